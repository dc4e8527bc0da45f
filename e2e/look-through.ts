import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A page at 320 px: its title and language, nothing cut off, no accessibility finding, no fault in the console. */
export const lookThrough = async (page: Page, language: 'en' | 'bn', path: string): Promise<void> => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (/Content Security Policy|hydrat/i.test(line.text())) faults.push(line.text());
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(language === 'en' ? path : `/bn${path === '/' ? '' : path}`);
  expect(await page.title()).toMatch(language === 'en' ? /Poth/ : /পথ/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(faults).toEqual([]);
};
