import {
  enterDetailsByKeyboard,
  payByKeyboard,
  tabTo,
  takeSeatByKeyboard,
  wayWords,
} from './keyboard-steps.ts';
import { scriptHasComeTo } from './script-has-come-to.ts';
import { newPhone, searchAddress } from './traveller.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a seat is bought by keyboard alone', async ({ page }) => {
  await page.goto(searchAddress(5));
  await takeSeatByKeyboard(page, wayWords.en);
  await enterDetailsByKeyboard(page, wayWords.en, { name: 'Nasrin Akter', phone: newPhone() });
  await payByKeyboard(page, wayWords.en);
  await tabTo(page, /^DOWNLOAD TICKET/);
  await tabTo(page, /^Cancel Ticket/);
});

test('the link past the menu leaves the faults of a form on the page', async ({ page }) => {
  await page.goto('/query');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await scriptHasComeTo(send);
  await send.click();
  const invalid = page.locator('[aria-invalid="true"]');
  await expect(invalid.first()).toBeFocused();
  const faults = await invalid.count();
  await page.getByRole('link', { name: 'Skip to the page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(invalid).toHaveCount(faults);
});
