import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { dayAhead, openSeatMap, searchAddress } from './traveller.ts';

/** Pages of the main job first: they are looked through in both languages, the rest in English. */
const mainPages = [
  '/',
  searchAddress(4),
  `/search?from=teknaf&to=hili&date=${dayAhead(4)}`,
  '/ticket',
  '/cancel-ticket',
  '/login',
  '/sign-up',
  '/login/phone',
  '/login/second-factor',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
];
const otherPages = [
  '/search',
  '/about-us',
  '/our-partners',
  '/query',
  '/contact-us',
  '/call-center',
  '/live-chat',
  '/careers',
  '/history',
  '/how-to-buy',
  '/how-to-cancel',
  '/faqs',
  '/routes',
  '/operators',
  '/privacy',
  '/terms',
  '/returns',
  '/accessibility',
  '/nothing-here',
];

const lookThrough = async (page: Page, language: 'en' | 'bn', path: string): Promise<void> => {
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

for (const path of [...mainPages, ...otherPages])
  test(`${path} is accessible, has its own title and fits 320 px`, async ({ page }) => {
    await lookThrough(page, 'en', path);
    if (mainPages.includes(path)) await lookThrough(page, 'bn', path);
  });

test('an open seat map is accessible in both languages', async ({ page }) => {
  await openSeatMap(page, searchAddress(4));
  const { pathname, search } = new URL(page.url());
  await lookThrough(page, 'en', pathname + search);
  await lookThrough(page, 'bn', pathname + search);
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
