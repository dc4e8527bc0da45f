import type { Page } from '@playwright/test';
import { type Program, startProgram, waitUntilFilled } from '../../bench/program.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { holdFreeSeat, proceedToPay } from '../checkout-steps.ts';
import { expectAccessibleOnPhone } from '../looks.ts';
import { expect, test } from '../test.ts';
import { freeSeats, newPhone, openSeatMap, searchAddress, seat } from '../traveller.ts';

/**
 * Separate program whose sandbox also plays bKash and Nagad, each on its own origin: npm start leaves both to SSLCommerz.
 */
let program: Program;
let ports: { bkash: number; nagad: number };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  ports = { bkash: await freePort(), nagad: await freePort() };
  program = await startProgram({
    env: { SANDBOX_BKASH_PORT: String(ports.bkash), SANDBOX_NAGAD_PORT: String(ports.nagad) },
  });
  await waitUntilFilled(program.databaseUrl);
});
test.afterAll(() => program.stop());

/** Portal by its public name, the only origin from which it accepts changes. */
const home = (): string => program.portalUrl.replace('127.0.0.1', 'localhost');
const search = (days: number): string => `${home()}${searchAddress(days)}`;

/** Fills in the checkout in English and goes to the wallet's own page. */
const goToWallet = async (page: Page, wallet: 'bKash' | 'Nagad'): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill('Tasnim Rahman');
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByRole('radio', { name: wallet }).check();
  await proceedToPay(page);
  await expect(page.getByRole('heading', { name: `Pay with ${wallet}` })).toBeVisible();
  expect(Number(new URL(page.url()).port)).toBe(wallet === 'bKash' ? ports.bkash : ports.nagad);
};

const holdSeat = (page: Page, days: number) => holdFreeSeat(page, search(days));

const ready = (page: Page) => expect(page.getByText('Your ticket is ready')).toBeVisible({ timeout: 30_000 });

test('bKash: who cancels there keeps the seats, pays at the second try and has one ticket', async ({
  page,
}) => {
  await holdSeat(page, 12);
  await goToWallet(page, 'bKash');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`^${home()}/`));
  await expect(page.getByText('You stopped the payment and nothing was taken.')).toBeVisible();
  await expectAccessibleOnPhone(page);
  await goToWallet(page, 'bKash');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await ready(page);
});

test('bKash: a wallet without money pays nothing, and the seats stay', async ({ page }) => {
  await holdSeat(page, 13);
  await goToWallet(page, 'bKash');
  await page.getByLabel('bKash account number').fill('01823074817');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByText('did not go through')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('radio', { name: 'Nagad' })).toBeVisible();
});

test('bKash: taken without an answer, the money is found by asking and the ticket comes', async ({
  page,
  request,
}) => {
  await holdSeat(page, 14);
  await goToWallet(page, 'bKash');
  const tranId = (await page.locator('section p').first().textContent()) ?? '';
  await request.post(`${program.sandboxUrl}/__sandbox/scenario/${tranId}`, {
    data: { bkashExecute: 'exec_hang', hangMs: 3_000 },
  });
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByText('Your ticket is ready')).toBeVisible({ timeout: 60_000 });
});

test('Nagad: paid on a phone in Bangla', async ({ page }) => {
  await holdSeat(page, 15);
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await page.getByLabel('নাম', { exact: true }).fill('তাসনিম রহমান');
  await page.getByLabel('মোবাইল নম্বর').fill(newPhone());
  await page.getByRole('radio', { name: 'নগদ' }).check();
  await page.getByRole('checkbox', { name: /শর্তাবলি/ }).check();
  await page.getByRole('button', { name: /^পেমেন্টে যান/ }).click();
  await expect(page.getByText('নগদে টাকা পরিশোধ করুন')).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('আপনার টিকিট তৈরি')).toBeVisible({ timeout: 30_000 });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('Nagad: failed there is said at the checkout, and paid at the second try', async ({ page }) => {
    await openSeatMap(page, search(16), 0);
    const [free = ''] = await freeSeats(page);
    await seat(page, free).check();
    await page.getByRole('button', { name: 'NEXT' }).click();
    await goToWallet(page, 'Nagad');
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText('did not go through')).toBeVisible({ timeout: 30_000 });
    await goToWallet(page, 'Nagad');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await ready(page);
  });
});
