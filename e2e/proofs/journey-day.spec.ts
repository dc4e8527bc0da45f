import type { Browser, Page } from '@playwright/test';
import { buyElsewhere } from '../checkout-steps.ts';
import { expectUsableByEverybody } from '../look-closely.ts';
import { expectFitsPhone } from '../looks.ts';
import { moveDeparture, moveReportingTime } from '../on-the-road.ts';
import { openDesk } from '../open-desk.ts';
import { askDatabase, becomeAgent } from '../sales-agent.ts';
import { cancelAllSeats } from '../sold-out.ts';
import { readMessage, sandboxOf, searchAddress } from '../traveller.ts';
import { expect, test } from '../test.ts';

/**
 * Days ahead: reminders consider coaches of today and tomorrow; the coaches of the other day are moved by a test of
 * their own.
 */
const daysAhead = { reminded: 1, late: 18 };

const phone = { viewport: { width: 390, height: 844 } };

/** Buys a seat of the n-th coach of a day, as if three hours ago. */
const buy = async (
  browser: Browser,
  baseURL: string,
  day: keyof typeof daysAhead,
  coach: number,
  at = -1,
) => {
  const bought = await buyElsewhere(
    browser,
    { address: searchAddress(daysAhead[day]), coach, at },
    { ...phone, baseURL },
  );
  const [{ trip_id: tripId = '', slug = '' } = {}] = await askDatabase<{ trip_id: string; slug: string }>(
    `with old as (update booking set confirmed_at = confirmed_at - interval '3 hours' where pnr = $1)
     select b.trip_id, o.slug from booking b join operator o using (operator_id) where b.pnr = $1`,
    [bought.pnr],
  );
  return { ...bought, tripId, slug };
};

/** Opens the desk of a trip as a member of its company. */
const openTripDesk = async (browser: Browser, { slug, tripId }: { slug: string; tripId: string }) => {
  const desk = await openDesk(browser);
  await becomeAgent(desk, slug);
  await desk.goto(`/buses/${tripId}`);
  return desk;
};

/** Announces a delay at the desk, which first shows its effects. */
const announce = async (desk: Page, tripId: string, minutes: number, says: string): Promise<void> => {
  await desk.goto(`/buses/${tripId}?do=delay`);
  await desk.getByLabel('Minutes late, in all').fill('soon');
  await desk.getByRole('button', { name: 'Preview' }).click();
  await expect(desk.getByText('Write whole minutes, from 0 to 1440.')).toBeVisible();
  await expect(desk.getByLabel('Minutes late, in all')).toHaveValue('soon');
  await expect(desk.getByText('Choose a reason: passengers are told it.')).toBeVisible();
  await desk.getByLabel('Minutes late, in all').fill(String(minutes));
  await desk.getByLabel('Reason, as passengers read it').selectOption({ index: 1 });
  await desk.getByRole('button', { name: 'Preview' }).click();
  await expect(desk.getByText(/will be told by SMS and e-mail/)).toBeVisible();
  await desk.getByRole('button', { name: says }).click();
  await expect(desk.getByText('Changed. The passengers are being told.')).toBeVisible();
};

test('before the journey: the supervisor’s number, a delay and the reminder reach the passenger, and nobody who has cancelled', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const at = baseURL ?? '';
  const goes = await buy(browser, at, 'reminded', 3);
  const stays = await buy(browser, at, 'reminded', 3, -2);
  expect(stays.tripId).toBe(goes.tripId);
  const desk = await openTripDesk(browser, goes);
  await desk.getByLabel('Mobile number').fill('0171');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText(/7 digits short/)).toBeVisible();
  await desk.getByLabel('Mobile number').fill('01711-234503');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText(/7 digits short/)).toHaveCount(0);
  await announce(desk, goes.tripId, 25, 'Announce 25 m late');
  await readMessage(goes.page, at, goes.phone, /your coach \S+ .*Reason: /);

  await goes.page.goto(`/ticket/${goes.pnr}`);
  await expect(
    goes.page.getByText('The coach runs 25 m late. The times below are the new ones.'),
  ).toBeVisible();
  await expect(goes.page.getByText('Supervisor on board')).toBeVisible();
  await expect(goes.page.getByRole('link', { name: 'Call 01711-234503' })).toHaveAttribute(
    'href',
    'tel:+8801711234503',
  );
  await expectUsableByEverybody(goes.page, 'ticket of a coach that runs late');
  await stays.page.setViewportSize(phone.viewport);
  await cancelAllSeats(stays.page, stays.pnr);

  // With the delay it is less than three hours until the passenger has to report at the counter.
  await moveReportingTime(goes.pnr, 150);
  const reminded = /coach \S+ now leaves .+Be at .+ by .+Supervisor 01711-234503/;
  await readMessage(goes.page, at, goes.phone, reminded, 120_000);
  const answer = await goes.page.request.get(
    `${sandboxOf(at)}/__sandbox/messages?to=${encodeURIComponent(`+88${stays.phone}`)}`,
  );
  expect(JSON.stringify(await answer.json()), 'who has cancelled is not reminded').not.toMatch(reminded);
  await goes.page.goto(`/bn/ticket/${goes.pnr}`);
  await expect(goes.page.getByText(/কোচ ২৫ মিনিট দেরিতে চলছে/)).toBeVisible();
  await expectFitsPhone(goes.page);
});

test('it ends badly: the coach runs two hours late, cancelling is free of charge, and it leaves before the button is pressed', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  const ticket = await buy(browser, at, 'late', 2);
  const { page, pnr, tripId } = ticket;
  const desk = await openTripDesk(browser, ticket);
  await announce(desk, tripId, 120, 'Announce 2 h late');
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText(/Its time has moved by more than an hour/)).toBeVisible();
  await expectFitsPhone(page);
  await page.setViewportSize(phone.viewport);
  await page.getByRole('link', { name: 'Cancel free of charge' }).click();
  await expect(
    page.getByText('The company has changed your trip, so everything that you paid comes back.'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /I have read/ }).check();

  await moveDeparture(pnr, -240);
  await page.getByRole('button', { name: 'Cancel Ticket and Refund' }).click();
  await expect(
    page.getByText('The coach has left, or the ticket is used or cancelled already.').first(),
  ).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'Back to the ticket' }).click();
  await expect(page.getByText('Nasrin Akter').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel free of charge' })).toHaveCount(0);
  // The desk offers no delay for a coach for which somebody else has announced it meanwhile.
  await desk.goto(`/buses/${tripId}?do=delay&minutes=120&reason=traffic`);
  await expect(
    desk.getByText(/The trip is at that delay already\.|can no longer be changed/).first(),
  ).toBeVisible();
});

test('a shared trip is taken back: the family’s link shows nothing any more and says whom to ask', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  const { page, pnr } = await buy(browser, at, 'late', 4);
  await page.goto(`/ticket/${pnr}/share`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = new URL(await page.getByLabel('The link').inputValue()).pathname;
  const family = await (await browser.newContext({ baseURL: at, ...phone })).newPage();
  await family.goto(link);
  await expect(family.getByRole('heading', { level: 1 })).toHaveText(/^Nasrin travels /);
  // A second tab still shows the button after the link was withdrawn in the first.
  const second = await page.context().newPage();
  await second.goto(`/ticket/${pnr}/share`);
  await page.getByRole('button', { name: 'Take the link back' }).click();
  await expect(page.getByText(/No link is open/)).toBeVisible();
  await second.getByRole('button', { name: 'Take the link back' }).click();
  await expect(second.getByText(/No link is open/)).toBeVisible();
  for (const path of [link, `${link.slice(0, -5)}`]) {
    const answer = await family.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(family.getByText(/Ask the person who sent it to you for a new one/)).toBeVisible();
    await expect(family.getByText('Nasrin')).toHaveCount(0);
  }
  await family.goto(`/bn${link}`);
  await expect(family.getByText(/যিনি পাঠিয়েছেন তাঁর কাছে নতুন লিংক চান/)).toBeVisible();
  await expectFitsPhone(family);
  // A stranger to the ticket cannot share it.
  await family.goto(`/ticket/${pnr}/share`);
  await expect(family).toHaveURL(new RegExp(`/ticket\\?pnr=${pnr}$`));
});
