import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { setUpFactor } from './second-factor.ts';

/** Where the program under test keeps its data: from there a right is given, as an operator of Poth does it. */
const dataDir = process.env.POTH_E2E_DATA_DIR;

/** Gives the account that is signed in on a page a second factor, then the admin's right. */
export const becomeAdmin = async (page: Page, email: string): Promise<void> => {
  await setUpFactor(page);
  execFileSync(process.execPath, ['scripts/grant-role.ts', email, 'admin'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, POTH_DATA_DIR: dataDir },
  });
};
