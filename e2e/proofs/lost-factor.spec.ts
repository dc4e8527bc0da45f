import type { Page } from '@playwright/test';
import { openDesk } from '../open-desk.ts';
import { expect, test } from '../test.ts';
import { becomeAdmin } from '../become-admin.ts';
import { registerCompany } from '../company.ts';
import { expectFitsPhone, expectAccessibleOnPhone } from '../looks.ts';
import { password, signUp } from '../newcomer.ts';
import { askDatabase } from '../sales-agent.ts';
import { setUpFactorOnPage } from '../second-factor.ts';

const logIn = async (page: Page, email: string, to: string): Promise<void> => {
  await page.goto(`/login?${new URLSearchParams({ to })}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
const lose = async (page: Page, email: string): Promise<void> => {
  await page.context().clearCookies();
  await logIn(page, email, '/buses');
  await expect(page).toHaveURL(/\/login\/second-factor/);
  await page.getByText('Lost the phone and the backup codes?').click();
  await page.getByRole('button', { name: 'Ask to take it off' }).click();
  await expect(page.getByText('Asked. After 24 hours')).toBeVisible();
};
const linkInMail = async (page: Page, baseURL: string, email: string): Promise<string> => {
  const sandbox = `http://127.0.0.1:${Number(new URL(baseURL).port) + 1}`;
  let link = '';
  await expect(async () => {
    const answer = await page.request.get(`${sandbox}/__sandbox/messages?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { text: string }[];
    link = /\/login\/keep-factor\?token=[\w.-]+/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return link;
};

test('a lost factor is taken off by an admin after a day, and its owner sets up a new one', async ({
  page,
  browser,
}) => {
  test.slow();
  const { email } = await registerCompany(page);
  await lose(page, email);
  await expectAccessibleOnPhone(page);
  await page.screenshot({ path: 'test-results/lost-390.png' });
  await page.goto('/bn/login/second-factor');
  await page.getByText('ফোন ও ব্যাকআপ কোড দুটোই হারিয়েছেন?').click();
  await page.screenshot({ path: 'test-results/lost-bn-390.png', fullPage: true });

  const desk = await openDesk(browser);
  await becomeAdmin(desk, await signUp(desk, 'Shirin Akter', '/security'));
  const found = `/users?${new URLSearchParams({ q: email })}`;
  await desk.goto(found);
  const row = desk.getByRole('row').filter({ hasText: email });
  await row.getByText('Lost second factor', { exact: true }).click();
  await expect(row.getByText(/You can agree from/)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Agree, take it off' })).toHaveCount(0);
  await desk.screenshot({ path: 'test-results/lost-desk-1280.png' });
  await askDatabase(
    `update factor_reset r set due_at = now() from auth_user u where u.id = r.user_id and u.email = $1`,
    [email],
  );
  await desk.goto(found);
  await row.getByText('Lost second factor', { exact: true }).click();
  await expectAccessibleOnPhone(desk);
  await desk.setViewportSize({ width: 1280, height: 900 });
  await row.getByRole('button', { name: 'Agree, take it off' }).click();
  await expect(desk.getByText('Decided')).toBeVisible();

  await logIn(page, email, '/buses');
  await setUpFactorOnPage(page);
  await expect(page).toHaveURL('/buses');
  await desk.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('whose factor is not lost keeps it by the link of the mail', async ({ page, baseURL }) => {
    test.slow();
    const { email } = await registerCompany(page);
    await lose(page, email);
    const link = await linkInMail(page, baseURL ?? '', email);
    await page.goto(link);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'It was not me, keep it' }).click();
    await expect(page.getByText('The second factor stays')).toBeVisible();
    await expect(page).toHaveURL('/forgot-password');
    await page.goto(link);
    await page.getByRole('button', { name: 'It was not me, keep it' }).click();
    await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  });
});
