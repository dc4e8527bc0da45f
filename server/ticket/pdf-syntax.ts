/** A number as PDF writes it, to a thousandth. */
export const number = (value: number): number => Math.round(value * 1e3) / 1e3;

/**
 * Piece of PDF syntax that is already written. pdfkit calls `toString` on it, since its tag says that it is no plain
 * object.
 */
export class Written {
  readonly #text: string;
  readonly [Symbol.toStringTag] = 'Written';
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}
