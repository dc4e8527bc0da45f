import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase, withClient } from '../db/testing.ts';
import { acceptedDays } from '../key-ring.ts';
import { makeSecrets, readSecrets, type Secrets } from '../secrets.ts';
import { openObjects } from '../storage/open-objects.ts';
import { joinInstallation } from './join-installation.ts';
import { authSecretsOf } from './open-keys.ts';
import { dropKeys, listKeys, turnKeys } from './turn-keys.ts';

const hourMs = 3_600_000;
const now = new Date('2026-11-25T12:00:00Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * hourMs);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let folder: string;
let secretsFile: string;
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app');
  folder = await mkdtemp(join(tmpdir(), 'poth-turn-'));
  secretsFile = join(folder, 'secrets.json');
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

const joinBy = (file = secretsFile) =>
  joinInstallation({
    db,
    secretsFile: file,
    store: openObjects({ bucket: undefined, dataDir: folder }),
    log: () => undefined,
  });
const turn = (at: Date, signsFrom: Date) => turnKeys({ db, secretsFile, now: at, signsFrom });
const drop = (name: string, at: Date) => dropKeys({ db, secretsFile, now: at, name });
const namesOf = (secrets: Secrets, at = now) => listKeys(secrets, at).map(({ name }) => name);

test('a turn adds keys to the file of the installation, for its owner alone; a start takes them up', async () => {
  const before = await joinBy();
  const after = await turn(now, hoursLater(24));
  expect(await readSecrets(secretsFile)).toEqual(after);
  expect((await stat(secretsFile)).mode & 0o777).toBe(0o600);
  expect(await joinBy()).toEqual(after);
  expect(after).toMatchObject({ ...before, turned: [{ signsFrom: hoursLater(24).toISOString() }] });
  expect(listKeys(after, now)).toMatchObject([
    { isSigning: true, acceptedUntil: hoursLater(24 + 24 * acceptedDays) },
    { isSigning: false },
  ]);
  expect(listKeys(after, hoursLater(24)).map(({ isSigning }) => isSigning)).toEqual([false, true]);
});

test('a machine with the keys of before the turn is refused, and has to copy the file', async () => {
  await joinBy();
  const other = join(folder, 'other.json');
  await copyFile(secretsFile, other);
  await turn(now, hoursLater(24));
  await expect(joinBy(other)).rejects.toThrow('are others than those in');
  await expect(turnKeys({ db, secretsFile: other, now, signsFrom: now })).rejects.toThrow('copy that file');
});

test('a turn waits for the one before it to sign, and lets go what is over', async () => {
  await expect(turn(now, now)).rejects.toThrow('no keys yet');
  await joinBy();
  const first = namesOf(await turn(now, hoursLater(24)));
  await expect(turn(hoursLater(23), hoursLater(48))).rejects.toThrow(`The keys ${first[1]} sign from`);
  const later = hoursLater(24 + 24 * acceptedDays);
  const second = namesOf(await turn(later, later));
  expect(second).toHaveLength(2);
  expect(second[0]).toBe(first[1]);
  expect(await joinBy()).toEqual(await readSecrets(secretsFile));
});

test('keys are dropped once others sign; second factors that they sealed open by those that are left', async () => {
  const before = await joinBy();
  await withClient(database.url, async (client) => {
    await client.query(
      `insert into auth_user (id, name, email, email_verified, created_at, updated_at)
       values ('rahima', 'Rahima', 'rahima@example.com', true, now(), now())`,
    );
    const sealed = await symmetricEncrypt({ key: before.authSecret, data: 'the secret of an app' });
    const lost = await symmetricEncrypt({ key: 'a secret that nobody has any more', data: 'lost' });
    for (const [id, content] of [
      ['kept', sealed],
      ['lost', lost],
    ])
      await client.query(
        `insert into auth_two_factor (id, user_id, secret, backup_codes) values ($1, 'rahima', $2, $2)`,
        [id, content],
      );
  });
  const [old = ''] = namesOf(before);
  await expect(drop(old, now)).rejects.toThrow(`The keys ${old} sign now`);
  await turn(now, now);
  await expect(drop('deadbeef', now)).rejects.toThrow('There are no keys deadbeef');
  const after = await drop(old, now);
  expect(namesOf(after)).not.toContain(old);
  expect(JSON.stringify(await readSecrets(secretsFile))).not.toContain(before.authSecret);
  expect(await joinBy()).toEqual(after);

  const { secret, secrets = [] } = authSecretsOf(after, () => now);
  const keys = new Map(secrets.map(({ version, value }) => [version, value]));
  const key = { keys, currentVersion: secrets[0]?.version ?? 0, legacySecret: secret };
  const factors = await db.selectFrom('authTwoFactor').select(['id', 'secret', 'backupCodes']).execute();
  const kept = factors.find(({ id }) => id === 'kept');
  expect(await symmetricDecrypt({ key, data: kept?.secret ?? '' })).toBe('the secret of an app');
  expect(await symmetricDecrypt({ key, data: kept?.backupCodes ?? '' })).toBe('the secret of an app');
  expect(factors).toHaveLength(2);
});

test('where the database fails the file keeps the keys that it had', async () => {
  const before = await joinBy();
  await withClient(database.url, (client) =>
    client.query('alter table installation add constraint frozen check (keys_since < now()) not valid'),
  );
  await expect(turn(now, now)).rejects.toThrow('frozen');
  expect(await makeSecrets(secretsFile)).toEqual(before);
});
