import { expect, type Page } from '@playwright/test';
import { scriptHasCome } from './script-has-come.ts';

/**
 * Computed looks of every element of the page: box, borders, letters, layout. Clocks, which change, and the frame,
 * which every page has, are left out.
 */
const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const asked = (
      'display position width max-width margin padding border border-radius background-color color ' +
      'font-size font-weight line-height text-align gap grid-template-columns flex-wrap'
    ).split(' ');
    const found: Record<string, string> = {};
    for (const [at, one] of [...document.querySelectorAll('main *')].entries()) {
      // The content of a closed fold keeps the size of its last rendering, if any.
      if (one.closest('[role="timer"], [role="status"], svg, details:not([open]) > :not(summary)')) continue;
      const style = getComputedStyle(one);
      found[`${at} ${one.tagName} ${one.className}`] = asked
        .map((name) => style.getPropertyValue(name))
        .join(' | ');
    }
    return found;
  });

/** Expects that the page looks the same after navigation within the app and after opening it directly. */
export const compareFresh = async (page: Page): Promise<void> => {
  await page.waitForFunction(scriptHasCome);
  await page.waitForLoadState('networkidle');
  // A link is marked while its page loads; navigation has ended when none is.
  await expect(page.locator('a.pending')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const walked = await looks(page);
  await page.reload();
  await page.waitForFunction(scriptHasCome);
  await page.evaluate(() => document.fonts.ready);
  const fresh = await looks(page);
  expect.soft(walked, page.url()).toEqual(fresh);
};
