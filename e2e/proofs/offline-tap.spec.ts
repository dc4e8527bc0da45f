import { scriptHasComeTo } from '../script-has-come-to.ts';
import { expect, test } from '../test.ts';
import { openSeatMap, searchAddress, seat } from '../traveller.ts';

for (const [language, prefix] of [
  ['English', ''],
  ['Bangla', '/bn'],
] as const)
  for (const width of [320, 390])
    test(`a notice of the map stands above the strip that says offline: ${language}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await openSeatMap(page, searchAddress(6), 5);
      if (prefix) {
        const { pathname, search } = new URL(page.url());
        await page.goto(prefix + pathname + search);
      }
      const free = page.locator('[data-view="available"] input');
      const seatNo = (await free.first().getAttribute('value')) ?? '';
      const wanted = prefix ? free.first() : seat(page, seatNo);
      await scriptHasComeTo(wanted);
      // The front of the coach is in view, far above the place of the notice.
      await page.locator('[data-door]').evaluate((coach) => coach.scrollIntoView({ block: 'start' }));
      await page.context().setOffline(true);
      await wanted.click();
      const notice = page.locator('[data-part="tap-notice"] .alert');
      const strip = page.locator('.offline-notice p');
      await expect(notice).toBeVisible();
      await expect(strip).toBeVisible();
      const edges = async () => {
        const [above, below] = [await notice.boundingBox(), await strip.boundingBox()];
        return { gap: (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), top: above?.y ?? -1 };
      };
      await expect(async () => expect((await edges()).gap).toBeGreaterThanOrEqual(4)).toPass({
        timeout: 3_000,
      });
      expect((await edges()).top).toBeGreaterThanOrEqual(0);
      await page.context().setOffline(false);
      await expect(strip).toBeHidden();
    });
