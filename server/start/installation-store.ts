import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Installation that sells from a database. `keysHash`: of the keys that its machines share. */
export type Installation = { installationId: string; keysHash: string };

/** Reads the installation; undefined before its first start. */
export const readInstallation = (db: Database): Promise<Installation | undefined> =>
  db.selectFrom('installation').select(['installationId', 'keysHash']).executeTakeFirst();

/** Records the installation at its first start; where another machine was faster, its record stays. */
export const writeInstallation = async (db: Database, installation: Installation): Promise<void> => {
  await db
    .insertInto('installation')
    .values(installation)
    .onConflict((conflict) => conflict.column('oneRow').doNothing())
    .execute();
};

/** Replaces the hash of the keys that an installation had. */
export const replaceKeysHash = async (db: Database, keysHash: string): Promise<void> => {
  await db.updateTable('installation').set({ keysHash, keysSince: sql`now()` }).execute();
};
