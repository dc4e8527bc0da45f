import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Sets up a room, or makes its opening start, in the database of the program under test. */
export const roomStep = (...args: readonly ['set-up' | 'open', string]): string =>
  execFileSync(process.execPath, ['e2e/room-step.ts', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, POTH_DATA_DIR: process.env.POTH_E2E_DATA_DIR },
    encoding: 'utf8',
  }).trim();

/** Opens the page of a new room; each process learns of it within seconds. */
export const openRoom = async (page: Page, address: string): Promise<void> => {
  await expect(async () => {
    // A new connection for each: any process may answer.
    for (let times = 0; times < 4; times++) {
      const answer = await page.request.get(address, { headers: { connection: 'close' } });
      expect(answer.status()).toBe(200);
    }
    expect((await page.goto(address))?.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
};
