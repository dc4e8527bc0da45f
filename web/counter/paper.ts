/** The two widths of thermal paper, in millimetres. */
export const paperWidths = [58, 80] as const;
export type PaperWidth = (typeof paperWidths)[number];

export const readWidth = (text: string | null | undefined): PaperWidth => (text === '58' ? 58 : 80);

/** Width in millimetres that a printer's head reaches of the paper. */
export const printedWidth: Record<PaperWidth, number> = { 58: 48, 80: 72 };

/** A printer burns eight dots a millimetre. A code's modules are whole dots, or scanners see them of uneven width. */
const dotsPerMillimetre = 8;

/** How wide a code of so many modules is printed, in millimetres: as large as fits, at most six dots a module. */
export const qrMillimetres = (modules: number, width: PaperWidth): number => {
  const dots = Math.min(6, Math.floor((printedWidth[width] * dotsPerMillimetre) / modules));
  return (Math.max(dots, 2) * modules) / dotsPerMillimetre;
};

/** The paper is cut where the page ends: a length from what stands on it, generous, for browsers that cannot measure it. */
export const paperMillimetres = (
  view: { facts: readonly unknown[]; seats: readonly unknown[] },
  width: PaperWidth,
): number =>
  Math.ceil(
    52 + view.facts.length * (width === 58 ? 9.5 : 6.5) + view.seats.length * (width === 58 ? 62 : 68),
  );

const lengths = { least: 40, most: 3_000 };

/** A length of paper in millimetres as an address has it. */
export const readLength = (text: string | null): number => {
  const millimetres = Math.ceil(Number(text));
  return Math.min(Math.max(millimetres || lengths.least, lengths.least), lengths.most);
};

/** The rule that makes a printed page as wide and long as a strip of paper. */
export const pageRule = (width: PaperWidth, millimetres: number): string =>
  `@page { size: ${width}mm ${millimetres}mm; margin: 0 }`;
