const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const escaped = new Set('^{}\\[~]|€\f');

/**
 * Counts the parts of an SMS: in the GSM alphabet 160 characters, or 153 to a part, some counting double; with any
 * other letter (all of Bangla, the taka sign) 70 UTF-16 units, or 67 to a part. Source: GSM 03.38.
 */
export function segmentsOf(text: string): { encoding: 'GSM-7' | 'UCS-2'; segments: number } {
  const characters = [...text];
  const gsm = characters.every((one) => basic.has(one) || escaped.has(one));
  const length = gsm ? characters.length + characters.filter((one) => escaped.has(one)).length : text.length;
  const [alone, part] = gsm ? [160, 153] : [70, 67];
  return { encoding: gsm ? 'GSM-7' : 'UCS-2', segments: length <= alone ? 1 : Math.ceil(length / part) };
}
