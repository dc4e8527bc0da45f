/** Domain endings that mail programs and phones turn into links, two-letter country codes included. */
const endings =
  'com|net|org|info|biz|edu|gov|mil|int|name|pro|mobi|asia|xyz|top|site|online|shop|store|app|dev|link|click|live|club|vip|win|bet|fun|icu|lol|page|blog|news|tech|cloud|space|website|world|today|life|best|gift|games|casino|cash|money|loan|bank|finance|email|support|help|chat|social|media|video|art|one|zone|ltd|company|agency|digital|services|solutions|zip|mov|tk|বাংলা|ভারত|рф|[a-z]{2}';

/** Characters that browsers read as dots in a host name. */
const dots = /[.\u3002\uff0e\uff61\u2024\ufe52]/gu;

const label = String.raw`[\p{L}\p{M}\p{N}_-]`;
const addresses = [
  // A scheme, or a leading www.
  /[a-z][a-z0-9+.-]*:\s*\/\//iu,
  /(?:^|[^\p{L}\p{N}])www\d*\./iu,
  // An e-mail.
  /\S@\S/u,
  // A host name: letters, a dot, an ending; or any name with a dot before a path, port or query.
  new RegExp(String.raw`${label}\.(?:${endings})(?!${label})`, 'iu'),
  new RegExp(String.raw`${label}\.${label}{2,}(?:\.${label}+)*[/:?#]`, 'iu'),
  // An IPv4 address.
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
];

/**
 * Tells whether a name contains a web or e-mail address, which mail programs would turn into a link. Initials and
 * abbreviations as people write them, A.K.M. Rahim or Md.Selim, do not count.
 */
export const holdsAddress = (name: string): boolean => {
  const seen = name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(dots, '.');
  return addresses.some((address) => address.test(seen));
};

const dot = String.raw`[.\u2488-\u249b\u3002\uff0e\uff61\u2024\ufe52]`;
/**
 * Pattern of web and e-mail addresses, as `holdsAddress` finds them, for programs without Unicode property escapes. It
 * is stricter in places, so that no name that passes it is refused by `holdsAddress`.
 */
export const addressPattern = [
  String.raw`[:\uff1a\ufe55\ufe13]\s*[/\uff0f]{2}`,
  String.raw`[wW]{3}\d*${dot}`,
  String.raw`\S[@\uff20\ufe6b]\S`,
  String.raw`\S${dot}(?:[\u2100-\u218f\u2460-\u24ff\u3200-\u33ff\ud83c]|[A-Za-z]{2}|[cC][oO][mM]|[nN][eE][tT]|[oO][rR][gG]|info|xyz|shop|online)(?![A-Za-z0-9_-])`,
  String.raw`\S${dot}\S{2,}[/:?#\uff0f\uff1a\uff1f\uff03]`,
  String.raw`\d(?:${dot}\d{1,3}){3}`,
].join('|');

/** Returns the name or, if it contains an address, the part of the e-mail before the @, as words. */
export const nameWithoutAddress = (name: string, email: string): string =>
  holdsAddress(name) ? (email.split('@')[0] ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim() : name;
