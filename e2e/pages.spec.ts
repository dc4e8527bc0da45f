import { expect, test } from '@playwright/test';
import { lookThrough } from './look-through.ts';
import { dayAhead, openSeatMap, searchAddress } from './traveller.ts';

/** Pages of the main job first: they are looked through in both languages, the rest in English; articles are a longer proof. */
const mainPages = [
  '/',
  searchAddress(4),
  `/search?from=teknaf&to=hili&date=${dayAhead(4)}`,
  '/ticket',
  '/cancel-ticket',
  '/login',
  '/sign-up',
  '/login/phone',
  '/login/keep-factor?token=x',
  '/login/second-factor',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
];
const otherPages = ['/search', '/query', '/routes', '/routes/dhaka-to-bogura', '/operators', '/nothing-here'];

for (const [whose, language, paths] of [
  ['pages of the main job', 'en', mainPages],
  ['pages of the main job', 'bn', mainPages],
  ['other pages', 'en', otherPages],
] as const)
  test(`${whose} are accessible in ${language}, have their own titles and fit 320 px`, async ({ page }) => {
    test.setTimeout(120_000);
    await lookThrough(page, language, paths);
  });

test('an open seat map is accessible in both languages', async ({ page }) => {
  await openSeatMap(page, searchAddress(4));
  const { pathname, search } = new URL(page.url());
  await lookThrough(page, 'en', [pathname + search]);
  await lookThrough(page, 'bn', [pathname + search]);
});

test('the language switch keeps page and query', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(searchAddress(4));
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(new RegExp(`/bn/search\\?from=dhaka&to=bogura&date=${dayAhead(4)}`));
  await expect(page.getByRole('heading', { name: /যেসব বাস পাওয়া যাচ্ছে/ })).toBeVisible();
});

test('an empty result offers days and routes that exist', async ({ page }) => {
  await page.goto(`/search?from=benapole&to=teknaf&date=${dayAhead(4)}`);
  const offered = page
    .locator('main')
    .getByRole('link')
    .filter({ hasText: /Benapole|Teknaf|৳/ });
  expect(await offered.count()).toBeGreaterThan(0);
});
