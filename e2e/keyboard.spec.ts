import {
  enterDetailsByKeyboard,
  payByKeyboard,
  tabTo,
  takeSeatByKeyboard,
  wayWords,
} from './keyboard-steps.ts';
import { newPhone, searchAddress } from './traveller.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a seat is bought by keyboard alone', async ({ page }) => {
  await page.goto(searchAddress(5));
  await takeSeatByKeyboard(page, wayWords.en);
  await enterDetailsByKeyboard(page, wayWords.en, { name: 'Nasrin Akter', phone: newPhone() });
  await payByKeyboard(page, wayWords.en);
  await tabTo(page, /^DOWNLOAD TICKET/);
  await tabTo(page, /^Cancel Ticket/);
});
