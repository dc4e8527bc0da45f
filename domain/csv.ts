/** Cell of a table; a number is written as it is. */
export type CsvCell = string | number | null;

/**
 * A text that a spreadsheet would take for a formula is led by an apostrophe.
 * OWASP, CSV injection: cells that begin with = + - @ or their full-width forms, a tab or a line's end.
 */
const harmless = (text: string): string =>
  /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(text) ? `'${text}` : text;

const written = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8: hence the mark at its beginning, without which
 * they garble Bangla.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
