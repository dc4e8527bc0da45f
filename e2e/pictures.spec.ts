import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { payAtGateway, sendDetails } from './checkout-steps.ts';
import { drawnByDevice } from './drawn-by-device.ts';
import { replaceVariableContent } from './replace-variable-content.ts';
import { signUp } from './newcomer.ts';
import { askDatabase } from './sales-agent.ts';
import { scriptHasCome } from './script-has-come.ts';
import { setUpFactor } from './second-factor.ts';
import { expect, test } from './test.ts';
import { freeSeats, openSeatMap, searchAddress, takeSeat } from './traveller.ts';

// Chromium draws letters slightly differently between major versions and between systems.
const file = join(import.meta.dirname, 'pictures', 'taken-with.json');
type Taken = { chromium: string; system: string };
const takenNow = (browser: Browser): Taken => ({
  chromium: browser.version().split('.')[0] ?? '',
  system: process.platform,
});
const taken: Taken | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

test.beforeEach(({ browser }, { config }) => {
  const now = takenNow(browser);
  if (config.updateSnapshots === 'all') writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  else
    test.skip(
      taken?.chromium !== now.chromium || taken.system !== now.system,
      `not compared: the pictures are of Chromium ${taken?.chromium} on ${taken?.system}, this is ${now.chromium} on ${now.system}`,
    );
});

const looks = [
  { language: 'en', width: 1280, height: 900, scale: 0.5 },
  { language: 'bn', width: 390, height: 844, scale: 0.8 },
] as const;

/** Opens the page's visitor twice more: in English on a wide screen, and in Bangla on a phone. */
const openLooks = async (browser: Browser, page: Page): Promise<BrowserContext[]> => {
  const storageState = await page.context().storageState();
  return Promise.all(
    looks.map(({ width, height, scale }) =>
      browser.newContext({
        baseURL: new URL(page.url()).origin,
        viewport: { width, height },
        deviceScaleFactor: scale,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Dhaka',
        // The covering stylesheet is a style element, which the policy of our pages forbids.
        bypassCSP: true,
        storageState,
      }),
    ),
  );
};

/** Compares a page in both looks with its pictures. */
const compare = async (
  contexts: readonly BrowserContext[],
  name: string,
  address: string,
  from?: string,
): Promise<void> => {
  for (const [at, { language }] of looks.entries()) {
    const seen = await contexts[at]?.newPage();
    if (!seen) throw new Error(`nobody looks in ${language}`);
    // Live updates would overwrite the seats that are made the same.
    await seen.route('**/live/seats/**', () => {});
    await seen.goto(language === 'en' ? address : `/bn${address === '/' ? '' : address}`);
    await seen.waitForFunction(scriptHasCome);
    expect
      .soft(await drawnByDevice(seen), `${name} in ${language}: drawn by fonts of the device`)
      .toEqual([]);
    await replaceVariableContent(seen);
    if (from)
      await seen
        .locator(from)
        .first()
        .evaluate((part) => part.scrollIntoView({ block: 'start' }));
    await expect.soft(seen).toHaveScreenshot(`${name}-${language}.png`, {
      scale: 'device',
      maxDiffPixelRatio: 0.005,
      stylePath: join(import.meta.dirname, 'pictures', 'covered.css'),
    });
    await seen.close();
  }
};

test('home, a search with its seat map, checkout and ticket look as they did', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSeatMap(page, searchAddress(5), 1);
  const { pathname, search } = new URL(page.url());
  const [seatNo = ''] = await freeSeats(page);
  await takeSeat(page, seatNo);
  const contexts = await openLooks(browser, page);
  await compare(contexts, 'home', '/');
  await compare(contexts, 'search', pathname + search, 'article:has([data-door])');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await compare(contexts, 'checkout', new URL(page.url()).pathname);
  await sendDetails(page);
  await payAtGateway(page);
  await compare(contexts, 'ticket', new URL(page.url()).pathname);
});

test('a desk looks as it did', { tag: '@long' }, async ({ page, browser }) => {
  const email = await signUp(page, 'Karim Sheikh', '/routes', 'Bus Provider');
  await askDatabase(
    `insert into operator_member (user_id, operator_id, role)
     select u.id, o.operator_id, 'owner' from auth_user u, operator o where u.email = $1 and o.slug = 'desh-travels'
     on conflict (operator_id) where role = 'owner' do update set user_id = excluded.user_id`,
    [email],
  );
  await setUpFactor(page);
  await compare(await openLooks(browser, page), 'desk', '/schedules');
});
