import { axeOn } from './look-closely.ts';
import { checkPages } from './check-pages.ts';
import { scriptHasComeTo } from './script-has-come-to.ts';
import { dayAhead, openSeatMap, searchAddress } from './traveller.ts';
import { expect, test } from './test.ts';

/** Most important pages; a longer proof opens the others, and some of these in Bangla too. */
const mainPages = ['/', searchAddress(4), '/ticket', '/login'];
const otherPages = [
  `/search?from=teknaf&to=hili&date=${dayAhead(4)}`,
  '/cancel-ticket',
  '/money',
  '/sign-up',
  '/login/phone',
  '/login/keep-factor?token=x',
  '/login/second-factor',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/search',
  '/query',
  '/routes',
  '/routes/dhaka-to-bogura',
  '/operators',
  '/nothing-here',
];

for (const [whose, language, paths, tag] of [
  ['pages of the main job', 'en', mainPages, []],
  ['pages of the main job', 'bn', mainPages, ['@long']],
  ['other pages', 'en', otherPages, ['@long']],
] as const)
  test(`${whose} are accessible in ${language}, have their own titles and fit 320 px`, {
    tag: [...tag],
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await checkPages(page, language, paths);
  });

for (const [language, tag] of [
  ['bn', []],
  ['en', ['@long']],
] as const)
  test(`an open seat map is accessible in ${language}`, { tag: [...tag] }, async ({ page }) => {
    await openSeatMap(page, searchAddress(4));
    const { pathname, search } = new URL(page.url());
    await checkPages(page, language, [pathname + search]);
  });

test('where the device wishes it, pages are dark and keep their contrast, and paper stays light', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(240_000);
  await openSeatMap(page, searchAddress(4));
  await page.emulateMedia({ colorScheme: 'dark' });
  const styleOf = (name: 'color' | 'backgroundColor') =>
    page.evaluate((wanted) => getComputedStyle(document.body)[wanted], name);
  for (const path of [undefined, '/ticket', '/bn']) {
    if (path) await page.goto(path);
    expect.soft(await styleOf('backgroundColor'), path).toBe('rgb(15, 23, 20)');
    const { violations } = await (await axeOn(page)).withRules(['color-contrast']).analyze();
    expect
      .soft(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        path,
      )
      .toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await styleOf('color')).toBe('rgb(18, 38, 31)');
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  expect(await styleOf('backgroundColor')).toBe('rgb(251, 248, 241)');
});

test('the language switch keeps page and query', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(searchAddress(4));
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(new RegExp(`/bn/search\\?from=dhaka&to=bogura&date=${dayAhead(4)}`));
  await expect(page.getByRole('heading', { name: /যেসব বাস পাওয়া যাচ্ছে/ })).toBeVisible();
});

test('who presses before the script has come gets the page instead of the dialog', async ({ page }) => {
  const words = 'How to Buy Ticket';
  // A slow network: the scripts do not load while the page is checked.
  await page.route('**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('main').getByRole('link', { name: words }).click();
  await expect(page).toHaveURL(/\/how-to-buy$/);
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who presses when it has come gets the dialog over the page', async ({ page }) => {
  await page.goto('/');
  const opener = page.locator('main').getByRole('link', { name: 'How to Buy Ticket' });
  await scriptHasComeTo(opener);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'How to Buy Ticket' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('an empty result offers days and routes that exist', async ({ page }) => {
  await page.goto(`/search?from=benapole&to=teknaf&date=${dayAhead(4)}`);
  const offered = page
    .locator('main')
    .getByRole('link')
    .filter({ hasText: /Benapole|Teknaf|৳/ });
  expect(await offered.count()).toBeGreaterThan(0);
});
