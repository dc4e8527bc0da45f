import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { Refusal } from './start/refusal.ts';
import { createTicketSigner, generateTicketKey } from './ticket/ticket-key.ts';

const isTicketKey = (pem: string): boolean => {
  try {
    createTicketSigner(pem);
    return true;
  } catch {
    return false;
  }
};

const Secret = z.string().min(32);
/** Keys that are drawn and turned together. */
const KeySet = z.object({
  linkSecret: Secret,
  ticketKey: Secret.refine(isTicketKey, 'is no Ed25519 key'),
  /** Signs session cookies, and seals second factors. */
  authSecret: Secret,
});
export type KeySet = z.infer<typeof KeySet>;
export const Secrets = KeySet.extend({
  /** Sets of keys that sign after the first one, in order; undefined where keys were never turned. */
  turned: z.array(KeySet.extend({ signsFrom: z.iso.datetime() })).optional(),
});
export type Secrets = z.infer<typeof Secrets>;

const codeOf = (thrown: unknown): string => (thrown as NodeJS.ErrnoException).code ?? String(thrown);

const refuse = (file: string, why: string): never => {
  throw new Refusal(
    `The keys of this installation cannot be used: ${file} ${why}.\n` +
      'Tickets that were sold can be checked with these keys alone: let the user that runs the portal read the file, ' +
      'or put it back from a backup. Where nothing was ever sold, delete it: npm run adopt-keys makes new keys.',
  );
};

/**
 * Reads the keys of a file: those that sign links, cookies and sessions, and the key of the tickets; undefined where
 * there is no such file. An unusable file is a Refusal: new keys in its place would make sold tickets worthless.
 */
export const readSecrets = async (file: string): Promise<Secrets | undefined> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return undefined;
    return refuse(file, `cannot be read (${codeOf(thrown)})`);
  }
  if (text.trim() === '') return refuse(file, 'is empty');
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return refuse(file, 'is not JSON');
  }
  const { data, error } = Secrets.safeParse(stored);
  if (data) return data;
  const wrong = error.issues.map(({ path }) => path.join('.')).filter(Boolean);
  return refuse(file, wrong.length > 0 ? `is not complete (${wrong.join(', ')})` : 'is not complete');
};

/** Writes a draft beside a file, readable by its owner alone, which `take` moves into place; removes a draft that is left. */
const writeWhole = async (
  file: string,
  text: string,
  take: (draft: string) => Promise<void>,
  owner?: { uid: number; gid: number },
): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      if (owner && owner.uid !== process.getuid?.()) await handle.chown(owner.uid, owner.gid);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await take(draft);
  } finally {
    await rm(draft, { force: true });
  }
};

/** Writes a file whole or not at all; one that is there already is left as it is. */
const writeNew = (file: string, text: string): Promise<void> =>
  // A link fails where another start was faster; a rename would replace its keys.
  writeWhole(file, text, (draft) =>
    link(draft, file).catch((thrown) => {
      if (codeOf(thrown) !== 'EEXIST') throw thrown;
    }),
  );

/** Makes a new file's name survive a power failure; Windows cannot open folders, and does this by itself. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Draws a set of keys. */
export const drawKeySet = (): KeySet => {
  const fresh = () => randomBytes(32).toString('hex');
  return { linkSecret: fresh(), ticketKey: generateTicketKey(), authSecret: fresh() };
};

/**
 * Reads the keys of a file as `readSecrets` does. Where there are none they are made, once, however many processes
 * start at the same time.
 */
export const makeSecrets = async (file: string): Promise<Secrets> => {
  const kept = await readSecrets(file);
  if (kept) return kept;
  const folder = dirname(file);
  try {
    await mkdir(folder, { recursive: true });
    await writeNew(file, JSON.stringify(drawKeySet()));
    await syncFolder(folder);
  } catch (thrown) {
    throw new Refusal(`The keys of this installation cannot be written to ${file} (${codeOf(thrown)}).`, {
      cause: thrown,
    });
  }
  return (await readSecrets(file)) ?? refuse(file, 'leads nowhere (ENOENT)');
};

/** Refuses to restore keys over different ones, whose signatures would become worthless. */
export const refuseOtherSecrets = async (file: string, secrets: Secrets): Promise<void> => {
  const own = await readSecrets(file);
  if (own && !isDeepStrictEqual(own, secrets))
    throw new Refusal(
      `${file} holds other keys than the backup. Restore into a new, empty POTH_DATA_DIR, with a POTH_SECRETS_FILE that is not there yet.`,
    );
};

/** Writes the keys of a backup to their file. Throws a Refusal where the file has different ones. */
export const restoreSecrets = async (file: string, secrets: Secrets): Promise<void> => {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  await writeNew(file, JSON.stringify(secrets));
  await syncFolder(folder);
  await refuseOtherSecrets(file, secrets);
};

/** Replaces a file of keys by turned ones in one step; the file keeps its owner, and a link to it stays. */
export const replaceSecrets = async (file: string, secrets: Secrets): Promise<void> => {
  const place = await realpath(file);
  await writeWhole(place, JSON.stringify(secrets), (draft) => rename(draft, place), await stat(place));
  await syncFolder(dirname(place));
};
