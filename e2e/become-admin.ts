import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { codeOfKey } from '../server/testing/totp.ts';
import { sendForm } from './newcomer.ts';

/** Where the program under test keeps its data: from there a right is given, as an operator of Poth does it. */
const dataDir = process.env.POTH_E2E_DATA_DIR;

/** What a hidden field of a page holds. */
const hidden = (html: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

/** Gives the account that is signed in on a page a second factor, then the admin's right. */
export const becomeAdmin = async (page: Page, email: string, password: string): Promise<void> => {
  const shown = await (await sendForm(page, '/security', { intent: 'start-factor', password })).text();
  const totpUri = hidden(shown, 'totpUri');
  const key = new URLSearchParams(totpUri.split('?')[1]).get('secret') ?? '';
  const confirmed = await sendForm(page, '/security', {
    intent: 'confirm-factor',
    totpUri,
    backupCodes: hidden(shown, 'backupCodes'),
    code: codeOfKey(key),
  });
  expect(confirmed.status(), 'the second factor is set up').toBe(303);
  execFileSync(process.execPath, ['scripts/grant-role.ts', email, 'admin'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, POTH_DATA_DIR: dataDir },
  });
};
