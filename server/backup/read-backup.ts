import { buffer } from 'node:stream/consumers';
import { Secrets } from '../secrets.ts';
import { Refusal } from '../start/refusal.ts';
import { backupFormat, Head, partOf, Tail } from './contents.ts';
import { type ArchivedFile, readArchive } from './read-archive.ts';
import { countRows, type Progress } from './take-backup.ts';

type Table = Head['tables'][number];

/** Receives the contents of a backup, in their order. */
export type BackupReceiver = {
  head(head: Head): Promise<void>;
  secrets(secrets: Secrets): Promise<void>;
  /** The rows of a table as text of COPY; the pieces of one table follow each other. */
  rows(table: Table, text: AsyncIterable<Uint8Array>): Promise<void>;
  upload(key: string, content: Uint8Array): Promise<void>;
};

const readJson = async ({ body }: ArchivedFile): Promise<unknown> =>
  JSON.parse((await buffer(body)).toString('utf8'));

const readHead = async (file: ArchivedFile): Promise<Head> => {
  const said = await readJson(file);
  const parsed = Head.safeParse(said);
  if (parsed.success) return parsed.data;
  const { format } = said as { format?: unknown };
  throw new Error(
    format === backupFormat
      ? 'its first file is not complete'
      : `it has the format ${String(format)}, this program reads ${backupFormat}`,
  );
};

/** Passes a stream on, and calls `hear` with each chunk. */
async function* heard(
  stream: AsyncIterable<Uint8Array>,
  hear: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    hear(chunk);
    yield chunk;
  }
}

const compareCounts = (told: Tail, found: Tail): void => {
  if (told.uploads !== found.uploads)
    throw new Error(`it should hold ${told.uploads} uploads and holds ${found.uploads}`);
  for (const [table, rows] of Object.entries(told.rows))
    if (found.rows[table] !== rows)
      throw new Error(`it should hold ${rows} rows of ${table} and holds ${found.rows[table] ?? 0}`);
};

/**
 * Reads a backup from beginning to end and passes its contents to `taker`. They are valid only once this function has
 * returned, because truncation shows at the end of the file. Throws where the file is damaged, and the errors of the
 * taker; a Refusal for a wrong passphrase.
 */
export const readBackup = async (
  file: string,
  passphrase: string,
  taker: BackupReceiver,
  progress: Progress,
): Promise<{ head: Head; tail: Tail }> => {
  let head: Head | undefined;
  let tail: Tail | undefined;
  const found: Tail = { rows: {}, uploads: 0 };
  for await (const archived of readArchive(file, passphrase)) {
    const part = partOf(archived.name);
    if (part.kind === 'head') {
      head = await readHead(archived);
      for (const { name } of head.tables) found.rows[name] = 0;
      await taker.head(head);
      continue;
    }
    if (!head) throw new Error('its first file is missing');
    if (part.kind === 'secrets') await taker.secrets(Secrets.strict().parse(await readJson(archived)));
    else if (part.kind === 'tail') tail = Tail.parse(await readJson(archived));
    else if (part.kind === 'upload') {
      const content = await buffer(archived.body);
      await taker.upload(part.key, content);
      found.uploads += 1;
      progress(`upload ${found.uploads}`, content.length);
    } else {
      const at = head.tables.findIndex(({ name }) => name === part.table);
      const table = head.tables[at];
      if (!table) throw new Error(`it holds rows of ${part.table}, which its first file does not name`);
      const count = (chunk: Uint8Array): void => {
        found.rows[table.name] = (found.rows[table.name] ?? 0) + countRows(chunk);
        progress(`${table.name} (${at + 1} of ${head?.tables.length} tables)`, chunk.length);
      };
      await taker.rows(table, heard(archived.body, count));
    }
  }
  if (!head || !tail) throw new Error('its end is missing');
  compareCounts(tail, found);
  return { head, tail };
};

const drain = async (stream: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of stream);
};

/** A backup that was read whole. */
export type Checked = { head: Head; tail: Tail; secrets: Secrets };

/**
 * Reads a backup from beginning to end and writes nothing. Throws a Refusal for a wrong passphrase and for a damaged or
 * truncated file.
 */
export const checkBackup = async (file: string, passphrase: string, progress: Progress): Promise<Checked> => {
  const nothing = async (): Promise<void> => undefined;
  let secrets: Secrets | undefined;
  const taker: BackupReceiver = {
    head: nothing,
    secrets: async (found) => {
      secrets = found;
    },
    rows: (_table, text) => drain(text),
    upload: nothing,
  };
  try {
    const read = await readBackup(file, passphrase, taker, progress);
    if (!secrets) throw new Error('its keys are missing');
    return { ...read, secrets };
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown;
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Refusal(`${file} is damaged or was cut off (${why}). Nothing of it was used.`, {
      cause: thrown,
    });
  }
};
