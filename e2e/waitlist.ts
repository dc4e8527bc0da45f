import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Adds an entry to a waiting list of the program under test, and a price wish; returns the tokens of both links. */
export const waitlistStep = (): string[] =>
  execFileSync(process.execPath, ['e2e/waitlist-step.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, POTH_DATA_DIR: process.env.POTH_E2E_DATA_DIR },
    encoding: 'utf8',
  })
    .trim()
    .split(' ');
