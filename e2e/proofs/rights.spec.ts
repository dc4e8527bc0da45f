import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectFitsPhone, expectAccessibleOnPhone } from '../looks.ts';
import { uniqueLetters, password, signUp } from '../newcomer.ts';
import { setUpFactorOnPage } from '../second-factor.ts';
import { openDesk } from '../open-desk.ts';
import { expect, test } from '../test.ts';

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

/** Runs npm run grant-role beside the running portal. */
const grantFromConsole = (email: string): string =>
  execFileSync(process.execPath, ['scripts/console.mjs', 'scripts/grant-role.ts', email, 'admin'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, POTH_DATA_DIR: process.env.POTH_E2E_DATA_DIR },
    encoding: 'utf8',
  });

/** Makes an admin from the console, at the list of users: the second factor has to be set up to get there. */
const becomeAdmin = async (page: Page): Promise<void> => {
  const name = `Shirin ${uniqueLetters()}`;
  const email = await signUp(page, name, '/faqs');
  const said = grantFromConsole(email);
  expect(said).toContain(`${name} (${email}) is now admin`);
  expect(said).toContain('an admin needs a second factor');
  await page.goto('/users');
  await setUpFactorOnPage(page);
  await expect(page).toHaveURL('/users');
};

const search = async (page: Page, words: string) => {
  await page.getByLabel('Name, e-mail or mobile number').fill(words);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 found')).toBeVisible();
  return page.getByRole('row').filter({ hasText: words });
};

/** Grants a right to one person as an admin, blocks another, and reads both in the audit log. */
const changeRights = async (desk: Page, page: Page, look: typeof expectAccessibleOnPhone): Promise<void> => {
  const [promoted, name] = [`Farhana ${uniqueLetters()}`, `Sakib ${uniqueLetters()}`];
  await signUp(page, promoted, '/faqs');
  await page.context().clearCookies();
  const email = await signUp(page, name, '/tickets');

  const colleague = await search(desk, promoted);
  await colleague.getByText('Make admin', { exact: true }).click();
  await colleague.getByRole('button', { name: /^Yes, make admin/ }).click();
  await expect(desk.getByText('The right was given')).toBeVisible();
  await expect(colleague.getByText('No second factor')).toBeVisible();

  const row = await search(desk, email);
  await row.getByText('Close account', { exact: true }).click();
  await row.getByRole('button', { name: /^Close the account/ }).click();
  await expect(desk.getByText('Say why.')).toBeVisible();
  await desk.getByLabel('Reason, for the audit log').fill('Sold tickets twice');
  await desk.getByRole('button', { name: /^Close the account/ }).click();
  await expect(desk.getByText('The account is closed')).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: 'Sold tickets twice' })).toContainText(
    'Account closed',
  );
  await look(desk);

  await page.goto('/tickets');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email);
  await expect(page.getByText('This account has been closed')).toBeVisible();
  await desk.getByText('Open account again', { exact: true }).click();
  await desk.getByRole('button', { name: /^Yes, open it again/ }).click();
  await expect(desk.getByText('The account is open again')).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL('/tickets');
};

test('the console makes an admin, who gives the right to another and shuts somebody out', async ({
  page,
  browser,
}) => {
  test.slow();
  const desk = await openDesk(browser);
  await becomeAdmin(desk);
  await expectAccessibleOnPhone(desk);
  await desk.setViewportSize({ width: 1280, height: 900 });
  await changeRights(desk, page, expectAccessibleOnPhone);
  await desk.context().close();
});

test('so it goes with JavaScript off', async ({ page, browser }) => {
  test.slow();
  const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await becomeAdmin(desk);
  await changeRights(desk, page, expectFitsPhone);
  await desk.context().close();
});

test('the list of users is not for others', async ({ page }) => {
  await page.goto('/users?q=karim');
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ to: '/users?q=karim' })}`);
  await signUp(page, 'Karim Sheikh', '/faqs');
  for (const path of ['/users', '/users/somebody', '/staff']) {
    expect((await page.goto(path))?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'This page is not for this account' })).toBeVisible();
  }
});
