import { sql } from 'kysely';
import { type Database, openDatabase, type Tx } from './database.ts';
import { tablesAt } from './placement.ts';
import type { Schema } from './schema.ts';
import { snakeCase } from './snake-case.ts';

/**
 * Tables whose rows stay when their trip moves: ratings, which every visitor counts. The other tables that are not
 * moved have been emptied by retention.
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

/** Tables of the schema `archive`, each with the column that names the trip. */
export const archivedTables: readonly { name: string; tripColumn: 'trip_id' | 'book' }[] = [
  ...tablesAt('trip')
    .filter(isMoved)
    .map((name) => ({ name, tripColumn: 'trip_id' as const })),
  ...tablesAt('book').map((name) => ({ name, tripColumn: 'book' as const })),
];

/** Names of the tables of a trip of which nothing may be left when it moves. */
export const emptiedTables: readonly string[] = emptied.map(snakeCase);

/** Switches a transaction to the archivist's role, which may delete from the books because it moves the rows to the archive. */
export const actAsArchivist = async (tx: Tx): Promise<void> => {
  await sql`set local role poth_archivist`.execute(tx);
};

/** Makes table names in a transaction refer to the schema `archive`, where it has the table. */
export const useArchiveTables = async (tx: Tx): Promise<void> => {
  await sql`set local search_path = archive, public`.execute(tx);
};

/** Makes table names in a transaction refer to the views over rows on sale and in the archive together. */
export const useArchiveAndSaleTables = async (tx: Tx): Promise<void> => {
  await sql`set local search_path = with_archive, public`.execute(tx);
};

/** Tells whether any trip was ever moved to the archive. */
export const isArchiveFilled = async (db: Database | Tx): Promise<boolean> => {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from public.archived_month) as filled`.execute(db);
  return rows[0]?.filled ?? false;
};

/** Connections on which tables of trips are the views over rows on sale and in the archive together. */
export type Archive = {
  db: Database;
  /** Tells whether any trip has moved; until then calls do not ask the archive. */
  isFilled(): Promise<boolean>;
};

/** Most connections of a process to the archive; they are opened on demand. */
const mostConnections = 4;

/** Opens the archive of the database at `url`. */
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
