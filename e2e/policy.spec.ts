import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { dayAhead, freeSeats, openSeatMap, searchAddress, takeSeat } from './traveller.ts';

/** Collects violations of the page's policy from here on. */
const listen = (page: Page): string[] => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
  });
  return refused;
};

test('the policy of pages refuses nothing of our own, and their measures come by attributes', async ({
  page,
}) => {
  const refused = listen(page);
  await openSeatMap(page, searchAddress(9), 1);
  const columns = page.locator('[data-door] [style]').first();
  expect(await columns.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)).toMatch(/px .*px/);
  const [first = ''] = await freeSeats(page);
  await takeSeat(page, first);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  for (const path of [
    '/',
    '/bn',
    '/routes/dhaka-to-bogura',
    '/bn/login',
    '/developers',
    '/query',
    '/nowhere',
  ])
    await page.goto(path);
  await page.goto(`/bn/search?from=dhaka&to=bogura&date=${dayAhead(9)}`);
  expect(refused).toEqual([]);
});

test('a style element that somebody smuggles in is refused', async ({ page }) => {
  const refused = listen(page);
  await page.goto('/faqs');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { background: rgb(1, 2, 3) !important }';
    document.head.append(style);
  });
  await expect.poll(() => refused.length).toBe(1);
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(1, 2, 3)');
});
