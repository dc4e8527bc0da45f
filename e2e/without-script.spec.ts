import { dayAhead, freeSeats, newPhone, seat } from './traveller.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('search and purchase with JavaScript off', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('From', { exact: true }).selectOption('dhaka');
  await page.getByLabel('To', { exact: true }).selectOption('bogura');
  await page.getByLabel('Journey date').fill(dayAhead(6));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page
    .getByRole('link', { name: /^View Seats/ })
    .first()
    .click();
  const [first = '', second = ''] = await freeSeats(page);
  await expect(page.locator('[data-door] [style]').first(), 'the map has its styles').toHaveCSS(
    'display',
    'grid',
  );
  await seat(page, first).check();
  await seat(page, second).check();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Rahim Uddin');
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByRole('button', { name: /Proceed to Pay/ }).click();
  await expect(page.getByText(/tick the box/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rahim Uddin');
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /Proceed to Pay/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Return to merchant' }).click();
  await expect(page.getByText(/Your ticket is ready|Confirming/).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('img', { name: /QR code of seat/ })).toHaveCount(2);
});

test('a search without criteria says what is missing beside each field', async ({ page }) => {
  await page.goto('/search?from=dhaka&to=dhaka&date=2020-01-01');
  await expect(page.getByLabel('Journey date')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('link', { name: /^View Seats/ })).toHaveCount(0);
});
