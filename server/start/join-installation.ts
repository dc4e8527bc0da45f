import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { type KeySet, makeSecrets, readSecrets, type Secrets } from '../secrets.ts';
import type { NamedStore } from '../storage/open-objects.ts';
import {
  type Installation,
  readInstallation,
  replaceKeysHash,
  writeInstallation,
} from './installation-store.ts';
import { Refusal } from './refusal.ts';

type Asked = {
  db: Database;
  /** File of the keys that all machines of the installation share. */
  secretsFile: string;
  /** Store of uploads that all machines of the installation share. */
  store: NamedStore;
  log: (line: string) => void;
};

/** Hashes the keys of an installation, for its database to recognise them; the hash reveals nothing of them. */
export const hashKeys = ({ turned = [], ...first }: Secrets, installationId: string): string => {
  const wordsOf = ({ linkSecret, ticketKey, authSecret }: KeySet) => [linkSecret, ticketKey, authSecret];
  const dated = turned.flatMap(({ signsFrom, ...set }) => [signsFrom, ...wordsOf(set)]);
  return createHmac('sha256', [...wordsOf(first), ...dated].join('\n'))
    .update(installationId)
    .digest('hex');
};

/** Key of the object by which an installation knows its store of uploads. */
const markOf = (installationId: string): string => `installation/${installationId}`;

const refuseKeys = (file: string, why: string): never => {
  throw new Refusal(
    `The portal does not start: the keys of the installation that sells from this database ${why} ${file}; copy that file from a ` +
      'machine that runs or from a backup, or let POTH_SECRETS_FILE name the one that all machines read (where they are lost for ' +
      'good: npm run adopt-keys).',
  );
};

const refuseStore = (name: string): never => {
  throw new Refusal(
    `The portal does not start: the uploads of the installation that sells from this database are not in ${name}; set S3_ENDPOINT ` +
      'and what belongs to it as on a machine that runs, or mount its folder there (where they were moved for good: npm run adopt-keys).',
  );
};

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const putMark = async ({ objects, name }: NamedStore, installationId: string): Promise<void> => {
  const content = new TextEncoder().encode('The uploads of an installation of Poth.\n');
  await objects.put(markOf(installationId), content).catch((thrown) => {
    throw new Refusal(
      `The portal does not start: ${name} does not take uploads (${messageOf(thrown)}); make it writable, or set S3_ENDPOINT and ` +
        'what belongs to it.',
      { cause: thrown },
    );
  });
};

/** Refuses another store; one that does not answer is taken for the right one, so that a start does not wait for it. */
const checkStore = async (
  { store, log }: Pick<Asked, 'store' | 'log'>,
  installationId: string,
): Promise<void> => {
  const read = store.objects.get(markOf(installationId)).then((mark) => mark ?? refuseStore(store.name));
  await read.catch((thrown) => {
    if (thrown instanceof Refusal) throw thrown;
    log(
      `uploads: ${store.name} does not answer (${messageOf(thrown)}); whether it is the right one is not checked`,
    );
  });
};

/** Records a new installation with the keys of this machine, which are made where there are none. */
const found = async ({ db, secretsFile, store }: Asked): Promise<Installation> => {
  const secrets = await makeSecrets(secretsFile);
  const installationId = randomUUID();
  await putMark(store, installationId);
  const own = { installationId, keysHash: hashKeys(secrets, installationId) };
  await writeInstallation(db, own);
  return (await readInstallation(db)) ?? own;
};

/** Reads the keys of this machine. Missing keys, or those of another installation, are a Refusal that says what to do. */
export const readOwnKeys = async (
  file: string,
  { installationId, keysHash }: Installation,
): Promise<Secrets> => {
  const secrets = (await readSecrets(file)) ?? refuseKeys(file, 'are not in');
  if (hashKeys(secrets, installationId) !== keysHash) refuseKeys(file, 'are others than those in');
  return secrets;
};

/**
 * Joins this machine to the installation that sells from a database, and returns the keys that its machines share. The
 * first start records these keys and the store of uploads.
 * Problems: a machine with others, or without any, is a Refusal that says what to do; nothing is made instead.
 */
export const joinInstallation = async (asked: Asked): Promise<Secrets> => {
  const { db, secretsFile } = asked;
  const installation = (await readInstallation(db)) ?? (await found(asked));
  const secrets = await readOwnKeys(secretsFile, installation);
  await checkStore(asked, installation.installationId);
  return secrets;
};

/**
 * Makes the keys and the store of uploads of this machine those of the installation, from the next start of each machine
 * on; keys are made where there are none. Sold tickets, links and sessions signed with other keys become invalid.
 */
export const adoptKeys = async (asked: Asked): Promise<void> => {
  const { db, secretsFile, store } = asked;
  const { installationId } = (await readInstallation(db)) ?? (await found(asked));
  const secrets = await makeSecrets(secretsFile);
  await putMark(store, installationId);
  await replaceKeysHash(db, hashKeys(secrets, installationId));
};
