import { holdFreeSeat, payAtGateway, sendDetails } from './checkout-steps.ts';
import { askDatabase } from './sales-agent.ts';
import { expect, test } from './test.ts';
import { newPhone, searchAddress } from './traveller.ts';
import type { Page } from '@playwright/test';

/** Takes a seat of the n-th coach of a day and goes to the gateway's page with it; each journey uses a coach of its own. */
const goToPay = async (page: Page, phone: string, coach: number): Promise<void> => {
  await holdFreeSeat(page, searchAddress(10), coach);
  await sendDetails(page, { phone, wallet: 'bKash' });
  await expect(page).toHaveTitle(/Sandbox/);
};

const askFor = async (page: Page, number: string, phone: string): Promise<void> => {
  await page.getByLabel(/PNR or transaction number/).fill(number);
  await page.getByLabel(/Your Number/).fill(phone);
  await page.getByRole('button', { name: 'Find my money' }).click();
};

test('money that was taken is found by the number of the bank', { tag: '@long' }, async ({ page }) => {
  const phone = newPhone();
  await goToPay(page, phone, 0);
  const pnr = await payAtGateway(page);
  const [payment] = await askDatabase<{ number: string }>(
    'select p.bank_tran_id as number from payment p join booking b using (trip_id, booking_id) where b.pnr = $1',
    [pnr],
  );

  await page.goto('/ticket');
  await page.getByRole('link', { name: /Where is my money/ }).click();
  await askFor(page, 'NOTANUMBER1', phone);
  await expect(page.getByRole('alert')).toContainText('Nothing matches these two.');
  await askFor(page, payment?.number ?? '', phone);
  await expect(page.getByText('Taken, ticket sold')).toBeVisible();
  await expect(page.getByText('The money has come, and your ticket is sold.')).toBeVisible();
  await expect(page.getByText('Tasnim Rahman')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Ask the payment company/ })).toHaveCount(0);
});

test('of a payment that failed the gateway is asked again, and its word is told', { tag: '@long' }, async ({
  page,
}) => {
  const phone = newPhone();
  await goToPay(page, phone, 1);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText('did not go through')).toBeVisible({ timeout: 20_000 });
  const [payment] = await askDatabase<{ number: string }>(
    'select p.tran_id as number from payment p join booking b using (trip_id, booking_id) where b.contact_phone = $1',
    [`+88${phone}`],
  );
  await page.getByRole('link', { name: 'Money gone all the same?' }).click();
  await askFor(page, payment?.number ?? '', phone);
  await expect(page.getByText('Not taken', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ask the payment company again' }).click();
  await expect(page.getByText('We have asked again just now.')).toBeVisible();
  await expect(page.getByText('The payment company says that it has not taken this money.')).toBeVisible();
});
