import type { Page } from '@playwright/test';
import { inLanguage, expectUsableByEverybody, languages, layOut } from '../look-closely.ts';
import { becomeAgent, openShift } from '../sales-agent.ts';
import { scriptHasCome } from '../script-has-come.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { expect, test } from '../test.ts';
import { dayAhead, freeSeats, openSeatMap, searchAddress, takeSeat } from '../traveller.ts';
import { cutOff, spaceOut, coveredShare } from '../zoomed.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects that at 1280 × 1024 px and 400 % sticky parts leave at least half of the window to the page. */
const canBeReadZoomed = async (page: Page, where: string): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 256 });
  await layOut(page);
  for (const part of [0, 0.3, 0.6, 1]) {
    await page.evaluate((down) => scrollTo(0, down * document.documentElement.scrollHeight), part);
    expect
      .soft(await coveredShare(page), `${where}: covered by what stays in place`)
      .toBeLessThanOrEqual(0.5);
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - 320);
  expect.soft(beyond, `${where}: beyond 320 px`).toBeLessThanOrEqual(0);
};

/** Expects that no element with the focus is hidden behind a sticky part, wherever Tab leads. */
const focusIsSeenZoomed = async (page: Page, where: string, presses: number): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (let pressed = 0; pressed < presses; pressed++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const it = document.activeElement;
      if (!it || it === document.body) return;
      const { left, top, width, height } = (it.closest('label') ?? it).getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const isSeen = points.some(([x, y]) => {
        const shown = document.elementFromPoint(left + x * width, top + y * height);
        return shown !== null && (it.contains(shown) || (it.closest('label')?.contains(shown) ?? false));
      });
      return isSeen ? undefined : it.outerHTML.slice(0, 140);
    });
    expect.soft(hidden, `${where}: hidden though it has the focus`).toBeUndefined();
  }
};

/** Expects that with more space between lines, letters, words and paragraphs nothing is cut off or overlaps. */
const bearsSpacing = async (page: Page, where: string): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await layOut(page);
  await spaceOut(page);
  expect.soft(await cutOff(page), `${where}: cut off when spaced out`).toEqual([]);
};

const everywhere = async (page: Page, path: string): Promise<void> => {
  for (const language of languages) {
    const address = inLanguage(language, path);
    await page.goto(address);
    await canBeReadZoomed(page, address);
    await bearsSpacing(page, address);
  }
};

test('at 400 %, and with more room between letters and lines, the way to a ticket is whole', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const path of ['/', searchAddress(4), '/ticket', '/cancel-ticket', '/login', '/query', '/faqs'])
    await everywhere(page, path);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSeatMap(page, searchAddress(6), 2);
  const [seatNo = ''] = await freeSeats(page);
  await takeSeat(page, seatNo);
  const { pathname, search } = new URL(page.url());
  await everywhere(page, pathname + search);
  await page.goto(pathname + search);
  await focusIsSeenZoomed(page, 'seat map', 40);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await focusIsSeenZoomed(page, 'checkout', 30);
  await everywhere(page, new URL(page.url()).pathname);
});

test('at 400 %, and with more room, an agent can sell', async ({ page }) => {
  test.setTimeout(120_000);
  await becomeAgent(page);
  await openShift(page);
  await page.goto(`/counter?date=${dayAhead(1)}`);
  await page.locator('[data-part="journeys"] a').first().click();
  await expect(page.getByLabel('Passenger’s name')).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await everywhere(page, pathname + search);
  await page.goto(pathname + search);
  await focusIsSeenZoomed(page, 'counter', 40);
});

test('at 400 % a dialog, the filters and the menu lie within the window and can be read to their ends', async ({
  page,
}) => {
  const isWithin = async (within: string) => {
    const box = page.locator(within);
    await expect(box).toBeVisible();
    expect
      .soft(
        await box.evaluate((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const fits = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const all = [one, ...one.querySelectorAll('*')];
          const turns = (it: Element) => /auto|scroll/.test(getComputedStyle(it).overflowY);
          const isShort = (it: Element) => it.scrollHeight > it.clientHeight + 1;
          return {
            fits,
            readable: !isShort(one) || all.some((it) => turns(it) && isShort(it)),
            sideways: one.scrollWidth > one.clientWidth + 1,
          };
        }),
        within,
      )
      .toEqual({ fits: true, readable: true, sideways: false });
  };
  for (const language of languages) {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(inLanguage(language, '/'));
    // The buttons of the calendars come with the script.
    await page.waitForFunction(scriptHasCome);
    for (const opener of await page.locator('main [aria-haspopup="dialog"]').all()) {
      await opener.click();
      await isWithin('dialog[open]');
      // Help has a close button; a calendar, whose opener is an icon, shows its day first and closes by Escape.
      if (await opener.textContent())
        await expect(page.locator('dialog[open] .btn-icon')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
    await page.goto(inLanguage(language, searchAddress(4)));
    await scriptHasComeTo(page.locator('main button[popovertarget]').first());
    await page.locator('main button[popovertarget]').first().click();
    await isWithin('main [popover]');
  }
});

test('pages that say what went wrong can be used by everybody', async ({ page, context }) => {
  test.slow();
  for (const language of languages) {
    const answer = await page.goto(inLanguage(language, '/nothing-here'));
    expect(answer?.status()).toBe(404);
    await expectUsableByEverybody(page, `404 in ${language}`);
  }
  // A portal without its database answers like this; the browser renders the page.
  await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: 'unavailable' }));
  for (const [language, title] of [
    ['en', 'Poth does not answer for a moment'],
    ['bn', 'পথ এই মুহূর্তে সাড়া দিতে পারছে না'],
  ] as const) {
    await page.goto(inLanguage(language, '/login'));
    const elsewhere = page.locator('main a[href*="sign-up"]').first();
    await scriptHasComeTo(elsewhere);
    await elsewhere.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectUsableByEverybody(page, `outage in ${language}`);
    await canBeReadZoomed(page, `outage in ${language}`);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await page.unroute('**/*.data*');
  // Without a network the phone's service worker answers.
  await page.goto('/ticket');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  for (const language of languages) {
    await page.goto(inLanguage(language, '/routes'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? 'No network' : 'ইন্টারনেট নেই',
    );
    await expectUsableByEverybody(page, `without a network in ${language}`);
    await canBeReadZoomed(page, `without a network in ${language}`);
    await bearsSpacing(page, `without a network in ${language}`);
  }
  await context.setOffline(false);
});
