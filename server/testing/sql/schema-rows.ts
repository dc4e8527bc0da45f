import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** The rows of each table as statements read them. */
export type ReadRows = { [T in keyof Schema]: Selectable<Schema[T]> };
/** The rows of each table as statements write them: what has a default may be left out. */
export type NewRows = { [T in keyof Schema]: Insertable<Schema[T]> };
