import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fillDatabase, startForFilling } from './desks/fill-folder.ts';

/** A folder with a filled database that a program can be started on; forget removes it where nobody asked to keep it. */
export type Filled = { folder: string; forget: () => void };

/**
 * Fills a database with so many bookings, or takes the one that an earlier run kept in `keep`. A run that ends while it
 * fills leaves none.
 */
export const openFilled = async (
  bookings: number,
  keep: string | undefined,
  say: (line: string) => void,
): Promise<Filled> => {
  const parent = keep ? resolve(keep) : mkdtempSync(join(tmpdir(), 'poth-bench-filled-'));
  const folder = join(parent, `bookings-${bookings}`);
  const forget = () => {
    if (!keep) rmSync(parent, { recursive: true, force: true });
  };
  if (existsSync(folder)) return { folder, forget };
  const filling = `${folder}.filling`;
  rmSync(filling, { recursive: true, force: true });
  try {
    const { postgres, url } = await startForFilling(filling);
    await fillDatabase(url, { bookings, withDemonstration: true }, say).finally(() => postgres.stop());
  } catch (thrown) {
    forget();
    throw thrown;
  }
  renameSync(filling, folder);
  // Puts on the disk what was not durable before anything is measured; where there is no such program, it will be soon.
  spawnSync('sync');
  return { folder, forget };
};
