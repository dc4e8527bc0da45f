import type pg from 'pg';
import type { Secrets } from '../secrets.ts';
import { Refusal } from '../start/refusal.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { backupFormat, type Head, names, type Tail } from './contents.ts';
import {
  copyOut,
  inTransaction,
  isDistributed,
  readMigrations,
  readSequences,
  readTablesInOrder,
} from './tables-store.ts';
import { type AddFile, type Sealed, writeArchive } from './write-archive.ts';

/** Reports progress: the thing that was copied, and its bytes before compression. */
export type Progress = (doing: string, bytes: number) => void;

/** Size of the pieces of a table: a tar gives the size of a file before its content, so each piece has to fit in memory. */
const pieceBytes = 4 * 1024 * 1024;
const lineEnd = 0x0a;

/** Counts the rows in text of COPY, which writes a line end inside a value as \n. */
export const countRows = (text: Uint8Array): number => {
  let rows = 0;
  for (let at = text.indexOf(lineEnd); at >= 0; at = text.indexOf(lineEnd, at + 1)) rows += 1;
  return rows;
};

/** Cuts a stream into pieces of at least `pieceBytes`, the last one excepted. */
async function* inPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

type Source = {
  /** URL of the database, with the login that owns its tables. */
  url: string;
  secrets: Secrets;
  /** Uploads; null leaves them out. */
  objects: ObjectStore | null;
};

const readHead = async (client: pg.Client, uploads: Head['uploads']): Promise<Head> => {
  const migrations = await readMigrations(client);
  if (migrations.length === 0)
    throw new Refusal('The database holds no portal: there is nothing to back up. Is DATABASE_URL right?');
  if (await isDistributed(client))
    throw new Refusal(
      'The rows of this database are on several machines, which have no moment in common: a backup of one moment cannot be ' +
        'taken. Back up each machine by its own means (docs/running.md, A cluster).',
    );
  return {
    format: backupFormat,
    takenAt: new Date().toISOString(),
    migrations,
    tables: await readTablesInOrder(client),
    sequences: await readSequences(client),
    uploads,
  };
};

const addTables = async (client: pg.Client, head: Head, add: AddFile, progress: Progress) => {
  const rows: Tail['rows'] = {};
  for (const [at, table] of head.tables.entries()) {
    let [piece, count] = [0, 0];
    for await (const text of inPieces(copyOut(client, table))) {
      count += countRows(text);
      await add(names.table(table.name, ++piece), text);
      progress(`${table.name} (${at + 1} of ${head.tables.length} tables)`, text.length);
    }
    rows[table.name] = count;
  }
  return rows;
};

const addUploads = async (objects: ObjectStore, add: AddFile, progress: Progress): Promise<number> => {
  let count = 0;
  for await (const key of objects.list()) {
    const content = await objects.get(key);
    if (!content) continue;
    await add(names.upload(key), content);
    count += 1;
    progress(`upload ${count}`, content.length);
  }
  return count;
};

/**
 * Backs an installation up into one new file: a snapshot of its database, its keys and its uploads, sealed with a
 * passphrase. The portal may go on selling. Uploads are listed after the snapshot and are never changed or deleted, so
 * each one that a row of the snapshot names is included. Returns the contents of the file.
 * Problems: a Refusal where the database is no portal's, or is a cluster, whose machines have no common snapshot.
 */
export const takeBackup = async (
  { url, secrets, objects }: Source,
  file: string,
  sealed: Sealed,
  progress: Progress,
): Promise<{ head: Head; tail: Tail }> => {
  let taken: { head: Head; tail: Tail } | undefined;
  await writeArchive(file, sealed, async (add) => {
    const { head, rows } = await inTransaction(url, 'repeatable read, read only', async (client) => {
      const read = await readHead(client, objects ? 'included' : 'left-out');
      await add(names.head, json(read));
      await add(names.secrets, json(secrets));
      return { head: read, rows: await addTables(client, read, add, progress) };
    });
    const tail = { rows, uploads: objects ? await addUploads(objects, add, progress) : 0 };
    await add(names.tail, json(tail));
    taken = { head, tail };
  });
  if (!taken) throw new Error('nothing was written');
  return taken;
};
