import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { becomeAdmin } from '../become-admin.ts';
import { password, signUp } from '../newcomer.ts';
import { expect, test } from '../test.ts';
import { newPhone, readMessage } from '../traveller.ts';

const fileOf = async (page: Page): Promise<Record<string, unknown>> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^poth-[\w-]+\.json$/);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
};

const ownData = async (page: Page): Promise<void> => {
  const email = await signUp(page, 'Shirin Sultana', '/');
  await page.goto(`/profile/${email}`);
  await page.getByRole('link', { name: /^Your data/ }).click();
  await expect(page.getByRole('heading', { name: 'Be erased' })).toBeVisible();
  expect(await fileOf(page)).toMatchObject({ account: { name: 'Shirin Sultana', email }, bookings: [] });

  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByText('Tick this first.')).toBeVisible();
  await page.getByRole('checkbox', { name: /what goes and what stays/ }).check();
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is erased')).toBeVisible();
  await page.goto('/your-data');
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
};

test('a person takes out their data, is erased, and cannot log in any more', ({ page }) => ownData(page));

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('the same works', ({ page }) => ownData(page));
});

test('an admin opens what is kept of a guest by the code that the guest reads out', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const email = await signUp(page, 'Farid Ahmed', '/security');
  await becomeAdmin(page, email);
  const phone = newPhone();
  await page.goto('/admin/guest-data');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Language of the SMS').selectOption('en');
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = /\d{6}/.exec(await readMessage(page, baseURL ?? '', phone, /code \d{6}/))?.[0] ?? '';
  await page.getByLabel('Code the guest reads out').fill(String((Number(code) + 1) % 1e6).padStart(6, '0'));
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByText('The code is not right')).toBeVisible();
  await page.getByLabel('Code the guest reads out').fill(code);
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByRole('heading', { name: /^Proved:/ })).toBeVisible();
  expect(await fileOf(page)).toMatchObject({ phone: `+88${phone}`, bookings: [] });
  await page.getByRole('checkbox', { name: /has heard this/ }).check();
  await page.getByRole('button', { name: 'Erase the guest' }).click();
  await expect(page.getByText('The guest is erased')).toBeVisible();
});
