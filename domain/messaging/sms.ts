const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters of the GSM alphabet that take two septets. */
const gsmPairs = new Set('^{}\\[~]|€');

/** Most parts of an SMS to a traveller: each part is paid for, and may arrive alone. */
export const mostSmsParts = 2;

/** Returns the alphabet that a text is sent in: GSM-7, or UCS-2 if any character is outside it. Source: GSM 03.38. */
export const smsAlphabet = (text: string): 'GSM-7' | 'UCS-2' =>
  [...text].every((letter) => gsmLetters.has(letter) || gsmPairs.has(letter)) ? 'GSM-7' : 'UCS-2';

/** Counts the parts of `most` units that letters of these widths fill; a letter that does not fit begins the next part. */
const countParts = (widths: readonly number[], most: number): number => {
  let [parts, used] = [1, 0];
  for (const width of widths) {
    if (used + width > most) [parts, used] = [parts + 1, 0];
    used += width;
  }
  return parts;
};

/**
 * Counts the SMS parts of a text: 160 septets of the GSM alphabet, or 153 in each of several parts; with any other
 * letter, such as all of Bangla and the taka sign, 70 UTF-16 units or 67. The two septets of a bracket and the two units
 * of an emoji are never split between parts. Source: GSM 03.38, 03.40 (3GPP TS 23.038, 23.040).
 */
export const smsParts = (text: string): number => {
  const isGsm = smsAlphabet(text) === 'GSM-7';
  const widths = [...text].map((letter) => (isGsm ? 1 + Number(gsmPairs.has(letter)) : letter.length));
  const [alone, part] = isGsm ? [160, 153] : [70, 67];
  return countParts(widths, alone) === 1 ? 1 : countParts(widths, part);
};

/**
 * Chooses the first of several texts, fullest first, that fits in `mostParts` parts; else the last, the shortest. It
 * sends ’ as the apostrophe of the GSM alphabet: a single ’ would put an English text into UCS-2, like Bangla.
 */
export const fittingSms = (texts: readonly [string, ...string[]], mostParts = mostSmsParts): string => {
  const plain = texts.map((text) => text.replaceAll('’', "'"));
  return plain.find((text) => smsParts(text) <= mostParts) ?? plain.at(-1) ?? '';
};
