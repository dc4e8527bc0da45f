/** The endings that mail programs and phones make links of, beside the two letters of a country. */
const endings =
  'com|net|org|info|biz|edu|gov|mil|int|name|pro|mobi|asia|xyz|top|site|online|shop|store|app|dev|link|click|live|club|vip|win|bet|fun|icu|lol|page|blog|news|tech|cloud|space|website|world|today|life|best|gift|games|casino|cash|money|loan|bank|finance|email|support|help|chat|social|media|video|art|one|zone|ltd|company|agency|digital|services|solutions|zip|mov|tk|বাংলা|ভারত|рф|[a-z]{2}';

/** Dots that browsers read as dots in an address. */
const dots = /[.\u3002\uff0e\uff61\u2024\ufe52]/gu;

const label = String.raw`[\p{L}\p{M}\p{N}_-]`;
const addresses = [
  // A scheme, or what begins like a site.
  /[a-z][a-z0-9+.-]*:\s*\/\//iu,
  /(?:^|[^\p{L}\p{N}])www\d*\./iu,
  // An e-mail.
  /\S@\S/u,
  // A name of a site: letters, a dot, an ending; or anything with a dot that a path, a port or a query follows.
  new RegExp(String.raw`${label}\.(?:${endings})(?!${label})`, 'iu'),
  new RegExp(String.raw`${label}\.${label}{2,}(?:\.${label}+)*[/:?#]`, 'iu'),
  // Numbers of a machine.
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
];

/**
 * Tells whether what stands for a name holds an address of the net, which mail programs would make a link of.
 * Initials and abbreviations as people write them, A.K.M. Rahim or Md.Selim, are none.
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
 * Addresses of the net as holdsAddress finds them, in a pattern that programs without scripts of letters read: it is
 * stricter in places, so that no name which it lets pass is refused.
 */
export const addressPattern = [
  String.raw`[:\uff1a\ufe55\ufe13]\s*[/\uff0f]{2}`,
  String.raw`[wW]{3}\d*${dot}`,
  String.raw`\S[@\uff20\ufe6b]\S`,
  String.raw`\S${dot}(?:[\u2100-\u218f\u2460-\u24ff\u3200-\u33ff\ud83c]|[A-Za-z]{2}|[cC][oO][mM]|[nN][eE][tT]|[oO][rR][gG]|info|xyz|shop|online)(?![A-Za-z0-9_-])`,
  String.raw`\S${dot}\S{2,}[/:?#\uff0f\uff1a\uff1f\uff03]`,
  String.raw`\d(?:${dot}\d{1,3}){3}`,
].join('|');

/** A name, or where it holds an address what stands before the @ of the e-mail, as words. */
export const nameWithoutAddress = (name: string, email: string): string =>
  holdsAddress(name) ? (email.split('@')[0] ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ').trim() : name;
