import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { payAtGateway, sendDetails } from './checkout-steps.ts';
import { narrowWithoutScript } from './looks.ts';
import { proveNumber } from './number-proof.ts';
import { askDatabase } from './sales-agent.ts';
import { freeSeats, newPhone, openSeatMap, readMessage, takeSeat } from './traveller.ts';

/** Goes from the checkout through the gateway to the ticket; returns its PNR. */
export const payWithBkash = async (page: Page, phone: string): Promise<string> => {
  await sendDetails(page, { phone, wallet: 'bKash' });
  return payAtGateway(page);
};

/**
 * Buys a seat of the first coach of a search, and takes all others off sale as its desk could. Returns seat, journey and PNR.
 */
export const buyTheLast = async (page: Page, searched: string) => {
  await openSeatMap(page, searched, 0);
  const query = new URL(page.url()).searchParams;
  const [tripId = '', leg = ''] = [query.get('trip') ?? '', query.get('leg') ?? ''];
  const [seatNo = ''] = await freeSeats(page);
  await takeSeat(page, seatNo);
  await page.getByRole('button', { name: 'NEXT' }).click();
  const pnr = await payWithBkash(page, newPhone());
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

/** Cancels all seats of a ticket in the browser that bought it, whatever the refund is. */
export const cancelAllSeats = async (page: Page, pnr: string): Promise<void> => {
  await page.goto(`/ticket/${pnr}/cancel`);
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.locator('button[value="cancel"]').click();
  await expect(page.getByText('The seats are cancelled.')).toBeVisible();
};

/** Joins a waiting list in a new browser, without a script, at 320 px, by the code sent to the number. */
export const joinList = async (browser: Browser, baseURL: string, path: string) => {
  const page = await (await browser.newContext({ ...narrowWithoutScript, baseURL })).newPage();
  await page.goto(path);
  const phone = await proveNumber(page, baseURL);
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  return { page, phone };
};

/** Address in the SMS that offers seats to a number. */
export const offeredLink = async (page: Page, baseURL: string, phone: string): Promise<string> => {
  const text = await readMessage(page, baseURL, phone, /a seat for you/);
  return /\/w\/[\w.-]+/.exec(text)?.[0] ?? '';
};
