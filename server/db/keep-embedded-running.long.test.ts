import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../start/refusal.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { keepEmbeddedRunning } from './keep-embedded-running.ts';
import { findPostmaster } from './postmaster.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let stopping: AbortController;
const lines: string[] = [];
const quick = [0, 100, 100];
/** Milliseconds that a busy machine may need to create a database. */
const limitMs = 60_000;
vi.setConfig({ testTimeout: limitMs });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), `poth-test-${process.pid}-`));
  chmodSync(folder, 0o755);
  lines.length = 0;
  stopping = new AbortController();
  const settings = { fsync: 'off' };
  postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: () => undefined,
    settings,
  });
});
afterEach(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const keep = () => keepEmbeddedRunning(postgres, (line) => lines.push(line), stopping.signal, quick);
const kill = () => process.kill(findPostmaster(postgres.dataDir)!.pid, 'SIGKILL');
const answers = async (): Promise<boolean> => {
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  client.on('error', () => undefined);
  const found = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return found;
};
const until = async (what: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await what()); tries++) {
    if (tries > 800) throw new Error('it never came');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

test('a database that was killed answers again at the same address, more than once', async () => {
  const kept = keep();
  for (const times of [1, 2]) {
    kill();
    await until(async () => !(await answers()));
    await until(answers);
    expect(lines.filter((line) => line.includes('started again')).length).toBeGreaterThanOrEqual(times);
  }
  stopping.abort();
  await kept;
  expect(postgres.isRunning()).toBe(true);
});

test('one that does not start is given up with a sentence that says why', async () => {
  renameSync(join(postgres.dataDir, 'global'), join(postgres.dataDir, 'away'));
  kill();
  const refusal: unknown = await keep().catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).message).toContain(postgres.dataDir);
  expect((refusal as Refusal).message).toContain('pg_control');
  expect(lines.filter((line) => line.includes('started again'))).toHaveLength(quick.length);
});

test('stopping while it is started again leaves nothing running', async () => {
  const kept = keep();
  kill();
  await until(async () => lines.length > 0);
  stopping.abort();
  await kept;
  await postgres.stop();
  expect(findPostmaster(postgres.dataDir)).toBeUndefined();
});
