import type { Locator, Page } from '@playwright/test';
import { drawnByDevice } from '../drawn-by-device.ts';
import { everyPage, fillIn, pagesOf, visitors } from '../every-page.ts';
import { accessFaults, inLanguage, expectUsableByEverybody, languages, unfold } from '../look-closely.ts';
import { prepareVisitor } from '../page-values.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { expect, test } from '../test.ts';
import { freeSeats, openSeatMap, searchAddress, takeSeat } from '../traveller.ts';

/** Number of dialogs of a page; none by default. */
const dialogsOf: Readonly<Record<string, number>> = { '/': 2 };
/** Number of calendars of a page, each of which is inserted when it is opened. */
const calendarsOf: Readonly<Record<string, number>> = { '/': 2, search: 2, 'ticket/:pnr/change-trip': 1 };

/** Opens every dialog of the page in turn, checks it, and closes it with Escape. */
const lookAtDialogs = async (page: Page, path: string, where: string): Promise<void> => {
  const wanted = dialogsOf[path] ?? 0;
  const openers = page.locator('main [aria-haspopup="dialog"]:visible');
  expect.soft(await openers.count(), `${where}: what opens a dialog`).toBe(wanted + (calendarsOf[path] ?? 0));
  expect.soft(await page.locator('dialog, [role="dialog"]').count(), `${where}: dialogs`).toBe(wanted);
  for (const opener of await openers.all()) {
    const title = (await opener.textContent()) ?? '';
    await scriptHasComeTo(opener);
    await opener.click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectUsableByEverybody(page, `${where}, dialog ${title}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  }
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const visitor of visitors)
  for (const language of languages)
    test(`every page of the ${visitor} can be used by everybody, in ${language}`, async ({ page }) => {
      test.setTimeout(600_000);
      const values = await prepareVisitor[visitor](page);
      const titles: string[] = [];
      for (const { path } of pagesOf(visitor)) {
        const address = inLanguage(language, fillIn(path, values));
        await test.step(address, async () => {
          const answer = await page.goto(address);
          expect.soft(answer?.status(), address).toBe(200);
          expect.soft(new URL(page.url()).pathname, `${address} is shown itself`).toBe(address);
          const title = await page.title();
          expect.soft(titles, 'no two pages have one title').not.toContain(title);
          titles.push(title);
          expect.soft(title, address).toMatch(language === 'en' ? /. · Poth$/ : /. · পথ$/);
          expect.soft(await page.locator('html').getAttribute('lang')).toBe(language);
          expect.soft(await page.locator('h1').count(), `${address}: first headings`).toBe(1);
          await unfold(page);
          expect.soft(await drawnByDevice(page), `${address}: drawn by fonts of the device`).toEqual([]);
          await expectUsableByEverybody(page, address);
          await lookAtDialogs(page, path, address);
        });
      }
      await test.step('the menus', async () => {
        await page.goto(inLanguage(language, '/'));
        await page.locator('.fold-menu summary').click();
        await expectUsableByEverybody(page, `menu in ${language}`);
        await page.setViewportSize({ width: 1280, height: 900 });
        const own = page.locator('.user-menu summary');
        if (await own.isVisible()) await own.click();
        expect.soft(await accessFaults(page, '.top-bar'), `wide menu in ${language}`).toEqual([]);
      });
    });

for (const language of languages)
  test(`an open seat map, its filters and forms sent empty can be used by everybody, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await openSeatMap(page, searchAddress(4));
    const { pathname, search } = new URL(page.url());
    await page.goto(inLanguage(language, pathname + search));
    await page.locator('[data-view] input[tabindex="-1"]').first().waitFor({ state: 'attached' });
    await expectUsableByEverybody(page, `seat map in ${language}`);
    await scriptHasComeTo(page.locator('main button[popovertarget]').first());
    await page.locator('main button[popovertarget]').first().click();
    await expect(page.locator('main [popover]')).toBeVisible();
    await expectUsableByEverybody(page, `filters in ${language}`);
    for (const path of [
      '/',
      '/login',
      '/sign-up',
      '/query',
      '/cancel-ticket',
      '/money',
      '/ticket',
      '/forgot-password',
    ]) {
      await page.goto(inLanguage(language, path));
      await page.locator('main form button[type="submit"]').first().click();
      await page.locator('main [aria-invalid="true"]').first().waitFor();
      await expectUsableByEverybody(page, `${path} sent empty in ${language}`);
    }
  });

/** Expects that an element is drawn in another way after it was chosen; the pointer is elsewhere both times. */
const changesItsLook = async (page: Page, element: Locator, choose: () => Promise<void>): Promise<void> => {
  await page.mouse.move(0, 0);
  const before = await element.screenshot();
  await choose();
  await page.mouse.move(0, 0);
  expect(before.equals(await element.screenshot()), 'looks as it did before it was chosen').toBe(false);
};

test('in the reader’s own colours, and for who bears no motion, nothing is lost', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const holds = async (where: string) => {
    // In forced colours the contrast is the reader's; the computed styles still have ours.
    expect.soft(await accessFaults(page, undefined, ['color-contrast']), where).toEqual([]);
    expect.soft(await moving(), `${where}: what moves`).toBe(0);
  };
  await page.goto('/');
  await holds('home');
  const calendar = page.locator('main input[type="date"] ~ button').first();
  expect.soft(await calendar.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('0px');
  await page.goto(searchAddress(4));
  // Transparent borders are drawn too: those of the tab that is not current have the colour of the page.
  const isInvisible = await page.locator('[data-part="search-tabs"] a').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const own = getComputedStyle(tab).borderBottomColor;
      (tab as HTMLElement).style.borderBottomColor = 'Canvas';
      return own === getComputedStyle(tab).borderBottomColor;
    }),
  );
  expect.soft(isInvisible).toEqual([false, true]);
  // A coach with some of its seats sold, but not nearly all.
  const left = await page.getByText(/^\d+ seats left/).allInnerTexts();
  const someSold = left
    .map((text) => Number.parseInt(text, 10))
    .findIndex((count) => count >= 8 && count <= 30);
  expect(someSold, left.join()).toBeGreaterThanOrEqual(0);
  await openSeatMap(page, searchAddress(4), someSold);
  const [seatNo = ''] = await freeSeats(page);
  await takeSeat(page, seatNo);
  await holds('seat map');
  const look = (view: string) =>
    page
      .locator(`label[data-view="${view}"] span`)
      .first()
      .evaluate((seat) => {
        const { backgroundColor, color, textDecorationLine, borderStyle } = getComputedStyle(seat);
        return [backgroundColor, color, textDecorationLine, borderStyle].join(' ');
      });
  const views = await Promise.all(['available', 'selected', 'sold'].map(look));
  expect(new Set(views).size, 'each kind of seat looks its own way').toBe(3);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await holds('checkout');
  const nagad = page.locator('label').filter({ hasText: /^Nagad$/ });
  await changesItsLook(page, nagad, async () => {
    await nagad.click();
    await page.getByLabel('Mobile number').click();
  });
});

test('in the reader’s own colours the place that the arrow keys have come to is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  await scriptHasComeTo(page.getByRole('combobox', { name: 'From' }));
  await page.getByRole('combobox', { name: 'From' }).fill('ra');
  const second = page.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'false');
  await changesItsLook(page, second, async () => {
    await page.keyboard.press('ArrowDown');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  });
});

test('every page of the product is somebody’s to look at', () => {
  const looked = visitors.flatMap((visitor) => pagesOf(visitor).map(({ path }) => path));
  expect(looked.toSorted()).toEqual(everyPage.map(({ path }) => path).toSorted());
});
