/** Cell of a table; a number is written unquoted. */
export type CsvCell = string | number | null;

/**
 * Prefixes an apostrophe to a text that a spreadsheet would take for a formula.
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
 * Formats rows as a CSV file (RFC 4180), with a byte order mark: without it spreadsheets do not read UTF-8 and garble Bangla.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
