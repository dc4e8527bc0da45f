/** Paisa of a decimal text with at most two places ("1250", "1250.5"), or null if it is none. */
export function toPaisa(text: string): number | null {
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** Writes an amount in the gateway's usual form: "1250.00". */
export function toText(paisa: number): string {
  return (paisa / 100).toFixed(2);
}

/** Writes an amount in the short form that the gateway uses at times: "1250" or "1250.5". */
export function toShortText(paisa: number): string {
  return String(paisa / 100);
}

/** Taka per unit of each accepted currency: round figures, for rehearsal only. */
export const takaPer: Readonly<Record<string, number>> = {
  BDT: 1,
  USD: 122,
  EUR: 140,
  GBP: 160,
  SGD: 94,
  INR: 1.4,
  MYR: 29,
};
