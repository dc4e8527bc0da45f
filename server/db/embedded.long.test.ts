import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded.ts';
import { findPostmaster } from './postmaster.ts';

let folder: string;
let dataDir: string;
const lines: string[] = [];
const start = () => startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

// Starts a program that starts the database, prints its address, and then only waits.
async function startInAnotherProcess() {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    const { adminUrl } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log(adminUrl);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [adminUrl] = await once(createInterface(child.stdout), 'line');
  return { adminUrl: String(adminUrl), kill: () => (child.kill('SIGKILL'), once(child, 'exit')) };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), `poth-test-${process.pid}-`));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'postgres');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('keeps its data over a stop and a start', async () => {
  const first = await start();
  await ask(first.adminUrl, 'create table milestone as select 7 as km');
  await first.stop();
  expect(findPostmaster(dataDir)).toBeUndefined();
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  const second = await start();
  expect(await ask(second.adminUrl, 'select km from milestone')).toEqual([{ km: 7 }]);
  await second.stop();
});

test('uses the server that a killed process left running, and stops it in the end', async () => {
  const other = await startInAnotherProcess();
  await other.kill();
  const server = await start();
  expect(lines.at(-1)).toBe('database was running already');
  expect(server.adminUrl).toBe(other.adminUrl);
  await server.stop();
  expect(findPostmaster(dataDir)).toBeUndefined();
});

test('leaves the server running while another process uses it', async () => {
  const other = await startInAnotherProcess();
  await (await start()).stop();
  expect(await ask(other.adminUrl, 'select km from milestone')).toEqual([{ km: 7 }]);
  await other.kill();
  await (await start()).stop();
  expect(findPostmaster(dataDir)).toBeUndefined();
});

test('starts again with everything committed after both were killed', async () => {
  const other = await startInAnotherProcess();
  await ask(other.adminUrl, 'update milestone set km = 8');
  process.kill(findPostmaster(dataDir)!.pid, 'SIGKILL');
  await other.kill();
  const server = await start();
  expect(await ask(server.adminUrl, 'select km from milestone')).toEqual([{ km: 8 }]);
  await server.stop();
});
