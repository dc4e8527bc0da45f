import { payAtGateway, sendDetails } from '../checkout-steps.ts';
import type { Browser, Page } from '@playwright/test';
import { registerCompany, verifyCompany } from '../company.ts';
import { askDatabase } from '../sales-agent.ts';
import { expect, test } from '../test.ts';
import { newPhone, readMessage, seat, takeSeat } from '../traveller.ts';

test.use({ viewport: { width: 1280, height: 900 } });
test.describe.configure({ timeout: 420_000 });

const minuteMs = 60_000;
/** Moment as an ISO text in Dhaka time. */
const inDhaka = (at: number) => new Date(at + 6 * 60 * minuteMs).toISOString();
/** In five hours: late enough for the web sale, early enough for boarding now. */
const departure = inDhaka(Date.now() + 300 * minuteMs);
const [today, tomorrow] = [
  departure.slice(0, 10),
  inDhaka(Date.now() + (300 + 1440) * minuteMs).slice(0, 10),
];
const clock = (): string => {
  const [hours, minutes] = [Number(departure.slice(11, 13)), departure.slice(14, 16)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
};

const counters = [
  { place: 'Dhaka', name: 'Sayedabad' },
  { place: 'Cumilla', name: 'Cantonment' },
  { place: 'Chattogram', name: 'Dampara' },
];

/** Draws a plan of the company's own: its first seat is for women, and the place beside it is empty. */
const drawPlan = async (page: Page): Promise<void> => {
  await page.goto('/seat-plans');
  await page.getByRole('link', { name: 'Start from this plan 2 + 2, back bench of 5' }).click();
  await page.getByLabel('Name of the plan').fill('Hino with a door');
  await page.getByRole('button', { name: 'Row 1, place 1: seat A1' }).focus();
  for (const key of ['w', 'ArrowRight', 's']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await expect(page.getByText('40 seats · 1 for women')).toBeVisible();
};

/** Creates counters at three places and the route between them. */
const drawRoute = async (page: Page): Promise<void> => {
  for (const { place, name } of counters) {
    await page.goto('/routes-and-counters?counter=new');
    await page.getByLabel('Place', { exact: true }).selectOption({ label: place });
    await page.getByLabel('Phone').fill(newPhone());
    await page.getByLabel('Name in English').fill(name);
    await page.getByLabel('Address in English').fill(`${name} bus stand`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('cell', { name: new RegExp(name) }).first()).toBeVisible();
  }
  await page.goto('/routes-and-counters/routes/new');
  await page.getByRole('button', { name: 'Add a stop after this · Stop 1' }).click();
  await expect(page.getByRole('heading', { name: 'Stop 3' })).toBeVisible();
  const stops = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Stop / }) });
  for (const [at, { place }] of counters.entries())
    await stops.nth(at).getByLabel('Place', { exact: true }).selectOption({ label: place });
  await stops.nth(1).getByLabel('Km from the start').fill('96');
  await stops.nth(1).getByLabel('Arrives after').fill('2:30');
  await stops.nth(2).getByLabel('Km from the start').fill('264');
  await stops.nth(2).getByLabel('Arrives after').fill('6:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/routes-and-counters');
};

/** Creates a coach with the company's own plan, and its schedule with a fare for each part of the route. */
const publish = async (page: Page): Promise<void> => {
  await page.goto('/buses/coaches/new');
  await page.getByLabel('Coach number').fill('KL-101');
  await page.getByLabel('Coach type').selectOption({ label: 'AC' });
  const plan = page.getByLabel('Seat plan');
  await plan.selectOption({
    label: (await plan.locator('option', { hasText: 'Hino with a door' }).innerText()).trim(),
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'KL-101' })).toBeVisible();

  await page.goto('/schedules/new');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByLabel('Route', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Coach', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Route', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Coach', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Leaves the first stop at').fill(clock());
  await page.getByLabel('From', { exact: true }).first().fill(today);
  const fares = page.locator('input[name^="fare:"]');
  await expect(fares).toHaveCount(3);
  for (const [at, taka] of ['400', '900', '600'].entries()) await fares.nth(at).fill(taka);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Before it is published' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Running').first()).toBeVisible({ timeout: 20_000 });
};

const tripOn = async (busName: string, date: string): Promise<string> => {
  const [row] = await askDatabase<{ tripId: string }>(
    `select t.trip_id as "tripId" from trip t join operator o on o.operator_id = t.operator_id
     where o.name_en = $1 and t.service_date = $2`,
    [busName, date],
  );
  return row?.tripId ?? '';
};

/** Finds the coach as a traveller and takes a seat for the whole way. */
const holdOnTheWeb = async (browser: Browser, busName: string, date: string, seatNo: string) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`/search?from=dhaka&to=chattogram&date=${date}`);
  const card = page.locator('article').filter({ hasText: busName }).first();
  await card.getByRole('link', { name: /^View Seats/ }).click();
  await takeSeat(page, seatNo);
  return page;
};

const payOnTheWeb = async (page: Page, phone: string): Promise<string> => {
  await page.getByRole('button', { name: 'NEXT' }).click();
  await sendDetails(page, { phone });
  return payAtGateway(page);
};

/** Tries to sell a seat at the counter; the page reports the result. */
const sellAtCounter = async (page: Page, tripId: string, seatNo: string): Promise<void> => {
  await page.goto(`/counter?date=${today}`);
  await page.locator(`[data-part="journeys"] a[href*="${tripId}"]`).first().click();
  await page.getByLabel('Seats', { exact: true }).fill(seatNo);
  await page.getByLabel('Passenger’s name').fill('Nasrin Akter');
  await page.getByLabel('Mobile number', { exact: true }).fill(newPhone());
  await page.getByRole('button', { name: /^Sell for/ }).click();
};

const announce = async (
  page: Page,
  tripId: string,
  doing: string,
  fill: () => Promise<unknown>,
  confirm: RegExp,
) => {
  await page.goto(`/buses/${tripId}?do=${doing}#do`);
  await fill();
  await page.getByLabel('Reason, as passengers read it').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: confirm }).click();
  await expect(page.getByText('What was changed')).toBeVisible();
};

const scan = async (page: Page, text: string, verdict: string): Promise<void> => {
  await page.getByLabel('Seat, name or ticket code').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', verdict);
};

test('a company: registered, verified, its plan drawn, its schedule built, sold at the counter and on the web at once, delayed, cancelled, boarded without a network, and settled to the paisa', async ({
  browser,
  baseURL,
}) => {
  const owner = await (await browser.newContext()).newPage();
  const { busName } = await registerCompany(owner);
  const admin = await verifyCompany(browser, busName);
  await drawPlan(owner);
  await drawRoute(owner);
  await publish(owner);
  const [trip, cancelledTrip] = [await tripOn(busName, today), await tripOn(busName, tomorrow)];

  // One inventory: a seat that a traveller has taken is refused to the counter, and the other way round.
  const phone = newPhone();
  const traveller = await holdOnTheWeb(browser, busName, today, 'B1');
  await owner.goto('/counter');
  const till = owner.getByLabel('Counter', { exact: true });
  await till.selectOption(
    (await till.locator('option', { hasText: 'Sayedabad' }).getAttribute('value')) ?? '',
  );
  await owner.getByLabel('In the till (taka)').fill('500');
  await owner.getByRole('button', { name: 'Open the shift' }).click();
  await expect(owner.getByRole('heading', { name: 'Which coach?' })).toBeVisible();
  await sellAtCounter(owner, trip, 'B1');
  await expect(owner.getByText('Seat B1 is not free any more')).toBeVisible();
  await expect(owner).not.toHaveURL(/sold=/);
  await sellAtCounter(owner, trip, 'B2');
  await expect(owner).toHaveURL(/sold=/);
  await expect(seat(traveller, 'B2')).toHaveAccessibleName(/sold/i);
  const pnr = await payOnTheWeb(traveller, phone);
  const lost = await holdOnTheWeb(browser, busName, tomorrow, 'C1');
  const lostPhone = newPhone();
  const lostPnr = await payOnTheWeb(lost, lostPhone);

  // The coach is delayed, and all passengers are told; tomorrow's is cancelled, and all money goes back.
  await announce(
    owner,
    trip,
    'delay',
    () => owner.getByLabel('Minutes late, in all').fill('20'),
    /^Announce/,
  );
  await readMessage(traveller, baseURL ?? '', phone, /20 m late/);
  await announce(owner, cancelledTrip, 'cancel', async () => undefined, /^Cancel trip and refund all/);
  await readMessage(lost, baseURL ?? '', lostPhone, /another coach free of charge, or your money, by/);
  await lost.goto(`/ticket/${lostPnr}/another-coach`);
  await lost.getByRole('button', { name: 'Send me the money now' }).click();
  await readMessage(lost, baseURL ?? '', lostPhone, /refund .* has arrived/);

  // The conductor's phone has no network on the road.
  const [web, counter] = await askDatabase<{ code: string; fare: string }>(
    `select k.code, k.fare_paisa as fare from ticket k join booking b on b.trip_id = k.trip_id and b.booking_id = k.booking_id
     where k.trip_id = $1 order by b.channel = 'counter'`,
    [trip],
  );
  const door = await owner.context().newPage();
  await door.goto(`/board/${trip}`);
  await expect(door.getByText('Works without a network')).toBeVisible({ timeout: 20_000 });
  await owner.context().setOffline(true);
  await door.reload();
  await scan(door, web?.code ?? '', 'boarded');
  await scan(door, counter?.code ?? '', 'boarded');
  await scan(door, web?.code ?? '', 'second-use');
  await owner.context().setOffline(false);
  await expect(door.getByText('Everything is sent')).toBeVisible({ timeout: 20_000 });
  await traveller.goto(`/ticket/${pnr}`);
  await expect(traveller.getByText('Boarded').first()).toBeVisible();

  // Three days later the trip is over.
  const later = `interval '3 days'`;
  await askDatabase(
    `update trip_stop set arrives_at = arrives_at - ${later}, departs_at = departs_at - ${later} where trip_id = $1`,
    [trip],
  );
  await askDatabase('update trip set service_date = service_date - 3 where trip_id = $1', [trip]);
  const [books] = await askDatabase<{ payable: string; cash: string; web: string }>(
    `select -sum(amount_paisa) filter (where account like 'operator_payable:%') as payable,
       sum(amount_paisa) filter (where account like 'operator_cash:%') as cash,
       (select sum(fare_paisa) from booking where trip_id = $1 and channel = 'web' and state = 'confirmed') as web
     from ledger_line where book = $1`,
    [trip],
  );
  const commission = Math.round(Number(books?.web) * 0.05);
  const due = Number(books?.payable) - Number(books?.cash) - commission;
  expect(due).toBeGreaterThan(0);

  await admin.goto('/admin/settlements');
  const row = admin.getByRole('row', { name: new RegExp(busName) });
  await row.getByRole('button', { name: /Prepare/ }).click();
  await expect(admin.getByRole('heading', { name: /^Statement 1/ })).toBeVisible();
  await expect(admin.getByText(`৳${(due / 100).toLocaleString('en-IN')}`).first()).toBeVisible();
  await admin.getByRole('button', { name: 'Approve' }).click();
  await admin.getByLabel('Bank’s reference').fill('BB-2026-000123');
  await admin.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(admin.getByText('This statement is closed.')).toBeVisible();

  await owner.goto('/settlements');
  await owner
    .getByRole('link', { name: /Statement 1|^1$/ })
    .first()
    .click();
  await expect(owner.getByText(`৳${(due / 100).toLocaleString('en-IN')}`).first()).toBeVisible();
  // The company is owed nothing more for that trip: fares less the cash it holds, less commission, less payout.
  const [left] = await askDatabase<{ left: string; paid: string }>(
    `select sum(l.amount_paisa) filter (where l.account like 'operator%') as left,
       -sum(l.amount_paisa) filter (where l.account like 'bank%') as paid
     from ledger_line l where l.book in ($1, (select operator_id from operator where name_en = $2))`,
    [trip, busName],
  );
  expect(Number(left?.left)).toBe(0);
  expect(Number(left?.paid)).toBe(due);
  for (const page of [owner, admin, traveller, lost]) await page.context().close();
});
