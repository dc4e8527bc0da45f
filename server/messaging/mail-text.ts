/** A space without width: it parts an address so that no mail program makes a link of it, and is not seen. */
const gap = '\u200b';

const parted = (text: string): string =>
  text
    .replaceAll('://', `:${gap}//`)
    .replace(/(?<=\S)@(?=\S)/gu, `@${gap}`)
    .replace(/(?<=[\p{L}\p{M}\p{N}_-])([.\u3002\uff0e\uff61\u2024\ufe52])(?=[\p{L}\p{M}])/gu, `$1${gap}`)
    .replace(/(?<=\d\.\d{1,3}\.\d{1,3})\.(?=\d)/gu, `.${gap}`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The links of a text that lead to the portal itself: its origin, and then a path, a query, or nothing. */
const ownLinks = (ownUrl: string): RegExp => {
  const { origin } = new URL(ownUrl);
  const literal = origin.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\S)(${literal}(?:[/?#][^\s<>"]*)?)(?!\S)`, 'g');
};

/**
 * A mail's words as text and as HTML. Links lead to the portal and nowhere else: every other address that stands in
 * the words, typed by people, is parted so that no mail program makes a link of it. ownUrl: the portal's address.
 */
export const mailText = (text: string, ownUrl: string): { text: string; html: string } => {
  // Split by one group: words and own links take turns.
  const pieces = text.split(ownLinks(ownUrl)).map((piece, place) => ({ piece, isLink: place % 2 === 1 }));
  const words = pieces.map(({ piece, isLink }) => (isLink ? piece : parted(piece))).join('');
  const html = pieces
    .map(({ piece, isLink }) =>
      isLink ? `<a href="${escaped(piece)}">${escaped(piece)}</a>` : escaped(parted(piece)),
    )
    .join('');
  return {
    text: words,
    html: `<div style="font:16px/1.6 system-ui,sans-serif;white-space:pre-line">${html}</div>`,
  };
};

/** A mail's subject, without addresses that a program could make a link of. */
export const mailSubject = (subject: string): string => parted(subject);
