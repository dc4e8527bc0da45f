import type { APIRequestContext, Page } from '@playwright/test';
import { payAtGateway, sendDetails } from '../checkout-steps.ts';
import { expectUsableByEverybody } from '../look-closely.ts';
import { expectFitsPhone } from '../looks.ts';
import { uniqueLetters, signUp } from '../newcomer.ts';
import { buySeat, moveDeparture } from '../on-the-road.ts';
import { askDatabase } from '../sales-agent.ts';
import { dayAhead, freeSeats, openSeatMap, sandboxOf, searchAddress, takeSeat } from '../traveller.ts';
import { expect, test } from '../test.ts';

/** Day that no other journey uses: its coaches depart. */
const ownDay = 28;

const cardOf = (page: Page, pnr: string) =>
  page.getByRole('article').filter({ hasText: `${pnr.slice(0, 5)} ${pnr.slice(5)}` });

/** Sets the gateway's behaviour for the refund of a ticket's payment. */
const behave = async (request: APIRequestContext, baseURL: string, pnr: string, scenario: object) => {
  const [payment] = await askDatabase<{ tran: string }>(
    'select p.tran_id as tran from payment p join booking b using (trip_id, booking_id) where b.pnr = $1',
    [pnr],
  );
  await request.post(`${sandboxOf(baseURL)}/__sandbox/scenario/${payment?.tran}`, { data: scenario });
};

/** Cancels one seat, or all, on the page of a ticket. */
const cancel = async (page: Page, pnr: string, without?: string): Promise<void> => {
  await page.goto(`/ticket/${pnr}/cancel`);
  if (without) {
    await page.getByRole('checkbox', { name: new RegExp(without) }).uncheck();
    const recount = page.getByRole('button', { name: 'Show the amounts for these seats' });
    if (await recount.isVisible()) await recount.click();
    await expect(page.getByRole('button', { name: 'Show the amounts for these seats' })).toBeHidden();
  }
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.locator('button[value="cancel"]').click();
  await expect(page).toHaveURL(/cancelled=1/);
};

/** Buys two seats of a coach with the details as prefilled; returns PNR and seats. */
const buyTwo = async (page: Page, coach: number) => {
  await openSeatMap(page, searchAddress(ownDay), coach);
  const [first = '', second = ''] = await freeSeats(page);
  await takeSeat(page, first);
  await takeSeat(page, second);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await sendDetails(page, { name: null });
  return { pnr: await payAtGateway(page), first, second };
};

test('My Tickets shows what comes back and where it is, and a journey that is over is booked again', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signUp(page, 'Rahima Khatun', '/faqs');
  const { pnr, first, second } = await buyTwo(page, 1);
  // Its money stays on the way until the gateway reports otherwise.
  await behave(page.request, baseURL ?? '', pnr, { refundSettleMs: 600_000 });
  await cancel(page, pnr, second);
  await page.goto('/tickets');
  const ahead = cardOf(page, pnr);
  await expect(ahead.getByText('Confirmed')).toBeVisible();
  await expect(ahead.getByText(second, { exact: true })).toBeVisible();
  const refund = ahead.getByRole('region', { name: 'Your refund' }).getByRole('article');
  await expect(refund.getByRole('heading')).toHaveText(new RegExp(`^৳[\\d,]+ for seat ${first}$`));
  await expect(refund.getByRole('listitem').filter({ hasText: 'Requested' })).toHaveAttribute(
    'data-reached',
    'true',
  );
  await expect(refund.getByRole('listitem').filter({ hasText: 'Settled' })).toContainText('to come');

  await cancel(page, pnr);
  await page.goto('/tickets');
  await expect(page.getByRole('heading', { name: 'No journey ahead' })).toBeVisible();
  await page.getByRole('link', { name: /^Cancelled\s*1$/ }).click();
  const gone = cardOf(page, pnr);
  await expect(gone.getByRole('region', { name: 'Your refund' }).getByRole('article')).toHaveCount(2);
  await expectUsableByEverybody(page, '/tickets, cancelled');
  await gone.getByRole('link', { name: 'Book again' }).click();
  await expect(page).toHaveURL(new RegExp(`/search\\?from=dhaka&to=bogura&date=${dayAhead(ownDay)}#`));
  await expect(page.locator('article[id^="trip-"]').first()).toBeVisible();

  const over = await buySeat(page, ownDay, 2);
  await moveDeparture(over, -30);
  await page.goto('/bn/tickets?show=past');
  const past = cardOf(page, over);
  await expect(past.getByText('মেয়াদ শেষ')).toBeVisible();
  await expectUsableByEverybody(page, '/bn/tickets, past');
  // Searches the same weekday of the next week, with the same company.
  await past.getByRole('link', { name: 'আবার টিকিট কাটুন' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/bn/search\\?from=dhaka&to=bogura&date=${dayAhead(7 - 30 / 1440)}#`),
  );
  await expect(page.locator('article[id^="trip-"]').first()).toBeVisible();
});

test('a ticket goes into the calendar, to the family by WhatsApp and onto a receipt', async ({ page }) => {
  test.slow();
  const pnr = await buySeat(page, ownDay, 3);
  const shown = `${pnr.slice(0, 5)} ${pnr.slice(5)}`;
  const sent = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  const text = decodeURIComponent(new URL(sent ?? '').searchParams.get('text') ?? '');
  expect(text).toContain(`PNR ${shown}`);
  expect(text).toMatch(/Be at .+ by /);
  expect(text, 'it names nobody').not.toContain('Tasnim');

  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toMatch(/^text\/calendar/);
  expect(file.headers()['content-disposition']).toContain(`poth-${pnr}.ics`);
  const entry = (await file.text()).replaceAll('\r\n ', '');
  expect(entry).toMatch(/^DTSTART:\d{8}T\d{6}Z/m);
  expect(entry).toContain(`/ticket/${pnr}`);

  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText(/^Licence number /)).toBeVisible();
  await expect(page.getByText('Tasnim Rahman').first()).toBeVisible();
  await expectUsableByEverybody(page, 'receipt');
  await cancel(page, pnr);
  await page.goto(`/ticket/${pnr}/receipt`);
  await expect(page.getByRole('heading', { name: 'Given back' })).toBeVisible();
  await expectFitsPhone(page);
});

test('it ends badly: the gateway refuses the refund, the calendar is asked for a cancelled ticket, and a stranger for the receipt', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  const email = await signUp(page, 'Rahima Khatun', '/faqs');
  const pnr = await buySeat(page, ownDay, 4);
  await behave(page.request, at, pnr, { refund: 'fail' });
  await cancel(page, pnr);
  // A refund that the gateway refuses is left to a person, and the page says that the money is still the buyer's.
  await expect(async () => {
    await page.goto(`/ticket/${pnr}`);
    await expect(page.getByText(/This refund could not be sent at once.*the amount stays yours/)).toBeVisible(
      {
        timeout: 1_000,
      },
    );
  }).toPass({ timeout: 60_000 });
  await page.goto(`/ticket/${pnr}/calendar`);
  await expect(page).toHaveURL(new RegExp(`/ticket/${pnr}$`));
  await expect(page.getByText('This ticket is cancelled. Nobody can board with it.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveCount(0);

  const stranger = await (
    await browser.newContext({ baseURL: at, viewport: { width: 390, height: 844 } })
  ).newPage();
  await stranger.goto(`/bn/ticket/${pnr}/receipt`);
  await expect(stranger).toHaveURL(new RegExp(`/bn/ticket\\?pnr=${pnr}$`));
  await expect(stranger.getByLabel(/টিকিটের PNR/)).toHaveValue(pnr);
  await expect(stranger.getByText('Rahima')).toHaveCount(0);
  await stranger.goto('/ticket/NOSUCHPNR1/receipt');
  await expect(stranger).toHaveURL(/\/ticket\?pnr=NOSUCHPNR1$/);
  await stranger.goto('/tickets?show=cancelled');
  await expect(stranger).toHaveURL(/\/login\?to=%2Ftickets%3Fshow%3Dcancelled$/);
  await stranger.context().close();

  // Logged in elsewhere as somebody else, the list is that account's.
  const other = await (await browser.newContext({ baseURL: at })).newPage();
  expect(await signUp(other, `Sakib ${uniqueLetters()}`, '/tickets?show=cancelled')).not.toBe(email);
  await expect(other.getByRole('heading', { name: 'Nothing cancelled' })).toBeVisible();
  await other.context().close();
});
