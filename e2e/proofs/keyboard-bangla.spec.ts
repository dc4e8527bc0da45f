import type { Page } from '@playwright/test';
import {
  enterDetailsByKeyboard,
  payByKeyboard,
  pressAt,
  tabTo,
  takeSeatByKeyboard,
  wayWords,
} from '../keyboard-steps.ts';
import { dayAhead, newPhone } from '../traveller.ts';
import { scriptHasCome } from '../script-has-come.ts';
import { announcedText, recordAnnouncements } from '../spoken-text.ts';
import { expect, test } from '../test.ts';

const words = wayWords.bn;

/** Expects that a screen reader has announced it by now. */
const isSaid = (page: Page, what: string | RegExp): Promise<void> =>
  expect.poll(() => announcedText(page), `said aloud: ${what}`).toMatch(what);

const choosePlace = async (page: Page, field: RegExp, typed: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(typed);
  await isSaid(page, /[০-৯]+টি জায়গা/);
  await page.keyboard.press('Enter');
};

/** Expects a page in Bangla with this title. */
const isAt = async (page: Page, title: RegExp): Promise<void> => {
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('bn');
};

for (const width of [1280, 390])
  test(`in Bangla, by keyboard alone on ${width} px: found, bought, and cancelled for the money`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await recordAnnouncements(page);
    await page.goto('/bn');
    // Until the script has loaded the places are native lists, which announce nothing of their own.
    await page.waitForFunction(scriptHasCome);
    await tabTo(page, /^মূল অংশে যান/);

    await choosePlace(page, /^কোথা থেকে$/, 'ঢাকা');
    await choosePlace(page, /^কোথায় যাবেন$/, 'বগুড়া');
    await tabTo(page, /^যাত্রার তারিখ/);
    const [year, month, day] = dayAhead(5).split('-');
    await page.keyboard.type(`${month}${day}${year}`);
    await pressAt(page, /^বাস খুঁজুন$/);
    await expect(page).toHaveURL(new RegExp(`/bn/search\\?.*date=${dayAhead(5)}`));
    await isAt(page, /ঢাকা থেকে বগুড়া|বাস খুঁজুন/);

    const seatNo = await takeSeatByKeyboard(page, words);
    await isSaid(page, `${seatNo} সিট আপনার জন্য রাখা হলো।`);

    // A fault is announced beside its field, the focus moves there, and nothing typed is lost.
    const phone = newPhone();
    await enterDetailsByKeyboard(page, words, { name: 'নাসরিন আক্তার', phone: phone.slice(0, -1) });
    await pressAt(page, words.pay);
    const phoneField = page.getByLabel('মোবাইল নম্বর');
    await expect(phoneField).toBeFocused();
    await expect(phoneField).toHaveAccessibleDescription(/নম্বরটি এক অঙ্ক কম/);
    await expect(page.getByLabel('নাম', { exact: true })).toHaveValue('নাসরিন আক্তার');
    await page.keyboard.press('End');
    await page.keyboard.type(phone.slice(-1));
    await tabTo(page, words.accept);
    if (!(await page.getByRole('checkbox', { name: words.accept }).isChecked()))
      await page.keyboard.press('Space');
    await payByKeyboard(page, words);
    await isAt(page, /^বাসের টিকিট · পথ$/);

    await tabTo(page, /^টিকিট ডাউনলোড করুন/);
    await pressAt(page, /^টিকিট বাতিল$/);
    await expect(page).toHaveURL(/\/bn\/ticket\/\w+\/cancel$/);
    await isAt(page, /^টিকিট বাতিল · পথ$/);
    await expect(page.getByRole('row', { name: /মোট/ })).toContainText(/৳[০-৯,]+/);
    await pressAt(page, words.accept, 'Space');
    await pressAt(page, /^টিকিট বাতিল করে টাকা ফেরত নিন\s+৳[০-৯,]+ ফেরত পাবেন$/);
    await isSaid(page, /সিট বাতিল হয়েছে।/);
    await expect(page.getByRole('heading', { name: 'আপনার টাকা ফেরতের খবর' })).toBeVisible();
    await expect(page.getByText('ফেরতের আবেদন হয়েছে').first()).toBeVisible();
  });
