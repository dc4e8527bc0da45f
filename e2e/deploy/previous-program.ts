import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: root })).stdout.trim();

const folderOfMigrations = 'server/db/migrations';

/** Migrations of a commit, each with its content. */
const migrationsOf = async (commit: string): Promise<string[]> =>
  (await git('ls-tree', commit, `${folderOfMigrations}/`)).split('\n').filter(Boolean);

/** Newest commit that lacks a migration of this program and has no migrations of its own. */
const beforeNewestMigration = async (): Promise<string> => {
  const own = await migrationsOf('HEAD');
  const changes = (await git('log', '--format=%H', 'HEAD', '--', folderOfMigrations)).split('\n');
  for (const change of changes) {
    const before = `${change}^`;
    const had = await migrationsOf(before).catch(() => []);
    if (had.length > 0 && had.length < own.length && had.every((one) => own.includes(one))) return before;
  }
  return 'HEAD~1';
};

/** Links the packages installed here into a program with the same lock file. */
const sharePackages = async (folder: string): Promise<void> => {
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) return;
  for (const room of ['.', 'domain', 'server', 'web', 'sandbox']) {
    const [from, to] = [join(root, room, 'node_modules'), join(folder, room, 'node_modules')];
    if (!existsSync(from)) continue;
    // On another disk, or on a system without links, the program's own script installs them.
    await run('cp', ['-al', from, to]).catch(() => rmSync(to, { recursive: true, force: true }));
  }
};

/** Installs a program's packages and builds its pages by its own scripts. */
const prepare = async (folder: string): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/program.mjs', 'scripts/node-options.mjs'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the program in ${folder} could not be prepared`);
};

/**
 * Extracts the program of a commit into a folder, ready to run: the named one, else the last one before the newest
 * migration. Returns the commit's hash and subject.
 */
export const takeProgram = async (named: string | undefined, folder: string): Promise<string> => {
  const says = await git('log', '-1', '--format=%h %s', named ?? (await beforeNewestMigration()));
  const commit = says.split(' ', 1)[0] ?? '';
  const archive = `${folder}.tar`;
  mkdirSync(folder);
  await git('archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  await sharePackages(folder);
  await prepare(folder);
  return says;
};
