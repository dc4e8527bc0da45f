import { scriptHasComeTo } from './script-has-come-to.ts';
import { expect, test } from './test.ts';
import { dayAhead } from './traveller.ts';

for (const { language, address, typed, shown, to, found } of [
  {
    language: 'English',
    address: '/',
    typed: 'gabtol',
    shown: 'Gabtoli, Dhaka',
    to: 'Bogura',
    found: 'Dhaka',
  },
  { language: 'Bangla', address: '/bn', typed: 'গাবত', shown: 'গাবতলী, ঢাকা', to: 'বগুড়া', found: 'ঢাকা' },
])
  test(`a terminal is chosen by typing it, and the box keeps its name: ${language}`, {
    tag: language === 'English' ? ['@long'] : [],
  }, async ({ page }) => {
    await page.goto(address);
    // Comboboxes only: until the script has loaded, native lists are in their place.
    const fields = page.locator('input[role="combobox"]');
    const [from, destination] = [fields.nth(0), fields.nth(1)];
    await scriptHasComeTo(from);
    await from.fill(typed);
    await expect(page.getByRole('option', { name: shown })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue(shown);
    await destination.fill(to);
    await page.keyboard.press('Tab');
    await page.locator('input[name="date"]').fill(dayAhead(5));
    await page.getByRole('search').locator('button[type="submit"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(found);
    await expect(page.locator('article[id^="trip-"]').first()).toBeVisible();
    await page.locator('details:has([role="search"]) > summary').click();
    await expect(from).toHaveValue(shown);
    await page.getByRole('search').locator('button[data-shown]').first().click();
    await expect(destination).toHaveValue(shown);
  });
