import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const languages = ['en', 'bn'] as const;
export const inLanguage = (language: 'en' | 'bn', path: string): string =>
  language === 'en' ? path : `/bn${path === '/' ? '' : path}`;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Forces the layout of content that the browser skips off screen, since the whole page is checked. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Prepares Axe for the whole page. Our pages have no frames: legacy mode, a single pass, takes half the time. */
export const axeOn = async (page: Page): Promise<AxeBuilder> => {
  await layOut(page);
  return new AxeBuilder({ page }).setLegacyMode();
};

/** Finds faults of the current page that a program can detect, for people who do not see, hear or point. */
export const accessFaults = async (
  page: Page,
  within?: string,
  notAsked: string[] = [],
): Promise<string[]> => {
  const axe = (await axeOn(page)).withTags(tags).disableRules(notAsked);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html}`));
};

/** Opens all folds of the page's main part; menus, which would cover it, stay closed. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });

/**
 * Targets smaller than a fingertip: 44 px both ways, or the line's height for a link within a text. The size of a
 * surrounding label counts; a text link is as wide as its words, but no narrower than 24 px.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type="hidden"])',
    );
    const isShown = (one: HTMLElement) =>
      one.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      !one.closest('[aria-hidden="true"], .visually-hidden, .skip') &&
      one.getClientRects().length > 0;
    const sizeOf = (one: HTMLElement) => {
      const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
      const own = [one, label, one.closest('label')].filter((it) => it !== null && it !== undefined);
      const boxes = own.map((it) => it.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    const isInText = (one: HTMLElement) =>
      one.tagName === 'A' && getComputedStyle(one).display === 'inline' && one.parentElement !== null;
    const isOfWords = (one: HTMLElement) => one.tagName === 'A' && one.innerText.trim() !== '';
    return [...targets].filter(isShown).flatMap((one) => {
      const size = sizeOf(one);
      const height = isInText(one) ? Number.parseFloat(getComputedStyle(one).lineHeight) : size.height;
      const isTall = height + 0.5 >= (isInText(one) ? 24 : 44);
      const isWide = size.width + 0.5 >= (isInText(one) ? 0 : isOfWords(one) ? 24 : 44);
      if (isTall && isWide) return [];
      return [`${Math.round(size.width)} × ${Math.round(height)} px: ${one.outerHTML.slice(0, 140)}`];
    });
  });

/** Buttons at 1280 px whose words are broken into a column, because their part of a grid is too narrow. */
export const squeezedButtons = async (page: Page): Promise<string[]> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 900 });
  const squeezed = await page.locator('button, .btn').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const words = (one as HTMLElement).innerText.trim();
      return words.length > 2 && height > width
        ? [`${Math.round(width)} × ${Math.round(height)} px: ${words}`]
        : [];
    }),
  );
  if (before) await page.setViewportSize(before);
  return squeezed;
};

/** Returns by how many pixels the page is wider than a phone of 320 px. */
const sidewaysAt320 = async (page: Page): Promise<number> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - 320);
  if (before) await page.setViewportSize(before);
  return beyond;
};

/** Expects that the page is usable by everybody: by automated rules, with a fingertip, on a narrow phone. */
export const expectUsableByEverybody = async (page: Page, where: string): Promise<void> => {
  expect.soft(await accessFaults(page), where).toEqual([]);
  expect.soft(await smallTargets(page), `${where}: targets`).toEqual([]);
  expect.soft(await sidewaysAt320(page), `${where}: beyond 320 px`).toBeLessThanOrEqual(0);
};
