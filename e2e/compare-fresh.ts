import { expect, type Page } from '@playwright/test';
import { scriptHasCome } from './script-has-come.ts';

/** How every element of the page looks: box, borders, letters, layout. Clocks move, and the frame is on every page. */
const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const asked = (
      'display position width max-width margin padding border border-radius background-color color ' +
      'font-size font-weight line-height text-align gap grid-template-columns flex-wrap'
    ).split(' ');
    const found: Record<string, string> = {};
    for (const [at, one] of [...document.querySelectorAll('main *')].entries()) {
      // Content of a closed fold keeps the size at which it was drawn last, if ever.
      if (one.closest('[role="timer"], [role="status"], svg, details:not([open]) > :not(summary)')) continue;
      const style = getComputedStyle(one);
      found[`${at} ${one.tagName} ${one.className}`] = asked
        .map((name) => style.getPropertyValue(name))
        .join(' | ');
    }
    return found;
  });

/** A page looks the same where one has walked to it and where it was opened at once. */
export const compareFresh = async (page: Page): Promise<void> => {
  await page.waitForFunction(scriptHasCome);
  await page.waitForLoadState('networkidle');
  // A link on its way is marked; the walk has ended when none is.
  await expect(page.locator('a.pending')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const walked = await looks(page);
  await page.reload();
  await page.waitForFunction(scriptHasCome);
  await page.evaluate(() => document.fonts.ready);
  const fresh = await looks(page);
  expect.soft(walked, page.url()).toEqual(fresh);
};
