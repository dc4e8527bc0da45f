import { expectAccessibleOnPhone } from './looks.ts';
import { buySeat, moveDeparture } from './on-the-road.ts';
import { askDatabase } from './sales-agent.ts';
import { expect, test } from './test.ts';
import { dayAhead } from './traveller.ts';

/** Day on which no other journey buys; each test uses a coach of its own. */
const daysAhead = 9;

test('a shared trip speaks to the family as a person would, days before, under way and after', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const pnr = await buySeat(page, daysAhead);
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
  await expectAccessibleOnPhone(family);

  await moveDeparture(pnr, -20);
  await open(/^Tasnim’s coach is on the way$/);
  await expect(family.getByText('Boarding is not always marked')).toBeVisible();
  await expect(family.locator('.alert')).toHaveCount(0);
  await open(/^Tasnim-এর বাস পথে আছে$/, `/bn${new URL(link).pathname}`);

  // The passenger's own ticket shows as much, once the conductor has made a mark.
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

  await moveDeparture(pnr, -20 * 60);
  await open(/^Tasnim’s coach has arrived, by the timetable$/);
  await family.context().close();
});
