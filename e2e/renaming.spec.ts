import type { Browser } from '@playwright/test';
import { fitsPhone } from './looks.ts';
import { askDatabase } from './sales-agent.ts';
import { expect, test } from './test.ts';
import { freeSeats, newPhone, openSeatMap, readMessage, searchAddress, takeSeat } from './traveller.ts';

/** A day on which no other journey travels: one of its coaches leaves. */
const daysAhead = 26;

/** Buys a seat of the coach so far down the list; answers PNR, seat and number, and a narrow phone without scripts that is the buyer's too. */
const buy = async (browser: Browser, baseURL: string, coach: number) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const phone = newPhone();
  await openSeatMap(page, searchAddress(daysAhead), coach);
  const seatNo = (await freeSeats(page)).at(-1) ?? '';
  await takeSeat(page, seatNo);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nasrin Akter');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /Proceed to Pay/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Your ticket is ready')).toBeVisible({ timeout: 20_000 });
  const pnr = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const storageState = await context.storageState();
  const narrow = { baseURL, viewport: { width: 320, height: 700 }, javaScriptEnabled: false, storageState };
  const bare = await (await browser.newContext(narrow)).newPage();
  await context.close();
  return { pnr, phone, seatNo, page: bare };
};

test('somebody else travels in a seat: both numbers are told, the code is another one, and it is done once', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  const { pnr, phone, seatNo, page } = await buy(browser, at, 0);
  const other = newPhone();
  await page.goto(`/ticket/${pnr}`);
  const code = () =>
    page
      .getByRole('img', { name: new RegExp(seatNo) })
      .locator('path')
      .last()
      .getAttribute('d');
  const oldCode = await code();
  await page.getByRole('link', { name: 'Another name on the ticket' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another name on the ticket');
  await fitsPhone(page);

  await page.getByLabel('Name of who travels now').fill('see bad.example.com');
  await page.getByLabel('Mobile number of who travels now').fill('0171');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByText(/Write the name without web or e-mail addresses/)).toBeVisible();
  await fitsPhone(page);
  await page.getByLabel('Name of who travels now').fill('Rokeya Khatun');
  await page.getByLabel('Mobile number of who travels now').fill(other);
  await page.getByRole('button', { name: 'Change the name' }).click();

  await expect(page).toHaveURL(new RegExp(`/ticket/${pnr}$`));
  await expect(page.getByText('Rokeya Khatun').first()).toBeVisible();
  expect(await code()).not.toBe(oldCode);
  await readMessage(page, at, phone, new RegExp(`Seat ${seatNo} is in the name of Rokeya Khatun now`));
  await readMessage(page, at, other, new RegExp(`seat ${seatNo} .*is in your name`));
  // Once: the ticket leads there no more, and the page says why.
  await expect(page.getByRole('link', { name: 'Another name on the ticket' })).toHaveCount(0);
  await page.goto(`/bn/ticket/${pnr}/another-name`);
  await expect(page.getByText(/নাম আর বদলানো যাবে না/)).toBeVisible();
  await fitsPhone(page);
});

test('it ends badly: the form was opened in time and sent too late, and the ticket stays as it was', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { pnr, page } = await buy(browser, baseURL ?? '', 1);
  await page.goto(`/bn/ticket/${pnr}`);
  await page.getByRole('link', { name: 'টিকিটে অন্য নাম' }).click();
  await fitsPhone(page);
  await askDatabase(
    `with gone as (update trip set state = 'departed', version = version + 1
       where trip_id = (select trip_id from booking where pnr = $1) returning trip_id)
     update trip_seat s set trip_version = s.trip_version + 1 from gone where s.trip_id = gone.trip_id`,
    [pnr],
  );
  await page.getByLabel('এখন যিনি যাবেন তাঁর নাম').fill('রোকেয়া খাতুন');
  await page.getByRole('button', { name: 'নাম বদলান' }).click();
  // Read anew after the refusal, the page has nothing left to change and says why.
  await expect(page.getByText(/এই টিকিটের নাম আর বদলানো যাবে না/)).toBeVisible();
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText('Nasrin Akter').first()).toBeVisible();
});
