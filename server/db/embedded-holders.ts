import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './postmaster.ts';

// The portal and its command line programs may share one PostgreSQL; the last to leave stops it.
const folderOf = (dataDir: string) => join(dataDir, 'holders');

/** Notes that this process uses the PostgreSQL of `dataDir`. */
export function addHolder(dataDir: string): void {
  mkdirSync(folderOf(dataDir), { recursive: true });
  writeFileSync(join(folderOf(dataDir), String(process.pid)), '');
}

/** Takes this process off the list and tells whether it was the last living one on it. */
export function removeHolder(dataDir: string): boolean {
  rmSync(join(folderOf(dataDir), String(process.pid)), { force: true });
  // A failed start has emptied the list and entered nobody.
  if (!existsSync(folderOf(dataDir))) return true;
  return !readdirSync(folderOf(dataDir)).some((name) => isAlive(Number(name)));
}

/** Empties the list of a PostgreSQL that does not run and therefore has no users. */
export function clearHolders(dataDir: string): void {
  rmSync(folderOf(dataDir), { recursive: true, force: true });
}
