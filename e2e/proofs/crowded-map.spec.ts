import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { pollEverySeconds, liveMapLimits } from '@poth/domain/seating/live-map.ts';
import { expect, test } from '../test.ts';
import { searchAddress } from '../traveller.ts';

/** Opens a live map like another window of the same browser; returns the function that closes it. */
const openBeside = (address: string, cookie: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const request = get(address, { agent: false, headers: { cookie } });
    request.on('error', reject);
    request.on('response', (answer) => {
      answer.resume();
      answer.on('error', () => undefined);
      answer.once('data', () => resolve(() => request.destroy()));
    });
  });

const openMap = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('article[id^="trip-"] a[href*="trip="]').nth(2).click();
  await expect(page.locator('[data-view] input').first()).toBeVisible();
};
const seat = (page: Page, seatNo: string) => page.locator(`[data-view]:has(input[value="${seatNo}"])`);
const take = async (page: Page, seatNo: string): Promise<void> => {
  await seat(page, seatNo).click();
  await expect(seat(page, seatNo)).toHaveAttribute('data-view', 'selected');
};

/** Factor on the limit of windows: it applies to each process, and any process may get a window. */
const timesLimit = 4;

// Each on a day of its own: otherwise they would take each other's seats.
for (const [language, path, daysAhead, refreshed] of [
  ['en', '', 7, `this map is refreshed every ${pollEverySeconds} seconds`],
  ['bn', '/bn', 8, 'ছক ১৫ সেকেন্ড পরপর হালনাগাদ হচ্ছে'],
] as const)
  test(`a map whose room others took says so, is refreshed, takes taps and becomes live again, ${language}`, async ({
    page,
    context,
    browser,
    baseURL,
  }, testInfo) => {
    test.setTimeout(120_000);
    const asked = page.waitForRequest(/\/live\/seats\//);
    await openMap(page, `${path}${searchAddress(daysAhead)}`);
    const live = new URL((await asked).url());
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const notice = page.getByText(refreshed);
    await expect(notice).toHaveCount(0);
    const close = await Promise.all(
      Array.from({ length: liveMapLimits.perBuyer * timesLimit }, () => openBeside(live.href, cookie)),
    );
    await expect(notice).toBeVisible({ timeout: 2 * pollEverySeconds * 1_000 });
    await page.screenshot({ path: testInfo.outputPath('crowded.png'), fullPage: true });
    // The page's own taps are answered at once, and other buyers' changes appear within the stated time.
    const free = page.locator('[data-view="available"] input');
    const [mine, theirs] = [
      (await free.first().getAttribute('value')) ?? '',
      (await free.last().getAttribute('value')) ?? '',
    ];
    await take(page, mine);
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await openMap(other, searchAddress(daysAhead));
    await take(other, theirs);
    await expect(seat(page, theirs)).toHaveAttribute('data-view', 'held', {
      timeout: (pollEverySeconds + 5) * 1_000,
    });
    for (const end of close) end();
    await expect(notice).toHaveCount(0, { timeout: (pollEverySeconds + 5) * 1_000 });
    await other.context().close();
  });
