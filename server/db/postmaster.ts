import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Postmaster = { pid: number; port: number; status: string };

/**
 * Finds the running PostgreSQL of a data directory, whoever started it, or nothing when there is none.
 * Reads its postmaster.pid: pid, data directory, start time, port, socket folder, address, shared memory,
 * status, a line each (PostgreSQL's pidfile.h).
 */
export function findPostmaster(dataDir: string): Postmaster | undefined {
  const lines = readLockFile(dataDir)?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !isPostmasterOf(pid, dataDir)) return undefined;
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

/**
 * Lets PostgreSQL start when the process number in a leftover lock file belongs to another program by
 * now, as happens whenever a container restarts. Call it only after findPostmaster found nothing.
 * Only the number is replaced: PostgreSQL still checks the shared memory that the file names.
 */
export function disownStaleLock(dataDir: string): void {
  const lock = readLockFile(dataDir);
  const pid = Number.parseInt(lock ?? '', 10);
  if (!lock || !isAlive(pid)) return;
  const noSuchProcess = 2 ** 31 - 1;
  writeFileSync(join(dataDir, 'postmaster.pid'), lock.replace(/^\d+/, String(noSuchProcess)));
}

/**
 * Stops a PostgreSQL by a fast shutdown and waits for its end: clients are cut off, and memory is written to the
 * tables, which takes a slow disk seconds. After `fastMs` by an immediate shutdown: committed data is not lost, the
 * next start reads it from the write-ahead log.
 */
export async function stopPostmaster(dataDir: string, fastMs = 60_000): Promise<void> {
  for (const [signal, limitMs] of [
    ['SIGINT', fastMs],
    ['SIGQUIT', 15_000],
  ] as const) {
    const running = findPostmaster(dataDir);
    if (!running) return;
    process.kill(running.pid, signal);
    const until = Date.now() + limitMs;
    while (Date.now() < until) {
      if (!findPostmaster(dataDir)) return;
      await sleep(25);
    }
  }
  throw new Error(`PostgreSQL in ${dataDir} does not stop`);
}

/** Tells whether a process with this id exists, of whatever user. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readLockFile(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isPostmasterOf(pid: number, dataDir: string): boolean {
  return isAlive(pid) && commandLineOf(pid).includes(`-D ${dataDir}`);
}

function commandLineOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync('/proc/self/cmdline')) {
    // The file is empty for a process that has ended and that its parent has not reaped.
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}
