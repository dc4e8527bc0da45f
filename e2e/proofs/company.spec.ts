import type { Browser } from '@playwright/test';
import { becomeAdmin } from '../become-admin.ts';
import { buyElsewhere } from '../checkout-steps.ts';
import { expectUsableByEverybody } from '../look-closely.ts';
import { uniqueLetters, signUp } from '../newcomer.ts';
import { moveArrivalToPast, boardPassenger } from '../on-the-road.ts';
import { openDesk } from '../open-desk.ts';
import { becomeAgent } from '../sales-agent.ts';
import { searchAddress } from '../traveller.ts';
import { expect, test } from '../test.ts';

/** Day that no other journey uses: its coaches are moved into the past. */
const ownDay = 22;

/** Rates a trip, as a passenger who was aboard, in words that nobody else uses. */
const rate = async (browser: Browser, baseURL: string, coach: number) => {
  const { pnr, page } = await buyElsewhere(
    browser,
    { address: searchAddress(ownDay), coach },
    { baseURL, viewport: { width: 390, height: 844 } },
  );
  const slug = await moveArrivalToPast(pnr);
  await boardPassenger(pnr);
  const words = `Clean seats, a friendly guide ${uniqueLetters()}.`;
  await page.goto(`/ticket/${pnr}/rate`);
  for (const [thing, stars] of [
    ['Punctuality', '4 – good'],
    ['Coach', '5 – very good'],
    ['Staff', '3 – fair'],
  ] as const)
    await page.getByRole('group', { name: thing }).getByLabel(stars).check();
  await page.getByLabel('In your words').fill(words);
  // A second tab, opened before the rating was sent: its rating comes too late.
  const second = await page.context().newPage();
  await second.goto(`/ticket/${pnr}/rate`);
  await page.getByRole('button', { name: 'Send the rating' }).click();
  await expect(page.getByRole('article').getByText(words)).toBeVisible();
  return { pnr, slug, words, second };
};

test('the company answers a rating once, where everybody reads it, and no admin hides its words without a reason', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const at = baseURL ?? '';
  const { slug, words } = await rate(browser, at, 0);
  const desk = await openDesk(browser);
  await becomeAgent(desk, slug);
  await desk.goto('/ratings?only=words');
  const card = desk.getByRole('article').filter({ hasText: words });
  await card.getByText('Answer', { exact: true }).first().click();
  await card.getByLabel('Your answer, for everybody').fill('Call us: 01711-234567');
  await card.getByRole('button', { name: 'Answer' }).click();
  await expect(card.getByText(/leave phone numbers and e-mail addresses out/)).toBeVisible();
  await expect(card.getByLabel('Your answer, for everybody')).toHaveValue('Call us: 01711-234567');
  // A colleague has the same form open.
  const colleague = await desk.context().newPage();
  await colleague.goto('/ratings?only=words');
  const late = colleague.getByRole('article').filter({ hasText: words });
  await late.getByText('Answer', { exact: true }).first().click();
  await late.getByLabel('Your answer, for everybody').fill('We are sorry.');
  await card.getByLabel('Your answer, for everybody').fill('Thank you, we told the guide.');
  await card.getByRole('button', { name: 'Answer' }).click();
  await expect(card.getByText('Thank you, we told the guide.')).toBeVisible();
  await late.getByRole('button', { name: 'Answer' }).click();
  await expect(colleague.getByRole('alert').first()).toBeVisible();
  await expect(late.getByText('Thank you, we told the guide.')).toBeVisible();

  const reader = await openDesk(browser);
  await reader.goto(`/operators/${slug}`);
  const shown = reader.getByRole('article').filter({ hasText: words });
  await expect(shown.getByText('Thank you, we told the guide.').first()).toBeVisible();
  await expectUsableByEverybody(reader, `/operators/${slug}`);
  for (const title of ['Ratings', 'Routes', 'Coaches', 'If you cancel', 'Counters'])
    await expect(reader.getByRole('heading', { name: title, exact: true })).toBeVisible();

  const admin = await openDesk(browser);
  await becomeAdmin(admin, await signUp(admin, 'Nadia Islam', '/security'));
  await admin.goto('/admin/ratings?only=words');
  const moderated = admin.getByRole('article').filter({ hasText: words });
  await moderated.getByText('Hide the words', { exact: true }).first().click();
  await moderated.getByRole('button', { name: 'Hide the words' }).click();
  await expect(moderated.getByText('Write some words.')).toBeVisible();
});

test('it ends badly: rated twice from two tabs, a stranger’s ticket, a company that there is not', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  const { pnr, words, second } = await rate(browser, at, 1);
  for (const thing of ['Punctuality', 'Coach', 'Staff'])
    await second.getByRole('group', { name: thing }).getByLabel('1 – very bad').check();
  await second.getByRole('button', { name: 'Send the rating' }).click();
  await expect(second.getByRole('alert').first()).toBeVisible();
  await expect(second.getByRole('article').getByText(words)).toBeVisible();
  await expect(second.getByText('1 of 5')).toHaveCount(0);

  const stranger = await openDesk(browser);
  await stranger.goto(`/bn/ticket/${pnr}/rate`);
  await expect(stranger).toHaveURL(new RegExp(`/bn/ticket\\?pnr=${pnr}$`));
  const answer = await stranger.goto('/operators/no-such-company');
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(stranger.locator('main').getByRole('link').first()).toBeVisible();
  // Desks of ratings are closed to everybody else.
  for (const path of ['/ratings', '/admin/ratings']) {
    await stranger.goto(path);
    await expect(stranger).toHaveURL(/\/login\?to=/);
  }
});
