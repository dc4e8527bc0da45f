import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeSecrets } from './secrets.ts';
import { Refusal } from './start/refusal.ts';

let folder: string;
let dataDir: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poth-secrets-'));
  dataDir = join(folder, 'data');
  file = join(dataDir, 'secrets.json');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs makeSecrets in another process, as an ordinary user where this one is root. */
const readElsewhere = async (asOrdinaryUser = false): Promise<{ out: string; error: string }> => {
  const program = `
    import { makeSecrets } from ${JSON.stringify(new URL('secrets.ts', import.meta.url).href)};
    if (${asOrdinaryUser} && process.getuid() === 0) process.seteuid(65534);
    await makeSecrets(${JSON.stringify(file)}).then(
      (secrets) => console.log(JSON.stringify(secrets)),
      (fault) => console.error(fault.constructor.name + ': ' + fault.message));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const ended = once(child, 'close');
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { out, error };
};

test('a new installation gets keys, for its owner alone, and keeps them', async () => {
  const made = await makeSecrets(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secrets.json']);
  expect(await makeSecrets(file)).toEqual(made);
});

test('of many that start at once all get the one set of keys that is kept', async () => {
  const here = await Promise.all(Array.from({ length: 8 }, () => makeSecrets(file)));
  expect(new Set(here.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  await rm(dataDir, { recursive: true });
  const elsewhere = await Promise.all(Array.from({ length: 4 }, () => readElsewhere()));
  const kept = await readFile(file, 'utf8');
  for (const { out, error } of elsewhere) expect([out.trim(), error]).toEqual([kept, '']);
});

describe('a file that is there and cannot be used stops the start and stays as it is', () => {
  const expectRefused = async (...says: string[]) => {
    const refusal: unknown = await makeSecrets(file).catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(Refusal);
    for (const words of [file, 'backup', ...says]) expect((refusal as Refusal).message).toContain(words);
  };
  beforeEach(() => mkdir(dataDir));

  test.each([
    ['empty', '', 'is empty'],
    ['cut off', '{"linkSecret":"abc', 'is not JSON'],
    ['no object', 'null', 'is not complete'],
    ['without the key of the sessions', '', 'authSecret'],
    ['without the key of the tickets', '', 'ticketKey'],
    ['with a key of tickets that is none', '', 'ticketKey'],
  ])('%s', async (what, content, says) => {
    const whole = await makeSecrets(join(folder, 'other', 'secrets.json'));
    const less: Record<string, object> = {
      'without the key of the sessions': { ...whole, authSecret: undefined },
      'without the key of the tickets': { ...whole, ticketKey: undefined },
      'with a key of tickets that is none': { ...whole, ticketKey: 'x'.repeat(64) },
    };
    const stored = less[what] ? JSON.stringify(less[what]) : content;
    await writeFile(file, stored);
    await expectRefused(says);
    expect(await readFile(file, 'utf8')).toBe(stored);
    expect(await readdir(dataDir)).toEqual(['secrets.json']);
  });

  test('a directory in its place', async () => {
    await mkdir(file);
    await expectRefused('EISDIR');
  });

  test('a link to nowhere, as when a volume is not mounted', async () => {
    await symlink(join(folder, 'volume', 'secrets.json'), file);
    await expectRefused('ENOENT');
    expect(await readdir(dataDir)).toEqual(['secrets.json']);
  });

  test("another user's file", async () => {
    const made = JSON.stringify(await makeSecrets(file));
    // Other users may enter and write here, as after a change of a volume's owner.
    for (const path of [folder, dataDir]) await chmod(path, 0o777);
    if (process.getuid?.() !== 0) await chmod(file, 0);
    const { out, error } = await readElsewhere(true);
    expect([out, error]).toEqual(['', expect.stringMatching(/^Refusal: .*EACCES/)]);
    if (process.getuid?.() !== 0) await chmod(file, 0o600);
    expect(await readFile(file, 'utf8')).toBe(made);
  });
});
