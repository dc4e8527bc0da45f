import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { payAtGateway, sendDetails } from './checkout-steps.ts';
import { fitsPhone, looksWell, narrowWithoutScript } from './looks.ts';
import { askDatabase } from './sales-agent.ts';
import { freeSeats, newPhone, openSeatMap, readMessage, searchAddress, takeSeat } from './traveller.ts';
import { expect, test } from './test.ts';

const searched = searchAddress(11);

/** Goes from the checkout through the gateway to the ticket; answers its PNR. */
const pay = async (page: Page, phone: string): Promise<string> => {
  await sendDetails(page, { phone, wallet: 'bKash' });
  return payAtGateway(page);
};

/** Buys a seat of a coach, and keeps all others off the sale as its desk could; answers seat, journey and PNR. */
const buyTheLast = async (page: Page) => {
  await openSeatMap(page, searched, 0);
  const query = new URL(page.url()).searchParams;
  const [tripId = '', leg = ''] = [query.get('trip') ?? '', query.get('leg') ?? ''];
  const [seatNo = ''] = await freeSeats(page);
  await takeSeat(page, seatNo);
  await page.getByRole('button', { name: 'NEXT' }).click();
  const pnr = await pay(page, newPhone());
  await askDatabase(
    `with touch as (insert into trip_touch (trip_id) values ($1)),
       block as (insert into seat_block (trip_id, block_id, seat_nos, from_stop_no, to_stop_no, kept_for, note, kept_by, kept_by_name)
         select $1, $2, jsonb_agg(distinct seat_no), 0, max(leg_no) + 1, 'counter', '', 'journey', 'Journey'
         from trip_seat where trip_id = $1)
     update trip_seat set state = 'blocked', booking_id = $2, expires_at = null, version = version + 1
     where trip_id = $1 and state <> 'sold'`,
    [tripId, randomUUID()],
  );
  return { tripId, leg, pnr, seatNo };
};

/** Joins a list in a browser of its own, without a script, at 320 px, by the code that the number is sent. */
const join = async (browser: Browser, baseURL: string, path: string) => {
  const page = await (await browser.newContext({ ...narrowWithoutScript, baseURL })).newPage();
  const phone = newPhone();
  await page.goto(path);
  await page.locator('input[name="phone"]').fill(phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const text = await readMessage(page, baseURL, phone, /news of seats/);
  await page.locator('input[name="code"]').fill(/code (\d{6})/.exec(text)?.[1] ?? '');
  await page.locator('button[name="proof"][value="enter"]').click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  return { page, phone };
};

const offeredLink = async (page: Page, baseURL: string, phone: string): Promise<string> => {
  const text = await readMessage(page, baseURL, phone, /a seat for you/);
  return /\/w\/[\w.-]+/.exec(text)?.[0] ?? '';
};

test('sold out, two wait, one cancels, the first lets it pass, the second buys', async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const { tripId, leg, pnr, seatNo } = await buyTheLast(page);
  await page.goto(searched);
  const card = page.locator(`#trip-${tripId}`);
  await expect(card.getByText('Sold out')).toBeVisible();
  await card.getByRole('link', { name: 'Waiting list (0)' }).click();
  const path = `/waitlist/${tripId}/${leg}`;
  await expect(page).toHaveURL(new RegExp(path));
  await expect(page.getByRole('heading', { name: 'Seats elsewhere' })).toBeVisible();
  const first = await join(browser, baseURL, path);
  const second = await join(browser, baseURL, path);
  await page.goto(`/bn${path}`);
  await expect(page.getByText('তালিকায় এখন ২ জন')).toBeVisible();
  await fitsPhone(page);

  await page.goto(`/ticket/${pnr}/cancel`);
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: 'Cancel Ticket and Refund' }).click();
  await expect(page.getByText('Your money is on its way back').first()).toBeVisible();

  await first.page.goto(await offeredLink(page, baseURL, first.phone));
  await expect(first.page.getByText(seatNo, { exact: true })).toBeVisible();
  await first.page.getByRole('button', { name: 'Let them pass' }).click();
  await expect(first.page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();

  await page.goto(await offeredLink(page, baseURL, second.phone));
  await looksWell(page);
  await page.getByRole('button', { name: 'Take these seats' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await pay(page, second.phone);
});
