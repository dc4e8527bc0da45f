/** Converts a name of rows in TypeScript to that of the column or table in SQL. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
