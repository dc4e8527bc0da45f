import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { joinInstallation } from '../start/join-installation.ts';
import { openObjects } from '../storage/open-objects.ts';
import { openDataDirs } from '../testing/data-dirs.ts';
import { begin, freePorts } from '../testing/run-program.ts';

const newDataDir = openDataDirs();
let port: number;
beforeAll(async () => {
  port = await freePorts();
});

const testLimitMs = 240_000;

describe('a start that cannot be is told in sentences, without a stack', () => {
  const refused = async (settings: Record<string, string>): Promise<string> => {
    const program = begin('portal/main.ts', { PORT: String(port), ...settings });
    const [code] = await program.ended;
    expect([code, program.printed()]).toEqual([1, expect.not.stringMatching(/\n\s+at /)]);
    return program.printed();
  };
  const sandbox = { SANDBOX_PORT: '1', SANDBOX_SMTP_PORT: '1' };

  test('production without its settings', async () => {
    const printed = await refused({ NODE_ENV: 'production', DATABASE_URL: 'nowhere' });
    for (const key of ['DATABASE_URL', 'SSLCZ_STORE_ID', 'PUBLIC_URL', 'MAIL_FROM'])
      expect(printed).toContain(key);
  });

  test('a database that does not answer, or lets nobody in', async () => {
    const away = `postgres://poth:secret@127.0.0.1:1/poth`;
    const said = await refused({ ...sandbox, DATABASE_URL: away });
    expect(said).toMatch(/database poth at 127\.0\.0\.1:1 .*ECONNREFUSED/);
    expect(said).not.toContain('secret');
    const wrong = new URL(inject('testAdminUrl'));
    wrong.password = 'wrong';
    expect(await refused({ ...sandbox, DATABASE_URL: wrong.href })).toContain('does not let us in');
  });

  test(
    'a second machine without the keys, or with other uploads, until it has them or they are given up',
    async () => {
      const [database, first, second] = [await createTestDatabase(), newDataDir(), newDataDir()];
      const db = openDatabase(database.url, 'poth_app', { max: 1 });
      const secretsFile = join(first, 'secrets.json');
      const store = openObjects({ bucket: undefined, dataDir: first });
      await joinInstallation({ db, secretsFile, store, log: () => undefined });
      const there = { ...sandbox, DATABASE_URL: database.url, POTH_DATA_DIR: second };
      expect(await refused(there)).toMatch(
        /^The portal does not start: the keys .* are not in .*; copy that file .*\n$/m,
      );
      expect(readdirSync(second)).toEqual([]);
      expect(await refused({ ...there, POTH_SECRETS_FILE: secretsFile })).toMatch(
        /^The portal does not start: the uploads .* are not in the folder .*; set S3_ENDPOINT .*\n$/m,
      );
      const program = begin('scripts/adopt-keys.ts', { DATABASE_URL: database.url, POTH_DATA_DIR: second });
      expect([await program.ended, program.printed()]).toEqual([
        [0, null],
        expect.stringContaining('are those of'),
      ]);
      const turned = begin('scripts/turn-keys.ts', { DATABASE_URL: database.url, POTH_DATA_DIR: second });
      expect([await turned.ended, turned.printed()]).toEqual([
        [0, null],
        expect.stringMatching(/keys [0-9a-f]{8}: sign now.*\n.*keys [0-9a-f]{8}: sign from /),
      ]);
      const files = {
        secretsFile: join(second, 'secrets.json'),
        store: openObjects({ bucket: undefined, dataDir: second }),
      };
      const keys = await joinInstallation({ db, ...files, log: () => undefined });
      expect(keys).toEqual(JSON.parse(readFileSync(files.secretsFile, 'utf8')));
      await db.destroy();
      await database.drop();
    },
    testLimitMs,
  );

  test('a folder that cannot be the data directory', async () => {
    const folder = newDataDir();
    writeFileSync(join(folder, 'file'), '');
    expect(await refused({ ...sandbox, POTH_DATA_DIR: join(folder, 'file') })).toContain(
      join(folder, 'file'),
    );
  });
});
