import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fillDatabase, startForFilling } from './desks/fill-folder.ts';
import { stopAfter } from './stop-after.ts';

/** Creates a folder that is removed when this program ends. */
const passingFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'poth-bench-filled-'));
  // PostgreSQL may have to run as another user than the benchmark.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * Fills a database with a number of bookings, or uses the one that an earlier run kept in `keep`; returns the folder to
 * start a program on. A run that ends while filling leaves none.
 */
export const openFilled = async (
  bookings: number,
  keep: string | undefined,
  say: (line: string) => void,
): Promise<string> => {
  const folder = join(keep ? resolve(keep) : passingFolder(), `bookings-${bookings}`);
  if (existsSync(folder)) return folder;
  const filling = `${folder}.filling`;
  rmSync(filling, { recursive: true, force: true });
  const { postgres, url } = await startForFilling(filling);
  await stopAfter(
    () => postgres.stop(),
    () => fillDatabase(url, { bookings, withDemonstration: true }, say),
  );
  renameSync(filling, folder);
  // Flushes the filled files to disk before the measurement; where the command is missing, the system does so soon.
  spawnSync('sync');
  return folder;
};
