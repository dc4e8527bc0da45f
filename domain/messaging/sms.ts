const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Letters of the GSM alphabet that are sent as two. */
const gsmPairs = new Set('^{}\\[~]|€');

/** Parts of one SMS that a message to a traveller may take at most: each part is paid for, and may arrive alone. */
export const mostSmsParts = 2;

/** Alphabet that a text is sent in: GSM-7, or UCS-2 as soon as it has one letter more. Source: GSM 03.38. */
export const smsAlphabet = (text: string): 'GSM-7' | 'UCS-2' =>
  [...text].every((letter) => gsmLetters.has(letter) || gsmPairs.has(letter)) ? 'GSM-7' : 'UCS-2';

/**
 * Counts the parts that a text is sent in: 160 letters of the GSM alphabet or 153 to a part; with any other letter, so
 * with all of Bangla and the taka sign, 70 UTF-16 units or 67 to a part. Source: GSM 03.38, 03.40.
 */
export const smsParts = (text: string): number => {
  const letters = [...text];
  const isGsm = smsAlphabet(text) === 'GSM-7';
  const length = isGsm
    ? letters.length + letters.filter((letter) => gsmPairs.has(letter)).length
    : text.length;
  const [alone, part] = isGsm ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / part);
};

/**
 * Chooses the first of some texts, the fullest first, that is sent in at most so many parts; else the last, the shortest.
 * The apostrophe of print is sent as the one of the GSM alphabet: a single ’ would make English travel like Bangla.
 */
export const fittingSms = (texts: readonly [string, ...string[]], mostParts = mostSmsParts): string => {
  const plain = texts.map((text) => text.replaceAll('’', "'"));
  return plain.find((text) => smsParts(text) <= mostParts) ?? plain.at(-1) ?? '';
};
