import { expect, type Page } from '@playwright/test';
import { scriptHasComeTo } from './script-has-come-to.ts';

/** Labels on the way to a ticket, in the language of the pages. */
export const wayWords = {
  en: {
    viewSeats: /View Seats/,
    seat: /^Seat (\w+),/,
    free: /available/,
    remove: /^Remove seat/,
    next: /^NEXT$/,
    name: /^Name/,
    phone: /^Mobile number/,
    accept: /I have read/,
    pay: /Proceed to Pay/,
    ready: 'Your ticket is ready',
  },
  bn: {
    viewSeats: /সিট দেখুন/,
    seat: /^সিট (\w+),/,
    free: /খালি/,
    remove: /সিটটি ছেড়ে দিন/,
    next: /^পরের ধাপ$/,
    name: /^নাম/,
    phone: /^মোবাইল নম্বর/,
    accept: /মেনে নিচ্ছি/,
    pay: /পেমেন্টে যান/,
    ready: 'আপনার টিকিট তৈরি',
  },
} as const;
type WayWords = (typeof wayWords)[keyof typeof wayWords];

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: it } = document;
    if (it === document.body) return '';
    return (
      it?.getAttribute('aria-label') ??
      (it instanceof HTMLInputElement || it instanceof HTMLSelectElement
        ? (it.labels?.[0]?.textContent ?? it.name)
        : (it?.textContent ?? ''))
    ).trim();
  });

/** Returns whether the focus is visible: a ring around the element or its container, within the window. */
const seesFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const it = document.activeElement;
    if (!it?.matches(':focus-visible')) return false;
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const inView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const rings = [it, it.nextElementSibling, it.parentElement, it.closest('label')].filter(
      (one) => one !== null,
    );
    const hasRing = rings.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return inView && hasRing;
  });

/** Presses Tab until the focus is on an element whose name contains the words, and is visible there. */
export const tabTo = async (page: Page, words: RegExp, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 150; presses++) {
    if (words.test(await focusedName(page))) {
      await expect.poll(() => seesFocus(page), `the focus on ${words} is seen`).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${words}; last on "${await focusedName(page)}"`);
};

export const pressAt = async (page: Page, words: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, words);
  await page.keyboard.press(key);
};

/** Opens the first map of a list of trips, moves to a free seat and takes it. Returns the seat. */
export const takeSeatByKeyboard = async (page: Page, words: WayWords): Promise<string> => {
  await pressAt(page, words.viewSeats);
  await scriptHasComeTo(page.getByRole('checkbox', { name: words.seat }));
  await tabTo(page, words.seat);
  // Arrow keys move over the map to a free seat; Space takes it.
  for (let steps = 0; steps < 36 && !words.free.test(await focusedName(page)); steps++)
    await page.keyboard.press(steps % 4 === 3 ? 'ArrowDown' : 'ArrowRight');
  const name = await focusedName(page);
  expect(name).toMatch(words.free);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: words.remove })).toBeVisible();
  return words.seat.exec(name)?.[1] ?? '';
};

/** Goes from an open map with a seat taken to the passenger's details, and fills them in. */
export const enterDetailsByKeyboard = async (
  page: Page,
  words: WayWords,
  { name, phone }: { name: string; phone: string },
): Promise<void> => {
  await pressAt(page, words.next);
  await expect(page).toHaveURL(/\/checkout\//);
  await tabTo(page, words.name);
  await page.keyboard.type(name);
  await tabTo(page, words.phone);
  await page.keyboard.type(phone);
  await pressAt(page, words.accept, 'Space');
};

/** Goes from the details to the ticket, paid at the sandbox. */
export const payByKeyboard = async (page: Page, words: WayWords): Promise<void> => {
  await pressAt(page, words.pay);
  await expect(page).toHaveTitle(/Sandbox/);
  await pressAt(page, /^Pay/);
  await expect(page.getByText(words.ready)).toBeVisible({ timeout: 20_000 });
};
