import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Where the program under test keeps its data: from there a right is given, as an operator of Poth does it. */
const dataDir = process.env.POTH_E2E_DATA_DIR;
export const canMakeAdmins = dataDir !== undefined;

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows now (RFC 6238). */
const codeOf = (secret: string): string => {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1e6).padStart(6, '0');
};

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
  await form('confirm-factor')
    .locator('input[name="code"]')
    .fill(codeOf(secret.replaceAll(' ', '')));
  await form('confirm-factor').locator('button[type="submit"]').click();
  await expect(page.locator('.factor-key')).toHaveCount(0);
  execFileSync(process.execPath, ['scripts/grant-role.mjs', email, 'admin'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, POTH_DATA_DIR: dataDir },
  });
};
