import { CamelCasePlugin } from 'kysely';

class Names extends CamelCasePlugin {
  ofRow(column: string): string {
    return this.camelCase(column);
  }
  ofColumn(key: string): string {
    return this.snakeCase(key);
  }
}

/** How the names of columns and those of our rows become each other. */
export const names = new Names();
