import type { Browser, Page } from '@playwright/test';
import { buyElsewhere } from '../checkout-steps.ts';
import { expectUsableByEverybody } from '../look-closely.ts';
import { expectFitsPhone } from '../looks.ts';
import { moveArrivalToPast, boardPassenger } from '../on-the-road.ts';
import { searchAddress } from '../traveller.ts';
import { expect, test } from '../test.ts';

const narrow = { viewport: { width: 320, height: 640 } };

/** Day that no other journey uses: its coach is moved into the past. */
const ownDay = 23;

/**
 * Buys a ticket of the n-th coach of the list and moves its arrival to an hour ago. Returns PNR and company, and a
 * browser with the buyer's cookies.
 */
const travel = async (browser: Browser, coach: number, options = {}) => {
  const { pnr, page } = await buyElsewhere(
    browser,
    { address: searchAddress(ownDay), coach },
    { ...narrow, ...options },
  );
  return { pnr, slug: await moveArrivalToPast(pnr), page };
};

const rate = async (page: Page, pnr: string): Promise<void> => {
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText('How was the trip?')).toHaveCount(0);
  await page.goto(`/ticket/${pnr}/rate`);
  await expect(page.getByText(/Only those who were let in at the door/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the rating' })).toHaveCount(0);

  await boardPassenger(pnr);
  await page.goto(`/ticket/${pnr}`);
  await page.getByRole('link', { name: 'Rate it' }).click();
  await expectFitsPhone(page);
  await page.getByRole('group', { name: 'Punctuality' }).getByLabel('4 – good').check();
  await page.getByRole('group', { name: 'Coach' }).getByLabel('5 – very good').check();
  await page.getByLabel('In your words').fill('Call me: 01711-234567');
  await page.getByRole('button', { name: 'Send the rating' }).click();
  await expect(page.getByText('Choose one, from 1 (very bad) to 5 (very good).')).toBeVisible();
  await expect(page.getByText(/leave phone numbers and e-mail addresses out/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Coach' }).getByLabel('5 – very good')).toBeChecked();
  await page.getByRole('group', { name: 'Staff' }).getByLabel('3 – fair').check();
  await page.getByLabel('In your words').fill('Clean seats, a friendly guide.');
  await page.getByRole('button', { name: 'Send the rating' }).click();
  const given = page.getByRole('article');
  await expect(given.getByText('Clean seats, a friendly guide.')).toBeVisible();
  await expect(given.getByText(/^N\., /)).toBeVisible();
  await expectFitsPhone(page);
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText('How was the trip?')).toHaveCount(0);
};

test('who was not let in cannot rate, who was rates once; the company’s page is for everybody', async ({
  browser,
}) => {
  test.slow();
  const { pnr, slug, page } = await travel(browser, 0, { reducedMotion: 'reduce' });
  await rate(page, pnr);
  for (const path of [`/ticket/${pnr}/rate`, `/operators/${slug}`])
    for (const address of [path, `/bn${path}`]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await expectUsableByEverybody(page, address);
      await expectFitsPhone(page);
    }
});

test('with JavaScript off a trip is rated, and taken back', async ({ browser }) => {
  test.slow();
  const { pnr, page } = await travel(browser, 1, { javaScriptEnabled: false });
  await rate(page, pnr);
  await page.goto(`/ticket/${pnr}/rate`);
  await page.getByText('Take the rating back', { exact: true }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('You have taken your rating back.')).toBeVisible();
  await page.goto('/operators');
  await page.getByRole('link', { name: 'Desh Travels' }).click();
  await expect(page.getByRole('heading', { name: 'Counters' })).toBeVisible();
});
