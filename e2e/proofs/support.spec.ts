import type { Browser, Page } from '@playwright/test';
import { becomeAdmin } from '../become-admin.ts';
import { expectUsableByEverybody } from '../look-closely.ts';
import { expectFitsPhone } from '../looks.ts';
import { signUp } from '../newcomer.ts';
import { prepareVisitor } from '../page-values.ts';
import { expect, test } from '../test.ts';

const narrow = { viewport: { width: 320, height: 640 } };
const newPage = async (browser: Browser, options = {}): Promise<Page> =>
  (await browser.newContext({ ...narrow, ...options })).newPage();

/**
 * Finds a booking as support, sends its ticket again and opens a case, which an admin answers. kind: of the case; a
 * booking has at most one open case of a kind, and parallel journeys find the same booking.
 */
const help = async (page: Page, desk: Page, kind: string): Promise<void> => {
  const problem = `The money has not come: ${crypto.randomUUID().slice(0, 8)}`;
  const { pnr = '' } = await prepareVisitor.support(page);
  await page.goto('/');
  await page.goto('/support');
  const key = page.getByLabel('PNR, phone number or transaction number');
  await key.fill('Rahima Khatun');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText(/This is no PNR, no whole phone number/)).toBeVisible();
  await expect(key).toHaveValue('Rahima Khatun');
  await key.fill(pnr.toLowerCase());
  await key.press('Enter');
  const found = page.getByRole('link', { name: `${pnr.slice(0, 5)} ${pnr.slice(5)}` });
  await expect(found).toBeVisible();
  expect(page.url(), 'no number in the address').toMatch(/\/support$/);
  await expect(page.getByText(/01\d•••••\d{3}/)).toBeVisible();
  await expectFitsPhone(page);
  await found.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/support/bookings/${pnr}`);
  await expectFitsPhone(page);

  await page.getByText('Send the ticket again', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Send the ticket again' }).click();
  await expect(page.getByText('The ticket is on its way again')).toBeVisible();

  await page.getByText('Open a case', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Open a case' }).click();
  await expect(page.getByText('Write what this is about.')).toBeVisible();
  await page.getByLabel('What it is about').selectOption(kind);
  await page.getByLabel('What the passenger says').fill(problem);
  await page.getByRole('button', { name: 'Open a case' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText(problem)).toBeVisible();

  const email = await signUp(desk, 'Shirin Akter', '/security');
  await becomeAdmin(desk, email);
  await desk.goto('/admin/cases?state=open');
  const asked = desk.getByRole('article').filter({ hasText: problem });
  await expectFitsPhone(desk);
  await asked.getByText('Answer', { exact: true }).first().click();
  await asked.getByRole('button', { name: /^Answer/ }).click();
  await expect(asked.getByText('Write an answer.')).toBeVisible();
  await asked.getByLabel('Your answer, for support').fill('The bank sends it tomorrow.');
  await asked.getByRole('button', { name: /^Answer/ }).click();
  await expect(desk.getByText('Answered. Support reads it with the case.')).toBeVisible();
  await desk.goto('/admin/audit-log?act=booking-looked-at');
  await expect(desk.getByRole('cell', { name: 'Mitu Akter' }).first()).toBeVisible();

  await page.goto('/support/cases');
  const answered = page.getByRole('article').filter({ hasText: problem });
  await expect(answered.getByText('The bank sends it tomorrow.')).toBeVisible();
  await expect(answered.getByText(/Shirin Akter/)).toBeVisible();
  await expectFitsPhone(page);
  for (const path of ['/admin', '/admin/money', '/admin/settlements', `/admin/bookings/${pnr}`, '/users'])
    expect((await page.goto(path))?.status(), path).toBe(403);
};

test('support helps a passenger, an admin answers', async ({ browser }) => {
  test.slow();
  await help(await newPage(browser), await newPage(browser), 'A refund has not come');
});

test('with JavaScript off the same works', async ({ browser }) => {
  test.slow();
  const off = { javaScriptEnabled: false };
  await help(await newPage(browser, off), await newPage(browser, off), 'Trouble on the journey');
});

test('the desk of support can be used by everybody, in both languages', async ({ browser }) => {
  test.slow();
  const page = await newPage(browser, { reducedMotion: 'reduce' });
  const { pnr } = await prepareVisitor.support(page);
  for (const path of ['/support', `/support/bookings/${pnr}`, '/support/cases'])
    for (const address of [path, `/bn${path}`]) {
      await page.goto(address);
      await expectUsableByEverybody(page, address);
      await expectFitsPhone(page);
    }
});
