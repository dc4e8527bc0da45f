/** A number as PDF writes it, to a thousandth. */
export const number = (value: number): number => Math.round(value * 1e3) / 1e3;

/** A piece of a document that is written already: of an object that says it is none, pdfkit takes the text. */
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
