import type { Page } from '@playwright/test';
import { expectAccessibleOnPhone } from '../looks.ts';
import { askDatabase, becomeAgent, openNextCoach, openShift, staffPin } from '../sales-agent.ts';
import { newPhone } from '../traveller.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Coach = { tripId: string; fromStopNo: number; seats: string[]; codes: string[] };

/** Sells two free seats of the agent's next coach from Dhaka, and returns the trip with the codes of its tickets. */
const sellTwo = async (page: Page): Promise<Coach> => {
  const { tripId, seats: free } = await openNextCoach(page, 2);
  const seats = free.slice(0, 2);
  await page.getByLabel('Seats', { exact: true }).fill(seats.join(' '));
  await page.getByLabel('Passenger’s name').fill('Nasrin Akter');
  await page.getByLabel('Mobile number', { exact: true }).fill(newPhone());
  const [fromStopNo] = (new URL(page.url()).searchParams.get('leg') ?? '').split('-').map(Number);
  await page.getByRole('button', { name: /^Sell for/ }).click();
  await expect(page).toHaveURL(/sold=/);
  // Selected by the PNR of this sale: a seat has a ticket for each passenger along the way.
  const tickets = await askDatabase<{ code: string }>(
    `select code from ticket t join pnr_directory d on d.trip_id = t.trip_id and d.booking_id = t.booking_id
     where d.pnr = $1 order by array_position($2, seat_no)`,
    [new URL(page.url()).searchParams.get('sold'), seats],
  );
  return { tripId, fromStopNo: fromStopNo ?? 0, seats, codes: tickets.map(({ code }) => code) };
};

/** Finds the row of the passenger who boards with a seat at a stop; the seat's next passenger has another row. */
const rider = (page: Page, { fromStopNo }: Pick<Coach, 'fromStopNo'>, seatNo = '') =>
  page.locator(`#seat-${seatNo}-${fromStopNo}`);

/** Types like a hand-held scanner: the code, then Enter. */
const scan = async (page: Page, text: string, verdict: string): Promise<void> => {
  await page.getByLabel('Seat, name or ticket code').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', verdict);
};

// Each journey uses its own company, so that none takes the seats of another's next coach.
test('passengers board without a network: let in, used twice, forged, and all of it known when the network is back', async ({
  page,
  context,
}) => {
  test.slow();
  await becomeAgent(page, 'parkline-transport');
  await openShift(page);
  const coach = await sellTwo(page);
  const { tripId, seats, codes } = coach;
  const [first = '', second = ''] = codes;

  await page.goto(`/board/${tripId}`);
  await expect(page.getByText('Works without a network')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No network')).toBeVisible();
  await scan(page, first, 'boarded');
  await scan(page, first.toLowerCase(), 'second-use');
  await scan(page, `${second.slice(0, 60)}${second[60] === 'A' ? 'B' : 'A'}${second.slice(61)}`, 'forged');
  await expect(page.getByText('2 marks wait to be sent')).toBeVisible();
  await expectAccessibleOnPhone(page);

  // The page is reloaded: unsent marks are still there.
  await page.reload();
  await expect(page.getByText('2 marks wait to be sent')).toBeVisible();
  await page.goto('/how-to-buy');
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  await page.goto(`/board/${tripId}`);
  await scan(page, seats[1] ?? '', 'boarded');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(
    rider(page, coach, seats[1]).getByRole('button', { name: `Board seat ${seats[1]}` }),
  ).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[aria-labelledby="boarding-flags"]')).toContainText(seats[0] ?? '');
  await page.goto(`/manifests/${tripId}`);
  const row = (seatNo: string) =>
    page.locator(`[data-stop="${coach.fromStopNo}"] tr`, {
      has: page.getByRole('cell', { name: seatNo, exact: true }),
    });
  await expect(row(seats[0] ?? '')).toContainText('Aboard');
  await expect(row(seats[1] ?? '')).toContainText('Not aboard');
  await expect(page.locator('[aria-labelledby="boarding-flags"]')).toContainText('second time');
  await expectAccessibleOnPhone(page);

  // Logging out leaves no passengers on the phone.
  expect(await page.evaluate(() => caches.has('poth-pages'))).toBe(true);
  await page.goto('/sign-out');
  await page.locator('main form').getByRole('button').click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => caches.has('poth-pages'))).toBe(false);
});

test('with JavaScript off a seat is marked and the mark taken back by a plain form', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await becomeAgent(page, 'desh-travels');
  await openShift(page);
  const coach = await sellTwo(page);
  const seatNo = coach.seats[0];
  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  ).newPage();
  await plain.goto(`/board/${coach.tripId}`);
  const line = rider(plain, coach, seatNo);
  await line.getByRole('button', { name: `Board seat ${seatNo}` }).click();
  await line.getByRole('button', { name: `Undo seat ${seatNo}` }).click();
  await expect(line.getByRole('button', { name: `Board seat ${seatNo}` })).toBeVisible();
  await plain.context().close();
  await page.context().close();
});

test('a phone that was without a network for longer than a desk stays open sends its marks after the PIN', async ({
  page,
  context,
}) => {
  test.slow();
  const { email } = await becomeAgent(page, 'almadani-paribahan');
  await openShift(page);
  const { tripId, codes } = await sellTwo(page);
  await page.goto(`/board/${tripId}`);
  await expect(page.getByText('Works without a network')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await page.reload();
  await scan(page, codes[0] ?? '', 'boarded');
  await askDatabase(
    `update auth_session s set last_seen_at = now() - interval '1 hour' from auth_user u
     where u.id = s.user_id and u.email = $1`,
    [email],
  );
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Enter the PIN or log in' }).click({ timeout: 20_000 });
  await page.getByLabel('PIN', { exact: true }).fill(staffPin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/board/${tripId}`);
  await expect(page.getByText('Everything is sent')).toBeVisible({ timeout: 20_000 });
  const [row] = await askDatabase<{ boarded: string }>(
    'select count(*) as boarded from boarding_scan where trip_id = $1 and ticket_id = (select ticket_id from ticket where code = $2)',
    [tripId, codes[0]],
  );
  expect(Number(row?.boarded)).toBe(1);
});

test('after a row’s button a scanner types into the field, and a touch opens no keyboard', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await becomeAgent(page, 'desh-transport');
  await openShift(page);
  const coach = await sellTwo(page);
  const [first = '', second = ''] = coach.seats;
  await page.goto(`/board/${coach.tripId}`);
  const field = page.getByLabel('Seat, name or ticket code');
  await expect(field).toBeVisible();

  await rider(page, coach, first)
    .getByRole('button', { name: `Board seat ${first}` })
    .press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(coach.codes[1] ?? '');
  await page.keyboard.press('Enter');
  const verdict = page.locator('[data-verdict="boarded"]');
  await verdict.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(verdict).toBeHidden();
  await expect(field).toBeFocused();
  await rider(page, coach, second)
    .getByRole('button', { name: `Board seat ${second}` })
    .click();
  await expect(field).toBeFocused();

  const phone = await (
    await browser.newContext({ hasTouch: true, storageState: await page.context().storageState() })
  ).newPage();
  await phone.goto(`/board/${coach.tripId}`);
  await expect(phone.getByLabel('Seat, name or ticket code')).toBeVisible();
  await rider(phone, coach, first)
    .getByRole('button', { name: `Undo seat ${first}` })
    .tap();
  await expect(rider(phone, coach, first).getByRole('button', { name: `Board seat ${first}` })).toBeVisible();
  await expect(phone.locator(`#stop-${coach.fromStopNo}`)).toBeFocused();
  await phone.context().close();
  await page.context().close();
});
