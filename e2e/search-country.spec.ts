import { accessFaults } from './look-closely.ts';
import { expect, test } from './test.ts';
import { scriptHasComeTo } from './script-has-come-to.ts';
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

  test('a month beyond the sale says so and leads back; a standing that no company has leaves no coach', {
    tag: '@long',
  }, async ({ page }) => {
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

test('the calendar speaks the language of its page and goes by keys; a day that is over is not chosen', async ({
  page,
}) => {
  await page.goto('/bn/search?from=dhaka&to=bogura');
  const opener = page.getByRole('button', { name: 'ক্যালেন্ডার খুলুন' }).first();
  await expect(opener).toHaveAccessibleDescription('যাত্রার তারিখ');
  await scriptHasComeTo(opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'তারিখ বেছে নিন' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  // Arrow keys do not move before today.
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(calendar).toBeHidden();
  await expect(page.getByLabel('যাত্রার তারিখ')).toHaveValue(dayAhead(8));
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the way back has a calendar too: from the day of the journey on, and it can be left out again', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`/search?from=dhaka&date=${dayAhead(3)}`);
  const opener = page.getByRole('button', { name: 'Open the calendar' }).last();
  await scriptHasComeTo(opener);
  await opener.click();
  const calendar = page.getByRole('dialog', { name: 'Choose a date' });
  await calendar.getByRole('grid').press('PageUp');
  await page.keyboard.press('Enter');
  const back = page.getByLabel('Return (optional)');
  await expect(back).toHaveValue(dayAhead(3));
  await opener.click();
  await calendar.getByRole('button', { name: 'No date' }).click();
  await expect(back).toHaveValue('');
});

test.describe('without a network', () => {
  // A service worker makes its own requests, which this page cannot intercept.
  test.use({ serviceWorkers: 'block' });

  test('where the calendar cannot be fetched the browser has its own, and the date is typed as before', {
    tag: '@long',
  }, async ({ page }) => {
    await page.route(/date-calendar/, (route) => route.abort());
    await page.addInitScript(() => {
      HTMLInputElement.prototype.showPicker = function () {
        this.dataset.shown = 'picker';
      };
    });
    await page.goto('/search?from=dhaka&to=bogura');
    const opener = page.getByRole('button', { name: 'Open the calendar' }).first();
    await scriptHasComeTo(opener);
    await opener.click();
    const date = page.getByLabel('Journey date');
    await expect(date).toHaveAttribute('data-shown', 'picker');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await date.fill(dayAhead(9));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.locator('article[id^="trip-"]').first()).toBeVisible();
  });
});
