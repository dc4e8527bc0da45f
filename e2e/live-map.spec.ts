import { scriptHasComeTo } from './script-has-come-to.ts';
import { expect, test } from './test.ts';
import { freeSeats, openSeatMap, searchAddress, seat, takeSeat } from './traveller.ts';

test('a tap shows on every open map within a second, and a released seat is free again', async ({
  browser,
  baseURL,
}) => {
  const settings = { baseURL: baseURL ?? '' };
  const [mine, theirs] = [
    await (await browser.newContext(settings)).newPage(),
    await (await browser.newContext(settings)).newPage(),
  ];
  await openSeatMap(mine, searchAddress(5), 3);
  await openSeatMap(theirs, searchAddress(5), 3);
  const free = await freeSeats(mine);
  const wanted = free.at(-1) ?? '';
  await takeSeat(mine, wanted);
  await expect(seat(theirs, wanted)).toHaveAccessibleName(/held by someone/, { timeout: 1_500 });
  await mine.getByRole('button', { name: `Remove seat ${wanted}` }).click();
  await expect(seat(theirs, wanted)).toHaveAccessibleName(/available/, { timeout: 1_500 });

  // A lost connection: changes made meanwhile are on the map once it is back.
  await theirs.context().setOffline(true);
  await takeSeat(mine, wanted);
  await theirs.context().setOffline(false);
  await expect(seat(theirs, wanted)).toHaveAccessibleName(/held by someone/, { timeout: 15_000 });
  await mine.context().close();
  await theirs.context().close();
});

test('reload, back and a second tab keep the hold and start no second one', async ({ context, page }) => {
  await openSeatMap(page, searchAddress(6), 4);
  const [first = ''] = await freeSeats(page);
  await takeSeat(page, first);
  const address = page.url();
  await page.reload();
  await expect(seat(page, first)).toBeChecked();
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(seat(tab, first)).toBeChecked();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  const checkout = page.url();
  await page.goBack();
  await expect(seat(page, first)).toBeChecked();
  await tab.getByRole('button', { name: 'NEXT' }).click();
  await expect(tab).toHaveURL(checkout);
});

test('the first taps of a browser, two at once in two tabs, are one buyer’s', { tag: '@long' }, async ({
  context,
  page,
}) => {
  await openSeatMap(page, searchAddress(6), 6);
  const tab = await context.newPage();
  await tab.goto(page.url());
  const [one = '', other = ''] = (await freeSeats(page)).slice(-2);
  for (const map of [page, tab]) await scriptHasComeTo(seat(map, one));
  expect(await context.cookies()).toEqual([]);
  await Promise.all([seat(page, one).click(), seat(tab, other).click()]);
  for (const map of [page, tab])
    for (const seatNo of [one, other])
      await expect(map.getByRole('button', { name: `Remove seat ${seatNo}` })).toBeVisible();
  await page.reload();
  for (const seatNo of [one, other]) await expect(seat(page, seatNo)).toBeChecked();
});

test('a first tap whose answer is lost holds its seat for who tapped', { tag: '@long' }, async ({ page }) => {
  await openSeatMap(page, searchAddress(6), 7);
  const [first = ''] = (await freeSeats(page)).slice(-1);
  await scriptHasComeTo(seat(page, first));
  let lost = 0;
  await page.route('**/live/seats/**', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await seat(page, first).click();
  await expect(page.getByRole('button', { name: `Remove seat ${first}` })).toBeVisible();
  expect(lost).toBe(1);
  await page.reload();
  await expect(seat(page, first)).toBeChecked();
});

test('a seat tapped at the very moment in which the script takes over is held', async ({ page }) => {
  await openSeatMap(page, searchAddress(5), 5);
  const [first = ''] = await freeSeats(page);
  await page.addInitScript((value) => {
    const waiting = setInterval(() => {
      const box = document.querySelector<HTMLInputElement>(`[data-view] input[value="${value}"]`);
      if (!box || !Object.keys(box).some((key) => key.startsWith('__react'))) return;
      clearInterval(waiting);
      box.click();
    });
  }, first);
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove seat ${first}` })).toBeVisible();
});
