import { scriptHasCome } from '../script-has-come.ts';
import { expect, test } from '../test.ts';
import { searchAddress } from '../traveller.ts';

/** Contrast of text and background by WCAG 2: 1 to 21. Runs in the browser. */
const contrasts = (parts: (HTMLElement | SVGElement)[]): { text: string; contrast: number }[] => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Blends colours that lie over each other into red, green and blue. */
  const drawn = (...layers: string[]): number[] => {
    if (!canvas) return [];
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (colour: number[]): number =>
    colour
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
  return parts.map((part) => {
    const grounds: string[] = [];
    for (let at: Element | null = part; at; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor);
    const ground = luminance(drawn('white', ...grounds));
    const ink = luminance(drawn('white', ...grounds, getComputedStyle(part).color));
    const [dark, light] = [Math.min(ground, ink), Math.max(ground, ink)];
    return { text: part.textContent?.trim() ?? '', contrast: (light + 0.05) / (dark + 0.05) };
  });
};

for (const width of [390, 1280])
  test(`every word of a search that is changed can be read, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(searchAddress(4));
    // Until then the browser writes the dates.
    await page.waitForFunction(scriptHasCome);
    await page.locator('details:has([role="search"]) > summary').click();
    const words = page.locator(
      'div:has(> div > details [role="search"]) :is(p, label, legend, .field-label, .field-hint, a, h1, h2, summary)',
    );
    const seen = (await words.evaluateAll(contrasts)).filter(({ text }) => text !== '');
    expect(seen.length).toBeGreaterThan(8);
    expect(seen.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });
