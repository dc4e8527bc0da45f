/** Widths of thermal paper, in millimetres. */
export const paperWidths = [58, 80] as const;
export type PaperWidth = (typeof paperWidths)[number];

export const readWidth = (text: string | null | undefined): PaperWidth => (text === '58' ? 58 : 80);

/** Printable width of each paper, in millimetres. */
export const printedWidth: Record<PaperWidth, number> = { 58: 48, 80: 72 };

/** Resolution of thermal printers. A code's modules are whole dots, else scanners see them of uneven width. */
const dotsPerMillimetre = 8;

/** Printed width of a code with this many modules, in millimetres: as large as fits, at most six dots a module. */
export const qrMillimetres = (modules: number, width: PaperWidth): number => {
  const dots = Math.min(6, Math.floor((printedWidth[width] * dotsPerMillimetre) / modules));
  return (Math.max(dots, 2) * modules) / dotsPerMillimetre;
};

/**
 * Estimates the length of a ticket in millimetres from its contents, generously, for browsers that cannot measure it:
 * the paper is cut where the page ends.
 */
export const paperMillimetres = (
  view: { facts: readonly unknown[]; seats: readonly unknown[] },
  width: PaperWidth,
): number =>
  Math.ceil(
    52 + view.facts.length * (width === 58 ? 9.5 : 6.5) + view.seats.length * (width === 58 ? 62 : 68),
  );

const lengths = { least: 40, most: 3_000 };

/** Reads a length of paper in millimetres from an address, within `lengths`. */
export const readLength = (text: string | null): number => {
  const millimetres = Math.ceil(Number(text));
  return Math.min(Math.max(millimetres || lengths.least, lengths.least), lengths.most);
};

/** CSS rule that makes a printed page as wide and long as a strip of paper. */
export const pageRule = (width: PaperWidth, millimetres: number): string =>
  `@page { size: ${width}mm ${millimetres}mm; margin: 0 }`;
