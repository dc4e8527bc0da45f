import { expect, test } from './test.ts';
import { smallFontSuffices } from '../web/ui/first-letters.ts';

test('a first visit to the Bangla home page loads the letters it shows, and all of them once it is touched', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font')
      fonts.push(/\/([a-z-]+?)-[\w-]{8}\.woff2/.exec(request.url())?.[1] ?? '');
  });
  await page.goto('/bn', { waitUntil: 'networkidle' });
  expect(fonts.toSorted()).toEqual(['first', 'first-latin']);
  const shown = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const unseen of body.querySelectorAll('script, style, dialog, option')) unseen.replaceWith(' ');
    return body.textContent;
  });
  const unknown = shown.split(/\s+/).filter((word) => !smallFontSuffices(word));
  expect(unknown).toEqual([]);
  expect(shown).toContain('যেসব কোম্পানির বাস পাবেন');
  await page.keyboard.press('Tab');
  await expect.poll(() => fonts).toContain('bengali');
  // Requested is not yet loaded: until then the small file draws the page.
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1em "Anek Bangla"', 'ক')), {
      message: 'the whole file is loaded',
    })
    .toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-letters');
});

test('an English page loads no file of Bengali letters, however much it is touched', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const address of ['/', '/search?from=dhaka&to=sylhet']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
  }
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => url.includes('/bengali-'))).toEqual([]);
});

test('without a script nothing tells that more is read, and all letters come at once', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/bn', { waitUntil: 'networkidle' });
  expect(fonts.filter((url) => url.includes('/bengali-'))).toHaveLength(1);
  await page.context().close();
});
