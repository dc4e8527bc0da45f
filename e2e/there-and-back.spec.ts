import type { Page } from '@playwright/test';
import { scriptHasComeTo } from './script-has-come-to.ts';
import { dayAhead, newPhone } from './traveller.ts';
import { expect, test } from './test.ts';

/** Free seats of the open map, in any language. */
const freeSeatsOf = (page: Page) => page.locator('label[data-view="available"] input[name="seat"]:enabled');

/** Opens the map of the n-th coach of the shown list, or of a company's. */
const openMap = async (page: Page, coach: number, company?: string): Promise<void> => {
  await (company ? page.getByRole('article', { name: company }) : page)
    .getByRole('link', { name: /^(View Seats|সিট দেখুন)/ })
    .nth(coach)
    .click();
  await expect(freeSeatsOf(page).first()).toBeVisible();
};

/** Accepts the terms on the page to cancel and submits it; ends on the ticket, which is void now. */
const cancelInBangla = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /পড়েছি|মেনে/ }).check();
  await page.getByRole('button', { name: /টিকিট বাতিল করে টাকা ফেরত নিন/ }).click();
  await expect(page).toHaveURL(/cancelled/);
};

const pageOf = (page: Page): string => new URL(page.url()).pathname;

test('there and back bought by a guest in Bangla with one payment, one way cancelled, later the other', async ({
  page,
}) => {
  // This company discounts both fares by a tenth.
  const take = async (): Promise<void> => {
    await openMap(page, 0, 'সোনিয়া এক্সপ্রেস');
    const free = freeSeatsOf(page).first();
    await scriptHasComeTo(free);
    const seatNo = (await free.getAttribute('value')) ?? '';
    await free.click();
    await expect(page.getByRole('button', { name: `${seatNo} সিটটি ছেড়ে দিন` })).toBeVisible();
    await page.getByRole('button', { name: 'পরের ধাপ' }).click();
  };
  await page.goto('/bn/search?from=dhaka&to=bogura');
  await page.getByLabel('যাত্রার তারিখ').fill(dayAhead(15));
  await page.getByLabel(/ফেরার তারিখ/).fill(dayAhead(18));
  await page.getByRole('button', { name: 'বাস খুঁজুন', exact: true }).click();
  await take();
  await expect(page.getByText('দুই যাত্রার ভাড়াই ১০% কম')).toBeVisible();
  await expect(page.getByText('এবার ফেরার বাস বেছে নিন')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('from')).toBe('bogura');
  await take();

  await expect(page).toHaveURL(/\/bn\/checkout\/.*back=/);
  await expect(page.locator('[data-part="checkout-coach"]')).toHaveCount(2);
  await page.getByText('কাউন্টার ও দাম').click();
  for (const line of ['যাওয়া: যাওয়া-আসার ছাড়', 'ফেরা: যাওয়া-আসার ছাড়'])
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  await page.getByLabel('নাম', { exact: true }).fill('তাসনিম রহমান');
  await page.getByLabel('মোবাইল নম্বর').fill(newPhone());
  await page.getByRole('checkbox', { name: /শর্তাবলি/ }).check();
  await page.getByRole('button', { name: /পেমেন্টে যান/ }).click();
  await expect(page).toHaveTitle(/Sandbox/);
  await page.getByRole('button', { name: /^Pay/ }).click();

  await expect(page.getByText('আপনার টিকিট তৈরি')).toBeVisible({ timeout: 20_000 });
  const other = page.getByRole('region', { name: 'একসঙ্গে কেনা অন্য যাত্রা' });
  await expect(other.getByRole('img', { name: /কিউআর কোড/ })).toHaveCount(1);
  await expect(page.getByRole('img', { name: /কিউআর কোড/ })).toHaveCount(2);

  const bought = pageOf(page);
  await expect(page.getByText(/যাওয়া-আসার ছাড়\s−৳/)).toHaveCount(2);
  await other.getByRole('link', { name: 'শুধু এই যাত্রা বাতিল করুন' }).click();
  await expect(page).toHaveURL(/\/cancel$/);
  await expect(page.getByText(/অন্য যাত্রার কম ভাড়া থাকছে, তাই সেটির ছাড় ৳/)).toBeVisible();
  await cancelInBangla(page);
  const cancelledFirst = pageOf(page);
  expect(cancelledFirst).not.toBe(bought);
  // The outward ticket is still valid, beside the cancelled one.
  await expect(
    page.getByRole('region', { name: 'একসঙ্গে কেনা অন্য যাত্রা' }).getByRole('img', { name: /কিউআর কোড/ }),
  ).toHaveCount(1);
  await expect(page.getByRole('img', { name: /কিউআর কোড/ })).toHaveCount(1);

  // Cancelled later too, it returns the discount that was kept of the first, whose page says why.
  await page
    .getByRole('region', { name: 'একসঙ্গে কেনা অন্য যাত্রা' })
    .getByRole('link', { name: 'শুধু এই যাত্রা বাতিল করুন' })
    .click();
  await expect(page.getByText(/যে ছাড় কাটা হয়েছিল, সেটিও ফেরত পাবেন: ৳/)).toBeVisible();
  await cancelInBangla(page);
  expect(pageOf(page)).toBe(bought);
  await expect(async () => {
    await page.goto(cancelledFirst);
    const refunds = page.getByRole('region', { name: 'আপনার টাকা ফেরতের খবর' }).first().getByRole('article');
    await expect(refunds).toHaveCount(2, { timeout: 1_000 });
    await expect(refunds.nth(1)).toContainText('অন্য যাত্রার ছাড় বাবদ এই টাকা আগে কাটা হয়েছিল');
  }).toPass();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the way back is added at the checkout; a failed payment keeps both, and the next one buys both', {
    tag: '@long',
  }, async ({ page }) => {
    const take = async (coach: number): Promise<void> => {
      await openMap(page, coach);
      await freeSeatsOf(page).first().check();
      await page.getByRole('button', { name: 'NEXT' }).click();
    };
    const pay = async (): Promise<void> => {
      await page.getByLabel('Name', { exact: true }).fill('Rahim Uddin');
      await page.getByLabel('Mobile number').fill(phone);
      await page.getByRole('checkbox', { name: /I have read/ }).check();
      await page.getByRole('button', { name: /Proceed to Pay/ }).click();
    };
    const phone = newPhone();
    await page.goto(`/search?from=dhaka&to=bogura&date=${dayAhead(16)}`);
    await take(1);
    await page.getByRole('link', { name: 'Add the way back' }).click();
    await expect(page.getByText('Now choose the way back.')).toBeVisible();
    // Filters keep the hold of the outward way.
    await page.getByRole('button', { name: /^Filter and sort/ }).click();
    await page.getByLabel('Sort by').selectOption('fare');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/sort=fare/);
    await expect(page.getByText('Now choose the way back.')).toBeVisible();
    // So do the page of the month and the days around.
    await page.getByRole('link', { name: 'Lowest fares of the month' }).click();
    await page.getByRole('table').locator('a[aria-current="date"]').click();
    const strip = page.getByRole('navigation', { name: 'Other days, with the lowest fare' });
    for (const beside of [/^Day after/, /^Day before/])
      await strip.getByRole('link', { name: beside }).click();
    await expect(page).toHaveURL(/sort=fare/);
    await expect(page.getByText('Now choose the way back.')).toBeVisible();
    await take(1);
    await expect(page.locator('[data-part="checkout-coach"]')).toHaveCount(2);
    await pay();
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByRole('button', { name: 'Return to merchant' }).click();
    await expect(page).toHaveURL(/\/checkout\/.*back=/);
    await expect(page.getByText(/did not go through/)).toBeVisible();
    await expect(page.locator('[data-part="checkout-coach"]')).toHaveCount(2);
    await pay();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('button', { name: 'Return to merchant' }).click();
    await expect(page.getByRole('img', { name: /QR code of seat/ })).toHaveCount(2, { timeout: 20_000 });
  });
});
