import { sql } from 'kysely';
import { type Database, openDatabase, type Tx } from './database.ts';
import { tablesAt } from './placement.ts';
import type { Schema } from './schema.ts';
import { snakeCase } from './snake-case.ts';

/**
 * Tables of a trip whose rows stay where they are, though the trip moves: ratings, which every visitor counts. The others that
 * are not moved are those that its retention has emptied.
 */
const staying = ['rating'] satisfies (keyof Schema)[];
const emptied = [
  'unpaidHold',
  'unpaidSource',
  'idempotency',
  'outbox',
  'smsDelivery',
  'oneTimeCode',
  'tripPosition',
  'waitlistEntry',
  'seatOffer',
] satisfies (keyof Schema)[];

const isMoved = (name: string): boolean =>
  ![...staying, ...emptied].some((table) => snakeCase(table) === name);

/** Names of the tables that the schema `archive` has, each with the column that says the trip. */
export const archivedTables: readonly { name: string; tripColumn: 'trip_id' | 'book' }[] = [
  ...tablesAt('trip')
    .filter(isMoved)
    .map((name) => ({ name, tripColumn: 'trip_id' as const })),
  ...tablesAt('book').map((name) => ({ name, tripColumn: 'book' as const })),
];

/** Names of the tables of a trip of which nothing may be left when it moves. */
export const emptiedTables: readonly string[] = emptied.map(snakeCase);

/** Makes a transaction the archivist's: the role that may take rows out of the books, for it puts them into the archive. */
export const actAsArchivist = async (tx: Tx): Promise<void> => {
  await sql`set local role poth_archivist`.execute(tx);
};

/** Makes the names of tables in a transaction mean those of the archive, where it has them. */
export const lookInArchive = async (tx: Tx): Promise<void> => {
  await sql`set local search_path = archive, public`.execute(tx);
};

/** Makes the names of tables in a transaction mean what is on sale and in the archive together. */
export const lookInBoth = async (tx: Tx): Promise<void> => {
  await sql`set local search_path = with_archive, public`.execute(tx);
};

/** Whether anything was ever moved to the archive. */
export const isArchiveFilled = async (db: Database | Tx): Promise<boolean> => {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from public.archived_month) as filled`.execute(db);
  return rows[0]?.filled ?? false;
};

/** The database as it was before anything moved: connections to which tables are what is on sale and in the archive together. */
export type Archive = {
  db: Database;
  /** Whether anything has moved: until then it is not asked. */
  isFilled(): Promise<boolean>;
};

/** Connections of a process to it at once; they are opened when they are needed. */
const mostConnections = 4;

/** Opens it at the database of `url`. */
export const openArchive = (url: string, { prepare = true }: { prepare?: boolean } = {}): Archive => {
  const db = openDatabase(url, 'poth_app', { prepare, max: mostConnections, inBoth: true });
  let filled = false;
  return {
    db,
    isFilled: async () => {
      filled ||= await isArchiveFilled(db);
      return filled;
    },
  };
};
