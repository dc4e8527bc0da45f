import { expect, type Page, test } from '@playwright/test';
import { newPhone, searchAddress, seat } from './traveller.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: it } = document;
    if (it === document.body) return '';
    return (
      it?.getAttribute('aria-label') ??
      (it instanceof HTMLInputElement ? (it.labels?.[0]?.textContent ?? it.name) : (it?.textContent ?? ''))
    );
  });

/** Presses Tab until the focus is on something whose name has the words. */
const tabTo = async (page: Page, words: RegExp, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 150; presses++) {
    if (words.test(await focusedName(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${words}; last on "${await focusedName(page)}"`);
};

test('a seat is bought by keyboard alone', async ({ page }) => {
  await page.goto(searchAddress(5));
  await tabTo(page, /View Seats/);
  await page.keyboard.press('Enter');
  await expect(seat(page, 'A1')).toBeVisible();
  await tabTo(page, /^Seat \w+,/);
  // Arrows walk over the map to a seat that is free; Space takes it.
  for (let steps = 0; steps < 36 && !/available/.test(await focusedName(page)); steps++)
    await page.keyboard.press(steps % 4 === 3 ? 'ArrowDown' : 'ArrowRight');
  expect(await focusedName(page)).toMatch(/available/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Remove seat/ })).toBeVisible();
  await tabTo(page, /^Next$/);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/checkout\//);
  await tabTo(page, /^Name/);
  await page.keyboard.type('Nasrin Akter');
  await tabTo(page, /^Mobile number/);
  await page.keyboard.type(newPhone());
  await tabTo(page, /I have read/);
  await page.keyboard.press('Space');
  await tabTo(page, /Proceed to Pay/);
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle(/Sandbox/);
  await tabTo(page, /^Pay/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your ticket is ready')).toBeVisible({ timeout: 20_000 });
  await tabTo(page, /^Download ticket/);
  await tabTo(page, /^Cancel Ticket/);
});
