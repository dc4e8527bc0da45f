import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { setUpFactor } from './second-factor.ts';

/** Data folder of the program under test: rights are granted from its console, as an operator of Poth does. */
const dataDir = process.env.POTH_E2E_DATA_DIR;

const become = async (page: Page, email: string, role: 'admin' | 'support'): Promise<void> => {
  await setUpFactor(page);
  execFileSync(process.execPath, ['scripts/grant-role.ts', email, role], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, POTH_DATA_DIR: dataDir },
  });
};

/** Gives the account signed in on a page a second factor, then the admin's right. */
export const becomeAdmin = (page: Page, email: string): Promise<void> => become(page, email, 'admin');

/** Gives the account signed in on a page a second factor, then the right to support passengers. */
export const becomeSupport = (page: Page, email: string): Promise<void> => become(page, email, 'support');
