import { expect, test } from './test.ts';
import { dayAhead, searchAddress } from './traveller.ts';

test('a traveller finds the cheapest day of the month for what is filtered, and its coaches', async ({
  page,
}) => {
  await page.goto(searchAddress(9, '&coachType=ac'));
  const strip = page.getByRole('navigation', { name: 'Other days, with the lowest fare' });
  await strip.getByRole('link', { name: /^Day after/ }).click();
  await expect(page).toHaveURL(new RegExp(`date=${dayAhead(10)}`));
  await strip.getByRole('link', { name: /^Day before/ }).click();
  await expect(page).toHaveURL(new RegExp(`date=${dayAhead(9)}`));
  await strip.getByRole('link', { name: 'Lowest fares of the month' }).click();
  await expect(page.getByRole('heading', { name: 'Lowest fares, Dhaka to Bogura' })).toBeVisible();
  await expect(page.getByText('Prices are those of the coaches that your filters keep.')).toBeVisible();
  const lowest = page
    .getByRole('table')
    .getByRole('link', { name: /Lowest of the month/ })
    .first();
  const price = /৳[\d,]+/.exec((await lowest.textContent()) ?? '')?.[0] ?? '';
  await lowest.click();
  await expect(page).toHaveURL(/\/search\?.*coachType=ac/);
  await expect(page.locator('article[id^="trip-"]').filter({ hasText: price }).first()).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a month beyond the sale says so and leads back; a standing that no company has leaves no coach', async ({
    page,
  }) => {
    await page.goto(`/bn/lowest-fares/dhaka/bogura/${dayAhead(150)}`);
    await expect(page.getByText('এই মাসে ঢাকা থেকে বগুড়া যাওয়ার কোনো বাসের টিকিট নেই।')).toBeVisible();
    await page.getByRole('link', { name: 'বাসের তালিকায় ফিরুন' }).click();
    await expect(page).toHaveURL(/\/bn\/search/);
    await page.goto(searchAddress(9, '&rating=4.5'));
    await expect(page.getByRole('heading', { name: 'No coach has all of that' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).last().click();
    await expect(page.locator('article[id^="trip-"]').first()).toBeVisible();
  });

  test('a road without direct coaches leads to two coaches that meet, each with its own seats', async ({
    page,
  }) => {
    await page.goto(`/search?from=benapole&to=sylhet&date=${dayAhead(9)}`);
    await page.getByRole('link', { name: 'Coaches with one change' }).click();
    await expect(page.getByRole('heading', { name: 'Benapole to Sylhet with one change' })).toBeVisible();
    await expect(page.getByText(/^(Guaranteed by|Not guaranteed)/).first()).toBeVisible();
    await page
      .getByRole('link', { name: /^View Seats/ })
      .first()
      .click();
    await expect(page.getByRole('checkbox', { name: /^Seat A1,/ })).toBeVisible();
    await page.goto(`/one-change/benapole/sylhet/${dayAhead(150)}`);
    await expect(page.getByText('No two coaches with free seats meet on this day')).toBeVisible();
  });
});
