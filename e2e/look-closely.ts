import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a program finds wrong with the page as it stands, for people who do not see, hear or point. */
export const accessFaults = async (
  page: Page,
  within?: string,
  notAsked: string[] = [],
): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).withTags(tags).disableRules(notAsked);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html}`));
};

/** Everything that folds away on the page stands open; menus, which lie over it, stay shut. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });

/**
 * Things to tap that are smaller than a fingertip: 44 px, or the line's height for a link within a text. What stands
 * inside a label counts with it, and a link that fills a line of its own by its height.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type="hidden"])',
    );
    const isShown = (one: HTMLElement) =>
      one.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      !one.closest('[aria-hidden="true"], .visually-hidden, .skip') &&
      one.getClientRects().length > 0;
    const heightOf = (one: HTMLElement) => {
      const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
      const own = [one, label, one.closest('label')].filter((it) => it !== null && it !== undefined);
      return Math.max(...own.map((it) => it.getBoundingClientRect().height));
    };
    const isInText = (one: HTMLElement) =>
      one.tagName === 'A' && getComputedStyle(one).display === 'inline' && one.parentElement !== null;
    return [...targets].filter(isShown).flatMap((one) => {
      const least = isInText(one) ? 24 : 44;
      const height = isInText(one) ? Number.parseFloat(getComputedStyle(one).lineHeight) : heightOf(one);
      return height + 0.5 < least ? [`${Math.round(height)} px: ${one.outerHTML.slice(0, 140)}`] : [];
    });
  });

/** By how much the page stands out of a phone of 320 px. */
export const sidewaysAt320 = async (page: Page): Promise<number> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - 320);
  if (before) await page.setViewportSize(before);
  return beyond;
};
