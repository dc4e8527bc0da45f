import { expect, test } from './test.ts';
import { freeSeats, openSeatMap, searchAddress, takeSeat } from './traveller.ts';

test('seats left follow holds: on the own card at once, on an open list within half a minute', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const settings = { baseURL: baseURL ?? '' };
  const [mine, theirs] = [
    await (await browser.newContext(settings)).newPage(),
    await (await browser.newContext(settings)).newPage(),
  ];
  const card = 6;
  const left = (page: typeof mine) =>
    page
      .locator('article[id^="trip-"]')
      .nth(card)
      .getByText(/seats? left/);
  await theirs.clock.install();
  await theirs.goto(searchAddress(7));
  const before = Number(/^(\d+) seats left$/.exec((await left(theirs).textContent()) ?? '')?.[1]);
  expect(before).toBeGreaterThan(3);
  await expect(theirs.getByText(/^Seats left as of \d+:\d\d [AP]M$/)).toBeVisible();

  await openSeatMap(mine, searchAddress(7), card);
  const free = await freeSeats(mine);
  await takeSeat(mine, free.at(-1) ?? '');
  await takeSeat(mine, free.at(-2) ?? '');
  await expect(left(mine)).toHaveText(`${before - 2} seats left`, { timeout: 2_000 });
  await mine.getByRole('button', { name: `Remove seat ${free.at(-1)}` }).click();
  await expect(left(mine)).toHaveText(`${before - 1} seats left`, { timeout: 2_000 });

  await theirs.clock.runFor(31_000);
  await expect(left(theirs)).toHaveText(`${before - 1} seats left`, { timeout: 5_000 });
  await mine.context().close();
  await theirs.context().close();
});
