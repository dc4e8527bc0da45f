import { CamelCasePlugin } from 'kysely';

class Names extends CamelCasePlugin {
  ofRow(column: string): string {
    return this.camelCase(column);
  }
  ofColumn(key: string): string {
    return this.snakeCase(key);
  }
}

/** Converts names of columns to those of our rows, and back. */
export const names = new Names();
