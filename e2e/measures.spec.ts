import type { Page, Request } from '@playwright/test';
import { expect, test } from './test.ts';

/** Makes the page's view be measured for certain, and flags when its script has received the largest paint. */
const measure = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
    globalThis.PerformanceObserver = class extends PerformanceObserver {
      constructor(hear: PerformanceObserverCallback) {
        super((list, observer) => {
          hear(list, observer);
          if (list.getEntriesByType('largest-contentful-paint').length > 0)
            Object.assign(globalThis, { isPainted: true });
        });
      }
    };
  });

/** Tells a painted page that it is hidden now, as on a phone that is put away. */
const putAway = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'isPainted' in globalThis);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
};

/** Opens a page, acts on it until the page sends measures, and returns them. */
const measuresOf = async (page: Page, path: string, act: () => Promise<unknown>) => {
  await measure(page);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/measures') sent.push(request);
  });
  await page.goto(path, { waitUntil: 'load' });
  // The measuring script may load after everything else.
  await expect(async () => {
    await act();
    expect(sent).not.toEqual([]);
  }).toPass();
  const [first] = sent;
  return { status: (await first?.response())?.status(), body: first?.postData() ?? '' };
};

const time = expect.any(Number);

for (const [path, pattern] of [
  ['/bn/routes/dhaka-to-bogura', 'routes/:slug'],
  ['/bn', '/'],
])
  test(`${path} tells its times by the pattern of its address`, async ({ page }) => {
    const { status, body } = await measuresOf(page, path ?? '', () => putAway(page));
    expect(status).toBe(204);
    expect(JSON.parse(body)).toEqual({ page: pattern, ttfb: time, fcp: time, lcp: time, errors: [] });
  });

test('a script that fails is told by its class and place, and by none of its words', async ({ page }) => {
  const phone = '01711234567';
  const { status, body } = await measuresOf(page, `/ticket?phone=${phone}`, () =>
    page.evaluate((typed) => {
      setTimeout(() => {
        throw new TypeError(`no such number: ${typed}`);
      });
    }, phone),
  );
  expect(status).toBe(204);
  const error = { kind: 'TypeError', file: null, line: 0, column: 0 };
  expect(JSON.parse(body)).toEqual({ page: 'ticket', errors: [error] });
});

test('a view that chance passes over sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/faqs', { waitUntil: 'load' });
  await page.goto('/terms', { waitUntil: 'load' });
  expect(sent.some((path) => path.startsWith('/assets/measure-'))).toBe(true);
  expect(sent).not.toContain('/measures');
});
