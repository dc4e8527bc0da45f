import { expect, type Page } from '@playwright/test';
import { axeOn } from './look-closely.ts';

/** Browser of the narrowest phone, with scripts off. */
export const narrowWithoutScript = { viewport: { width: 320, height: 700 }, javaScriptEnabled: false };

/** Expects that the page is no wider than the narrowest phone. */
export const expectFitsPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.waitForLoadState();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
};

/** Expects that the page fits the narrowest phone and breaks no rule of accessibility; needs JavaScript. */
export const expectAccessibleOnPhone = async (page: Page): Promise<void> => {
  await expectFitsPhone(page);
  const { violations } = await (await axeOn(page))
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};
