import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { changeOwner, type PostgresAccount } from './postgres-account.ts';
import { isAlive } from './postmaster.ts';

export const superuser = 'poth_admin';

/**
 * Makes the files of a new PostgreSQL in `dataDir`, unless they are there already.
 * They are prepared beside it and moved into place whole: an interrupted start leaves nothing half made.
 * `signal` interrupts it.
 */
export async function createCluster(
  dataDir: string,
  initdb: string,
  account: PostgresAccount,
  { durable, signal }: { durable: boolean; signal: AbortSignal | undefined },
): Promise<void> {
  removeLeftovers(dataDir);
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;

  const draft = `${dataDir}.new-${process.pid}`;
  const data = join(draft, 'data');
  const password = join(draft, 'password');
  mkdirSync(data, { recursive: true });
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  changeOwner(account, draft);

  const [command, ...args] = [
    ...account.prefix,
    initdb,
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // Uses the plain C locale, which exists on every machine: nothing is sorted or classified by the C library.
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  await promisify(execFile)(command!, args, { ...account.spawn, cwd: '/', signal });
  renameSync(password, passwordFile(data));
  try {
    renameSync(data, dataDir);
  } catch (error) {
    // Another process may have been faster; its files are as good.
    if (!existsSync(join(dataDir, 'PG_VERSION'))) throw error;
  }
  rmSync(draft, { recursive: true });
}

/** Reads the superuser's password of the PostgreSQL in `dataDir`. */
export function readPassword(dataDir: string): string {
  return readFileSync(passwordFile(dataDir), 'utf8').trim();
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'poth-password');
}

function removeLeftovers(dataDir: string): void {
  const start = `${basename(dataDir)}.new-`;
  for (const name of readdirSync(dirname(dataDir))) {
    if (!name.startsWith(start) || isAlive(Number(name.slice(start.length)))) continue;
    rmSync(join(dirname(dataDir), name), { recursive: true, force: true, maxRetries: 5 });
  }
}
