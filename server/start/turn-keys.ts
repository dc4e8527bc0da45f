import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { reencryptFactors } from '../identity/reencrypt-factors.ts';
import { acceptedUntil } from '../key-ring.ts';
import { drawKeySet, replaceSecrets, type Secrets } from '../secrets.ts';
import { type Installation, readInstallation, replaceKeysHash } from './installation-store.ts';
import { hashKeys, readOwnKeys } from './join-installation.ts';
import { authSecretsOf, keySetsOf, nameOfKeys } from './open-keys.ts';
import { Refusal } from './refusal.ts';

type Asked = { db: Database; secretsFile: string; now: Date };

/** A set of keys, for the person who manages them. */
export type ListedKeys = {
  name: string;
  signsFrom: Date;
  acceptedUntil: Date | undefined;
  isSigning: boolean;
};

/** Lists the keys of an installation in the order in which they sign. */
export const listKeys = (secrets: Secrets, now: Date): ListedKeys[] => {
  const sets = keySetsOf(secrets);
  const signing = sets.findLast(({ signsFrom }) => signsFrom <= now);
  return sets.map((set, at) => ({
    name: nameOfKeys(set.key),
    signsFrom: set.signsFrom,
    acceptedUntil: acceptedUntil(sets[at + 1]),
    isSigning: set === signing,
  }));
};

type Own = { installation: Installation; secrets: Secrets };

/** Reads the keys of this machine, which must be those of the installation. */
const openOwn = async ({ db, secretsFile }: Asked): Promise<Own> => {
  const installation = await readInstallation(db);
  if (!installation) throw new Refusal('There are no keys yet: the first start of the portal makes them.');
  return { installation, secrets: await readOwnKeys(secretsFile, installation) };
};

/** Removes the sets with these names; the first set that is left signs from the beginning. */
const without = (secrets: Secrets, names: readonly string[]): Secrets => {
  const [first, ...turned] = keySetsOf(secrets).filter(({ key }) => !names.includes(nameOfKeys(key)));
  if (!first) throw new Error('no keys are left');
  return {
    ...first.key,
    turned: turned.map(({ key, signsFrom }) => ({ ...key, signsFrom: signsFrom.toISOString() })),
  };
};

const namesIn = (secrets: Secrets): string[] => keySetsOf(secrets).map(({ key }) => nameOfKeys(key));

/** Replaces the keys of the installation; second factors that removed keys have sealed are sealed anew. */
const keep = async (
  { db, secretsFile, now }: Asked,
  { installation, secrets: before }: Own,
  after: Secrets,
): Promise<Secrets> => {
  const left = namesIn(after);
  const someAreGone = namesIn(before).some((name) => !left.includes(name));
  const clock = () => now;
  try {
    await transaction(db, async (tx) => {
      if (someAreGone) await reencryptFactors(tx, authSecretsOf(before, clock), authSecretsOf(after, clock));
      await replaceKeysHash(tx, hashKeys(after, installation.installationId));
      await replaceSecrets(secretsFile, after);
    });
  } catch (thrown) {
    await replaceSecrets(secretsFile, before);
    throw thrown;
  }
  return after;
};

/**
 * Turns the keys of an installation: new ones sign from a moment on, and signatures of the older ones are accepted
 * until the last journey with them is over (key-ring.ts). Expired keys are removed. Returns the resulting keys.
 * Problems: an earlier turn whose keys do not sign yet, or keys of another installation, are a Refusal.
 */
export const turnKeys = async (asked: Asked & { signsFrom: Date }): Promise<Secrets> => {
  const { now, signsFrom } = asked;
  const own = await openOwn(asked);
  const listed = listKeys(own.secrets, now);
  const waiting = listed.find((keys) => keys.signsFrom > now);
  if (waiting)
    throw new Refusal(
      `The keys ${waiting.name} sign from ${waiting.signsFrom.toISOString()}; turn them after that, or --drop ${waiting.name} first.`,
    );
  const over = listed.filter((keys) => keys.acceptedUntil && keys.acceptedUntil <= now);
  const left = without(
    own.secrets,
    over.map(({ name }) => name),
  );
  const turned = [...(left.turned ?? []), { ...drawKeySet(), signsFrom: signsFrom.toISOString() }];
  return keep(asked, own, { ...left, turned });
};

/**
 * Drops keys that may be known to others: their signatures become invalid with the next start of each process.
 * Problems: unknown keys, and those that sign now, are a Refusal.
 */
export const dropKeys = async (asked: Asked & { name: string }): Promise<Secrets> => {
  const own = await openOwn(asked);
  const listed = listKeys(own.secrets, asked.now);
  const dropped = listed.find(({ name }) => name === asked.name);
  if (!dropped)
    throw new Refusal(`There are no keys ${asked.name}, but ${listed.map(({ name }) => name).join(', ')}.`);
  if (dropped.isSigning)
    throw new Refusal(
      `The keys ${dropped.name} sign now: turn them first, with npm run turn-keys -- --in-hours 0.`,
    );
  return keep(asked, own, without(own.secrets, [dropped.name]));
};
