import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { languages, localPathOf } from '@poth/domain/language.ts';
import sharp from 'sharp';
import { pictureSizeOf } from '../../web/guide/picture-sizes-on-page.ts';
import { signUp } from '../newcomer.ts';
import { askDatabase, openNextCoach, openShift } from '../sales-agent.ts';
import { scriptHasCome } from '../script-has-come.ts';
import { setUpFactor } from '../second-factor.ts';
import { expect, test } from '../test.ts';
import { newPhone } from '../traveller.ts';

const folder = join(import.meta.dirname, '../../docs/guides/pictures');
const slug = 'desh-travels';

/** Picture of the guide: its name, the address of its page, and the heading or part where it starts. */
type Scene = { name: string; address: string; from?: string };

/** Opens a page in both languages, in the size of its picture; writes the pictures if they are to be updated. */
const show = async (
  { browser, page, isWritten }: { browser: Browser; page: Page; isWritten: boolean },
  { name, address, from }: Scene,
): Promise<void> => {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: pictureSizeOf(`${name}-en.webp`),
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Dhaka',
    storageState: await page.context().storageState(),
  });
  for (const language of languages) {
    const seen = await context.newPage();
    await seen.goto(localPathOf(language, address));
    await seen.waitForFunction(scriptHasCome);
    await expect(seen.locator('html')).toHaveAttribute('lang', language);
    const part = seen.locator(from ?? 'h1').first();
    await expect(part, `${name} in ${language}`).toBeVisible();
    if (from) await part.evaluate((one) => window.scrollTo({ top: one.getBoundingClientRect().top - 150 }));
    const png = await seen.screenshot({ animations: 'disabled', caret: 'hide' });
    if (isWritten) {
      mkdirSync(folder, { recursive: true });
      await sharp(png)
        .webp({ quality: 72 })
        .toFile(join(folder, `${name}-${language}.webp`));
    }
    await seen.close();
  }
  await context.close();
};

/** Id of a row of the demonstration's company. */
const oneOf = async (statement: string): Promise<string> =>
  (await askDatabase<{ id: string }>(statement, [slug]))[0]?.id ?? '';

test('the pages of the guide to a first coach are there, in both languages', async ({ page, browser }, {
  config,
}) => {
  test.slow();
  const looker = { browser, page, isWritten: config.updateSnapshots === 'all' };
  const email = await signUp(page, 'Karim Sheikh', '/bus-provider', 'Bus Provider');
  await show(looker, { name: 'register', address: '/bus-provider' });

  await askDatabase(
    `insert into operator_member (user_id, operator_id, role)
     select u.id, o.operator_id, 'owner' from auth_user u, operator o where u.email = $1 and o.slug = $2
     on conflict (operator_id) where role = 'owner' do update set user_id = excluded.user_id`,
    [email, slug],
  );
  await setUpFactor(page);
  // Removes its notice from the pictures.
  await page.goto('/buses');
  const coachId = await oneOf(
    'select coach_id as id from coach join operator using (operator_id) where slug = $1 order by coach_number limit 1',
  );
  await show(looker, { name: 'coach', address: `/buses/coaches/${coachId}` });
  const routeId = await oneOf(
    'select route_id as id from route join operator using (operator_id) where slug = $1 order by route_id limit 1',
  );
  await show(looker, {
    name: 'route',
    address: `/routes-and-counters/routes/${routeId}`,
    from: 'main ol > li',
  });
  const scheduleId = await oneOf(
    'select schedule_id as id from schedule join coach using (coach_id) join operator using (operator_id) where slug = $1 order by schedule_id limit 1',
  );
  await show(looker, { name: 'fares', address: `/schedules/${scheduleId}`, from: 'input[name^="fare:"]' });

  await openShift(page);
  const { tripId, seats } = await openNextCoach(page, 2);
  const { pathname, search } = new URL(page.url());
  await show(looker, { name: 'counter', address: pathname + search });
  await page.getByLabel('Seats', { exact: true }).fill(seats.slice(0, 2).join(' '));
  await page.getByLabel('Passenger’s name').fill('Nasrin Akter');
  await page.getByLabel('Mobile number', { exact: true }).fill(newPhone());
  await page.getByRole('button', { name: /^Sell for/ }).click();
  await expect(page).toHaveURL(/sold=/);
  await show(looker, { name: 'boarding', address: `/board/${tripId}` });
});

test('a guide is read where its question arises, with its pictures', async ({ page }) => {
  await page.goto('/guide/first-coach');
  const pictures = page.locator('main img');
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await signUp(page, 'Mizanur Rahman', '/bn/add-buses', 'Bus Provider');
  await page.getByRole('link', { name: 'কীভাবে করবেন, দেখুন' }).click();
  await expect(page).toHaveURL('/bn/guide/first-coach#register-your-company');
  await expect(page.getByRole('heading', { name: 'কোম্পানি নিবন্ধন' })).toBeInViewport();
});
