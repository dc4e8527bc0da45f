import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { stopPostmaster } from '../db/postmaster.ts';
import { running } from './run-program.ts';

/**
 * Makes data directories for programs that a test file begins. Ends the programs after each test, and removes the
 * directories with the databases in them after the last one.
 */
export const openDataDirs = (): (() => string) => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const child of running.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'close');
    }
  });
  afterAll(async () => {
    for (const folder of folders) {
      await stopPostmaster(join(folder, 'postgres'));
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), `poth-test-${process.pid}-`));
    // PostgreSQL may have to run as another user.
    chmodSync(folder, 0o755);
    folders.push(folder);
    return folder;
  };
};
