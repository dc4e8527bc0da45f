import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expectAccessibleOnPhone } from './looks.ts';
import { buySeat, moveDeparture } from './on-the-road.ts';
import { askDatabase, becomeAgent } from './sales-agent.ts';
import { expect, test } from './test.ts';

/** Day on which no other journey buys; each test uses a coach of its own. */
const daysAhead = 12;
/** Between Dhaka and Bogura, before the bridge over the Jamuna; some coaches stop at Sirajganj behind it. */
const nearTangail = { latitude: 24.25, longitude: 89.95 };
const share = 'Share the coach’s position while this page is open';

type Aboard = { pnr: string; tripId: string; seatNo: string; desk: Page };

/** Buys a seat of a coach that is on the road now, and opens its boarding page on a phone of its company. */
const goAboard = async (
  page: Page,
  browser: Browser,
  coach: number,
  phone: BrowserContextOptions,
): Promise<Aboard> => {
  const pnr = await buySeat(page, daysAhead, coach);
  await moveDeparture(pnr, -90);
  const [ticket] = await askDatabase<{ trip_id: string; seat_no: string; slug: string }>(
    `select k.trip_id, k.seat_no, o.slug from booking b join ticket k on k.trip_id = b.trip_id and k.booking_id = b.booking_id
       join trip t on t.trip_id = b.trip_id join operator o on o.operator_id = t.operator_id where b.pnr = $1`,
    [pnr],
  );
  if (!ticket) throw new Error(`no ticket of ${pnr}`);
  const { baseURL } = test.info().project.use;
  const desk = await (await browser.newContext({ baseURL: baseURL ?? '', ...phone })).newPage();
  await becomeAgent(desk, ticket.slug);
  await desk.goto(`/board/${ticket.trip_id}`);
  return { pnr, tripId: ticket.trip_id, seatNo: ticket.seat_no, desk };
};

const state = (desk: Page) => desk.locator('[data-position]');

/** Expects that boarding works: a seat is let in by hand. */
const boards = async (desk: Page, seatNo: string): Promise<void> => {
  await desk.getByLabel('Seat, name or ticket code').fill(seatNo);
  await desk.keyboard.press('Enter');
  await expect(desk.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'boarded');
};

test('a conductor shares the position of the coach: passenger and family see how far it is, until it has arrived', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow();
  const { pnr, seatNo, desk } = await goAboard(page, browser, 0, {
    geolocation: nearTangail,
    permissions: ['geolocation'],
    viewport: { width: 320, height: 640 },
  });
  await expect(state(desk)).toHaveAttribute('data-position', 'off');
  await desk.getByLabel(share).check();
  await expect(state(desk)).toHaveAttribute('data-position', 'on');
  await expect(desk.getByText('On: passengers and whom they share the trip with')).toBeVisible();
  await expectAccessibleOnPhone(desk);
  await boards(desk, seatNo);

  await page.goto(`/ticket/${pnr}`);
  await expect(
    page.getByText(/^The coach is about \d+ km before \S+, seen (?:just now|1 minute ago)$/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'See where on a map' })).toHaveAttribute(
    'href',
    /query=24\.25%2C89\.95$/,
  );
  await page.goto(`/bn/ticket/${pnr}`);
  await expect(page.getByText(/^বাস \S+ পৌঁছাতে আর প্রায় [০-৯]+ কিমি/)).toBeVisible();
  await page.goto(`/ticket/${pnr}/share`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.goto(new URL(await page.getByLabel('The link').inputValue()).pathname);
  await expect(page.getByText(/^The coach is about \d+ km before \S+/)).toBeVisible();

  // The choice is kept for the trip.
  await desk.reload();
  await expect(desk.getByLabel(share)).toBeChecked();
  await desk.getByLabel(share).uncheck();
  await expect(state(desk)).toHaveAttribute('data-position', 'off');
  await desk.reload();
  await expect(desk.getByLabel(share)).not.toBeChecked();
  await desk.context().close();
});

test('where the browser does not allow the location, the page says so and the door works', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow();
  const { pnr, seatNo, desk } = await goAboard(page, browser, 1, { permissions: ['notifications'] });
  // check() would fail: the box unchecks itself.
  await desk.getByLabel(share).click();
  await expect(state(desk)).toHaveAttribute('data-position', 'denied');
  await expect(desk.getByLabel(share)).not.toBeChecked();
  await boards(desk, seatNo);
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText(/^The coach is/)).toHaveCount(0);
  await desk.context().close();
});

test('a page that is hidden asks for no position and sends none, and goes on when it is looked at', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow();
  const { tripId, seatNo, desk } = await goAboard(page, browser, 2, {
    geolocation: nearTangail,
    permissions: ['geolocation'],
  });
  const seen = () => askDatabase('select seen_at from trip_position where trip_id = $1', [tripId]);
  const hide = (hidden: boolean) =>
    desk.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await expect(state(desk)).toHaveAttribute('data-position', 'off');
  await hide(true);
  await desk.getByLabel(share).check();
  await expect(state(desk)).toHaveAttribute('data-position', 'hidden');
  await boards(desk, seatNo);
  expect(await seen()).toEqual([]);
  await hide(false);
  await expect(state(desk)).toHaveAttribute('data-position', 'on');
  expect(await seen()).toHaveLength(1);
  await desk.context().close();
});
