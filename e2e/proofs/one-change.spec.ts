import type { Page } from '@playwright/test';
import { payAtGateway, sendDetails } from '../checkout-steps.ts';
import { expectUsableByEverybody } from '../look-closely.ts';
import { expectFitsPhone } from '../looks.ts';
import { askDatabase } from '../sales-agent.ts';
import { dayAhead, freeSeats, takeSeat } from '../traveller.ts';
import { expect, test } from '../test.ts';

/** Road without direct coaches, on a day on which no other journey takes seats there. */
const road = `benapole/sylhet/${dayAhead(11)}`;

/** Opens the connections of the road; returns the addresses of both coaches' seat maps for the n-th. */
const readConnection = async (page: Page, nth: number): Promise<string[]> => {
  await page.goto(`/one-change/${road}`);
  const links = page.locator('main').getByRole('link', { name: /^View Seats/ });
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return addresses.slice(nth * 2, nth * 2 + 2);
};

/** Buys a seat on the map at an address. */
const buyAt = async (page: Page, address: string): Promise<string> => {
  await page.goto(address);
  const [seatNo = ''] = await freeSeats(page);
  await takeSeat(page, seatNo);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await sendDetails(page, { name: 'Nasrin Akter' });
  return payAtGateway(page);
};

const journeyOf = (address: string) => {
  const query = new URL(address, 'http://poth').searchParams;
  return { tripId: query.get('trip') ?? '', leg: query.get('leg') ?? '' };
};

test.use({ viewport: { width: 1280, height: 900 } });

test('with one change: both coaches are bought, one after the other, and leave with time to change', async ({
  page,
}) => {
  test.slow();
  await page.goto(`/search?from=benapole&to=sylhet&date=${dayAhead(11)}`);
  await page.getByRole('link', { name: 'Coaches with one change' }).click();
  await expect(
    page.getByText(/the seats of the second coach are not kept while you buy the first/),
  ).toBeVisible();
  await expectUsableByEverybody(page, 'one change');
  await page.goto(`/bn/one-change/${road}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('বেনাপোল থেকে সিলেট, পথে একবার বাস বদলে');
  await expect(page.getByText(/^বাস বদলের জায়গা .+, হাতে /).first()).toBeVisible();
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  const [first = '', second = ''] = await readConnection(page, 0);
  const pnrs = [await buyAt(page, first), await buyAt(page, second)];
  const [meets] = await askDatabase<{ minutes: number; same_place: boolean }>(
    `select extract(epoch from g.departs_at - f.arrives_at)::int / 60 as minutes, f.to_place_id = g.from_place_id as same_place
     from booking a join trip_fare f on f.trip_id = a.trip_id and f.from_stop_no = a.from_stop_no and f.to_stop_no = a.to_stop_no,
       booking b join trip_fare g on g.trip_id = b.trip_id and g.from_stop_no = b.from_stop_no and g.to_stop_no = b.to_stop_no
     where a.pnr = $1 and b.pnr = $2`,
    pnrs,
  );
  expect(meets?.same_place).toBe(true);
  expect(meets?.minutes).toBeGreaterThanOrEqual(45);
});

test('it ends badly: the second coach sells out while the first is bought, and its page says what to do', async ({
  page,
}) => {
  test.slow();
  const [first = '', second = ''] = await readConnection(page, 1);
  await buyAt(page, first);
  const { tripId, leg } = journeyOf(second);
  const taken = (state: string, from: string) =>
    askDatabase(
      `with touch as (insert into trip_touch (trip_id) values ($1))
       update trip_seat set state = $2, booking_id = case $2 when 'held' then gen_random_uuid() end,
         expires_at = case $2 when 'held' then now() + interval '5 minutes' end, version = version + 1
       where trip_id = $1 and state = $3`,
      [tripId, state, from],
    );
  await taken('held', 'free');
  await page.goto(second);
  const card = page.locator(`#trip-${tripId}`);
  await expect(card.getByText('Sold out')).toBeVisible();
  await card.getByRole('link', { name: /^Waiting list/ }).click();
  await expect(page).toHaveURL(new RegExp(`/waitlist/${tripId}/${leg}$`));
  await expect(page.getByRole('heading', { name: 'Seats elsewhere' })).toBeVisible();
  // A full coach is not offered in a connection.
  await page.goto(`/one-change/${road}`);
  await expect(page.locator(`main a[href*="trip=${tripId}"][href*="leg=${leg}"]`)).toHaveCount(0);
  await taken('free', 'held');
  for (const path of [
    `/one-change/benapole/benapole/${dayAhead(11)}`,
    '/bn/one-change/benapole/atlantis/2030-01-01',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  }
});
