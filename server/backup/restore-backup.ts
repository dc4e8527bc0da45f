import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { migrate, refuseUnknownMigrations } from '../db/migrate.ts';
import { refuseOtherSecrets, restoreSecrets, type Secrets } from '../secrets.ts';
import { Refusal } from '../start/refusal.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { Head, Tail } from './contents.ts';
import { readBackup } from './read-backup.ts';
import {
  analyzeTables,
  copyIn,
  emptyTables,
  findFilledTable,
  inTransaction,
  lockTables,
  readMigrations,
  setSequences,
} from './tables-store.ts';
import type { Progress } from './take-backup.ts';

type Target = {
  /** URL of the database, with the login that will own its tables. */
  url: string;
  secretsFile: string;
  objects: ObjectStore;
};

const refuseFilled = async (client: pg.Client): Promise<void> => {
  const table = await findFilledTable(client);
  if (table)
    throw new Refusal(
      `The database is not empty: ${table} has rows. A backup is restored into a new database and a new POTH_DATA_DIR only.`,
    );
};

/** Refuses a database that has rows, or whose schema is newer than the backup's. */
const refuseUsed = (url: string, { migrations }: Head): Promise<void> =>
  inTransaction(url, 'repeatable read, read only', async (client) => {
    await refuseFilled(client);
    const newer = (await readMigrations(client)).find(
      ({ number }) => !migrations.some((migration) => migration.number === number),
    );
    if (newer)
      throw new Refusal(
        `The database is empty but newer than the backup (migration ${newer.number}): restore into one without tables.`,
      );
  });

type Loading = { name: string; copy: Writable; ended: Promise<void>; fault?: unknown };

const beginLoading = (client: pg.Client, table: Head['tables'][number]): Loading => {
  const copy = copyIn(client, table);
  const loading: Loading = { name: table.name, copy, ended: finished(copy) };
  loading.ended.catch((thrown: unknown) => {
    loading.fault = thrown;
  });
  return loading;
};

/** Loads the pieces of a table by one COPY statement, table after table. */
const createLoader = (client: pg.Client) => {
  let current: Loading | undefined;
  const finish = async (): Promise<void> => {
    const loading = current;
    current = undefined;
    loading?.copy.end();
    await loading?.ended;
  };
  const load = async (table: Head['tables'][number], text: AsyncIterable<Uint8Array>): Promise<void> => {
    if (current?.name !== table.name) {
      await finish();
      current = beginLoading(client, table);
    }
    const loading = current;
    for await (const chunk of text) {
      // PostgreSQL has refused a row, and takes no more.
      if (loading.fault) throw loading.fault;
      if (!loading.copy.write(chunk)) await Promise.race([once(loading.copy, 'drain'), loading.ended]);
    }
  };
  return { load, finish };
};

/**
 * Restores a backup that `checkBackup` has read: its schema, keys, uploads and rows, then this program's newer
 * migrations. The rows come in one transaction that commits last, so an interrupted restore leaves an empty database and
 * may be repeated. Throws a Refusal, having written nothing, where database or keys belong to an installation already.
 */
export const restoreBackup = async (
  { url, secretsFile, objects }: Target,
  { file, passphrase, head, secrets }: { file: string; passphrase: string; head: Head; secrets: Secrets },
  log: (line: string) => void,
  progress: Progress,
): Promise<{ head: Head; tail: Tail }> => {
  refuseUnknownMigrations(head.migrations);
  await refuseOtherSecrets(secretsFile, secrets);
  await refuseUsed(url, head);
  const numbers = head.migrations.map(({ number }) => number);
  await migrate(url, () => undefined, { only: numbers });
  log(`schema: ${numbers.length} migrations, those of the backup`);
  const restored = await inTransaction(url, 'read committed, read write', async (client) => {
    await lockTables(client);
    // A portal that was started meanwhile may have filled them.
    await refuseFilled(client);
    await emptyTables(client);
    const { load, finish } = createLoader(client);
    const answer = await readBackup(
      file,
      passphrase,
      {
        head: async () => undefined,
        secrets: () => restoreSecrets(secretsFile, secrets),
        rows: load,
        upload: async (key, content) => {
          await finish();
          await objects.put(key, content);
        },
      },
      progress,
    );
    await finish();
    await setSequences(client, head.sequences);
    await analyzeTables(client);
    return answer;
  });
  const newer = await migrate(url, log);
  if (newer > 0) log(`schema: ${newer} newer migrations applied`);
  return restored;
};
