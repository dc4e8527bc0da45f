import { registerCompany } from './company.ts';
import { askDatabase } from './sales-agent.ts';
import { expect, test } from './test.ts';
import { dayAhead, freeSeats, openSeatMap, searchAddress, seat, takeSeat } from './traveller.ts';

/** Far from the days of other journeys. */
const daysAhead = { scripted: 24, withoutScript: 25 };

/**
 * Sets the opening of a date, in minutes from now, for the company of the first coach, as another process would. An
 * opening for all companies would automatically get a waiting room sooner or later.
 */
const openIn = async (date: string, minutes: number): Promise<void> => {
  await askDatabase(
    `insert into sale_window (service_date, operator_id, opens_at, set_by)
       select $1, operator_id, date_trunc('minute', now()) + make_interval(mins => $2), 'test'
       from operator where name_en = 'Desh Transport'
     on conflict (service_date, operator_id) do update set opens_at = excluded.opens_at`,
    [date, minutes],
  );
  await askDatabase(`insert into trip_touch (trip_id) values ('00000000-0000-0000-0000-000000000000')`, []);
};

test('a date that is not on sale yet counts down, and is bought once it has opened', {
  tag: '@long',
}, async ({ page }) => {
  const date = dayAhead(daysAhead.scripted);
  await openIn(date, 90);
  await page.clock.install();
  await openSeatMap(page, searchAddress(daysAhead.scripted));
  const card = page.locator('article[id^="trip-"]').first();
  await expect(card.getByRole('heading', { name: 'Desh Transport' })).toBeVisible();
  await expect(card.getByText(/^On sale from /).first()).toBeVisible();
  const timer = card.getByRole('timer').first();
  await expect(timer).toHaveText(/^1:\d\d:\d\d$/);
  const before = await timer.textContent();
  await page.clock.runFor(5_000);
  await expect(timer).not.toHaveText(before ?? '');

  const [first = ''] = await freeSeats(page);
  await seat(page, first).click();
  await expect(
    page.getByRole('alert').getByText(/go on sale on .* Nobody can take one before/),
  ).toBeVisible();
  // The operator opens earlier: the open list learns of it like of sold seats.
  await openIn(date, -1);
  await page.clock.runFor(31_000);
  await expect(card.getByText(/^On sale from /)).toHaveCount(0);
  await takeSeat(page, first);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
});

test('an owner says from when a range of dates is on sale, and takes one of them back', {
  tag: '@long',
}, async ({ page }) => {
  await registerCompany(page, 'Karnaphuli Line');
  await page.goto('/sale-windows');
  // The list has openings that other journeys set for all companies too; none is the owner's.
  const own = page.getByRole('row').filter({ hasText: 'By you' });
  await expect(page.getByRole('button', { name: 'Set the opening' })).toBeVisible();
  await expect(own).toHaveCount(0);
  const [from, until] = [dayAhead(40), dayAhead(41)];
  await page.getByLabel('First date of travel').fill(from);
  await page.getByLabel('Last date of travel').fill(until);
  await page.getByLabel('Time').fill('8 o’clock');
  await page.getByRole('button', { name: 'Set the opening' }).click();
  await expect(page.getByText('Write a time such as 8:00 AM or 20:00.')).toBeVisible();
  await expect(page.getByLabel('Last date of travel')).toHaveValue(until);
  await page.getByRole('textbox', { name: 'Days before' }).fill('10');
  await page.getByLabel('Time').fill('8:00 am');
  await page.getByRole('button', { name: 'Set the opening' }).click();
  const rows = own.filter({ hasText: '8:00 AM' });
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('who asks for a seat before the opening is told when', async ({ page }) => {
    await openIn(dayAhead(daysAhead.withoutScript), 24 * 60);
    await openSeatMap(page, searchAddress(daysAhead.withoutScript));
    await expect(page.getByText(/^On sale from /).first()).toBeVisible();
    const [first = ''] = await freeSeats(page);
    await seat(page, first).check();
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expect(
      page.getByRole('alert').getByText(/go on sale on .*Nobody can take one before/),
    ).toBeVisible();
    await expect(seat(page, first)).toBeChecked();
  });
});
