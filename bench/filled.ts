import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fillDatabase, startForFilling } from './desks/fill-folder.ts';
import { stopAfter } from './stop-after.ts';

/** Makes a folder that goes when this program ends. */
const passingFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'poth-bench-filled-'));
  // PostgreSQL may have to run as another user than the benchmark.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * Fills a database with so many bookings, or takes the one that an earlier run kept in `keep`; answers the folder on
 * which a program can be started. A run that ends while it fills leaves none.
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
  // Puts on the disk what was not durable before anything is measured; where there is no such program, it will be soon.
  spawnSync('sync');
  return folder;
};
