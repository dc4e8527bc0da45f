import type { Page } from '@playwright/test';
import { looksWell } from './looks.ts';
import { askDatabase } from './sales-agent.ts';
import { expect, test } from './test.ts';
import { dayAhead, freeSeats, newPhone, openSeatMap, searchAddress, takeSeat } from './traveller.ts';

/** No other journey buys on this day, and no two on this coach. */
const daysAhead = 9;

/** Buys a seat; answers the PNR. */
const buy = async (page: Page): Promise<string> => {
  await openSeatMap(page, searchAddress(daysAhead), 0);
  const [seat = ''] = await freeSeats(page);
  await takeSeat(page, seat);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Tasnim Rahman');
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /Proceed to Pay/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Your ticket is ready')).toBeVisible({ timeout: 20_000 });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** Moves every time of a ticket's trip so that it leaves the passenger's stop in so many minutes. */
const leaveIn = async (pnr: string, minutes: number): Promise<void> => {
  const shift = `(select now() + make_interval(mins => $2::int) - s.departs_at from booking b
    join trip_stop s on s.trip_id = b.trip_id and s.stop_no = b.from_stop_no where b.pnr = $1)`;
  const of = '(select trip_id from booking where pnr = $1)';
  // One statement: each of them sees the times as they were.
  await askDatabase(
    `with stops as (update trip_stop set arrives_at = arrives_at + ${shift}, departs_at = departs_at + ${shift} where trip_id = ${of}),
       fares as (update trip_fare set arrives_at = arrives_at + ${shift}, departs_at = departs_at + ${shift} where trip_id = ${of})
     update trip_counter set serves_at = serves_at + ${shift}, reporting_at = reporting_at + ${shift} where trip_id = ${of}`,
    [pnr, minutes],
  );
};

test('a shared trip speaks to the family as a person would, days before, under way and after', async ({
  page,
  browser,
  baseURL,
}) => {
  const pnr = await buy(page);
  await page.goto(`/ticket/${pnr}/share`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('The link').inputValue();

  const family = await (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 320, height: 640 } })
  ).newPage();
  const heading = family.getByRole('heading', { level: 1 });
  const open = async (says: RegExp, path = new URL(link).pathname): Promise<void> => {
    await family.goto(path);
    await expect(heading).toHaveText(says);
  };
  await open(/^Tasnim travels on /);
  await expect(heading).toContainText(String(Number(dayAhead(daysAhead).slice(-2))));
  await expect(family.locator('.alert')).toHaveCount(0);
  await looksWell(family);

  await leaveIn(pnr, -20);
  await open(/^Tasnim’s coach is on the way$/);
  await expect(family.getByText('Boarding is not always marked')).toBeVisible();
  await expect(family.locator('.alert')).toHaveCount(0);
  await open(/^Tasnim-এর বাস পথে আছে$/, `/bn${new URL(link).pathname}`);

  // The passenger's own ticket tells as much, once the conductor has marked something.
  await askDatabase(
    `insert into boarding_close (trip_id, stop_no, closed_by, closed_by_name, closed_at)
     select trip_id, from_stop_no, 'journey', 'Kamal Hossain', now() - interval '5 minutes' from booking where pnr = $1`,
    [pnr],
  );
  await family.reload();
  await open(/^Tasnim’s coach is on the way$/);
  await expect(family.getByText(/^The coach left Dhaka at/).first()).toBeVisible();
  await expect(family.getByText(/^arrives about/)).toBeVisible();
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText(/^The coach left Dhaka at/)).toBeVisible();

  await leaveIn(pnr, -20 * 60);
  await open(/^Tasnim’s coach has arrived, by the timetable$/);
  await family.context().close();
});
