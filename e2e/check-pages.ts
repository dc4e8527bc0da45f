import type { ConsoleMessage, Page } from '@playwright/test';
import { drawnByDevice } from './drawn-by-device.ts';
import { axeOn, inLanguage, layOut, squeezedButtons } from './look-closely.ts';
import { scriptHasCome } from './script-has-come.ts';
import { expect, test } from './test.ts';

/**
 * Opens pages at 320 px in turn: title and language, nothing cut off, no accessibility finding, no error in the console; at
 * 1280 px no squeezed button.
 */
export const checkPages = async (
  page: Page,
  language: 'en' | 'bn',
  paths: readonly string[],
): Promise<void> => {
  let faults: string[] = [];
  const note = (error: Error) => faults.push(error.message);
  const noteLine = (line: ConsoleMessage) => {
    if (/Content Security Policy|hydrat/i.test(line.text())) faults.push(line.text());
  };
  page.on('pageerror', note).on('console', noteLine);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of paths) {
    const address = inLanguage(language, path);
    await test.step(address, async () => {
      faults = [];
      await page.goto(address);
      await page.waitForFunction(scriptHasCome);
      await layOut(page);
      const seen = await page.evaluate(() => ({
        title: document.title,
        language: document.documentElement.lang,
        beyond: document.documentElement.scrollWidth - 320,
      }));
      expect.soft(seen.title, address).toMatch(language === 'en' ? /Poth/ : /পথ/);
      expect.soft(seen.language, address).toBe(language);
      expect.soft(seen.beyond, `${address}: beyond 320 px`).toBeLessThanOrEqual(0);
      expect.soft(await drawnByDevice(page), `${address}: drawn by fonts of the device`).toEqual([]);
      const axe = (await axeOn(page)).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
      const { violations } = await axe.analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          address,
        )
        .toEqual([]);
      expect.soft(await squeezedButtons(page), `${address}: buttons`).toEqual([]);
      expect.soft(faults, `${address}: console`).toEqual([]);
    });
  }
  page.off('pageerror', note).off('console', noteLine);
};
