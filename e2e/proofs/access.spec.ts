import { expect, type Page, test } from '@playwright/test';
import { everyPage, fillIn, pagesOf, visitors } from '../every-page.ts';
import { accessFaults, sidewaysAt320, smallTargets, unfold } from '../look-closely.ts';
import { become, type PageValues } from '../page-values.ts';
import { freeSeats, openSeatMap, searchAddress, takeSeat } from '../traveller.ts';

const languages = ['en', 'bn'] as const;
const inLanguage = (language: 'en' | 'bn', path: string): string =>
  language === 'en' ? path : `/bn${path === '/' ? '' : path}`;

/** Nobody is shut out of the page as it stands: by a program's rules, by a fingertip, by a narrow phone. */
const isForEverybody = async (page: Page, where: string): Promise<void> => {
  expect.soft(await accessFaults(page), where).toEqual([]);
  expect.soft(await smallTargets(page), `${where}: targets`).toEqual([]);
  expect.soft(await sidewaysAt320(page), `${where}: beyond 320 px`).toBeLessThanOrEqual(0);
};

/** Every dialog of the page is opened in turn, looked at, and shut with Escape. */
const lookAtDialogs = async (page: Page, where: string): Promise<void> => {
  for (const opener of await page.locator('main a[aria-haspopup="dialog"]:visible').all()) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isForEverybody(page, `${where}, dialog ${await opener.textContent()}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
};

for (const visitor of visitors)
  test.describe(`the ${visitor}`, () => {
    // One browser for all pages of a visitor, signed in once.
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    let page: Page;
    let values: PageValues;
    test.beforeAll(async ({ browser }, { project }) => {
      test.setTimeout(120_000);
      const { baseURL, timezoneId } = project.use;
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        timezoneId: timezoneId ?? 'Asia/Dhaka',
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      });
      page = await context.newPage();
      values = await become[visitor](page);
    });
    test.afterAll(() => page.context().close());

    for (const { path } of pagesOf(visitor))
      test(`/${path.replace(/^\//, '')} can be used by everybody, in both languages`, async () => {
        for (const language of languages) {
          const address = inLanguage(language, fillIn(path, values));
          const answer = await page.goto(address);
          expect.soft(answer?.status(), address).toBe(200);
          expect.soft(new URL(page.url()).pathname, `${address} is shown itself`).toBe(address);
          expect.soft(await page.title(), address).toMatch(language === 'en' ? /. · Poth$/ : /. · পথ$/);
          expect.soft(await page.locator('html').getAttribute('lang')).toBe(language);
          expect.soft(await page.locator('h1').count(), `${address}: first headings`).toBe(1);
          await unfold(page);
          await isForEverybody(page, address);
          await lookAtDialogs(page, address);
        }
      });

    test('no two pages have one title', async () => {
      for (const language of languages) {
        const titles: Record<string, string[]> = {};
        for (const { path } of pagesOf(visitor)) {
          const html = await (await page.request.get(inLanguage(language, fillIn(path, values)))).text();
          const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
          (titles[title] ??= []).push(path);
        }
        expect.soft(Object.values(titles).filter(({ length }) => length > 1)).toEqual([]);
      }
    });

    test('the menus can be used by everybody', async () => {
      for (const language of languages) {
        await page.goto(inLanguage(language, '/'));
        await page.locator('.fold-menu summary').click();
        await isForEverybody(page, `menu in ${language}`);
        await page.setViewportSize({ width: 1280, height: 900 });
        const own = page.locator('.user-menu summary');
        if (await own.isVisible()) await own.click();
        expect.soft(await accessFaults(page, '.top-bar'), `wide menu in ${language}`).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
      }
    });
  });

test('an open seat map and forms sent empty can be used by everybody', async ({ page }) => {
  test.slow();
  await openSeatMap(page, searchAddress(4));
  const { pathname, search } = new URL(page.url());
  for (const language of languages) {
    await page.goto(inLanguage(language, pathname + search));
    await page.locator('.seat input[tabindex="-1"]').first().waitFor({ state: 'attached' });
    await isForEverybody(page, `seat map in ${language}`);
    for (const path of [
      '/',
      '/login',
      '/sign-up',
      '/query',
      '/cancel-ticket',
      '/ticket',
      '/forgot-password',
    ]) {
      await page.goto(inLanguage(language, path));
      await page.locator('main form button[type="submit"]').first().click();
      await page.locator('main [aria-invalid="true"]').first().waitFor();
      await isForEverybody(page, `${path} sent empty in ${language}`);
    }
  }
});

test('in the reader’s own colours, and for who bears no motion, nothing is lost', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const holds = async (where: string) => {
    // The colours are the reader's; what is computed still names ours.
    expect.soft(await accessFaults(page, undefined, ['color-contrast']), where).toEqual([]);
    expect.soft(await moving(), `${where}: what moves`).toBe(0);
  };
  await page.goto('/');
  await holds('home');
  await openSeatMap(page, searchAddress(4), 1);
  const [seatNo = ''] = await freeSeats(page);
  await takeSeat(page, seatNo);
  await holds('seat map');
  const look = (view: string) =>
    page
      .locator(`.seat[data-view="${view}"] span`)
      .first()
      .evaluate((seat) => {
        const { backgroundColor, color, textDecorationLine, borderStyle } = getComputedStyle(seat);
        return [backgroundColor, color, textDecorationLine, borderStyle].join(' ');
      });
  const views = await Promise.all(['available', 'selected', 'sold'].map(look));
  expect(new Set(views).size, 'each kind of seat looks its own way').toBe(3);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await holds('checkout');
});

test('every page of the product is somebody’s to look at', () => {
  const looked = visitors.flatMap((visitor) => pagesOf(visitor).map(({ path }) => path));
  expect(looked.toSorted()).toEqual(everyPage.map(({ path }) => path).toSorted());
});
