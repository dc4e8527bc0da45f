import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { codeOfKey } from '../server/testing/totp.ts';

/** Where the program under test keeps its data: from there a right is given, as an operator of Poth does it. */
const dataDir = process.env.POTH_E2E_DATA_DIR;

/** Gives the account that is signed in on a page a second factor, then the admin's right. */
export const becomeAdmin = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/security');
  const form = (intent: string) => page.locator('form', { has: page.locator(`input[value="${intent}"]`) });
  await page
    .locator('details', { has: form('start-factor') })
    .locator('summary')
    .click();
  await form('start-factor').locator('input[type="password"]').fill(password);
  await form('start-factor').locator('button[type="submit"]').click();
  const secret = await page.locator('.factor-key').innerText();
  await form('confirm-factor').locator('input[name="code"]').fill(codeOfKey(secret));
  await form('confirm-factor').locator('button[type="submit"]').click();
  await expect(page.locator('.factor-key')).toHaveCount(0);
  execFileSync(process.execPath, ['scripts/grant-role.mjs', email, 'admin'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, POTH_DATA_DIR: dataDir },
  });
};
