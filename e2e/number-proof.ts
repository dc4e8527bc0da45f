import type { Page } from '@playwright/test';
import { newPhone, readMessage } from './traveller.ts';

/** Reads the code that was sent to a number for news of seats, in the digits of its language. */
export const newsCode = async (page: Page, baseURL: string, phone: string): Promise<string> => {
  const text = await readMessage(page, baseURL, phone, /news of seats|সিটের খবর/);
  return /(?:code|কোড) ([0-9০-৯]{6})/.exec(text)?.[1] ?? '';
};

/** Types a number into a form that proves it, and has a code sent; returns the number. */
export const askForCode = async (page: Page, phone = newPhone()): Promise<string> => {
  await page.locator('input[name="phone"]').fill(phone);
  await page.locator('button[name="proof"][value="send"]').click();
  await page.locator('input[name="code"]').waitFor();
  return phone;
};

/** Types a code into that form and goes on. */
export const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.locator('input[name="code"]').fill(code);
  await page.locator('button[name="proof"][value="enter"]').click();
};

/** Proves a new number by the code sent to it; returns the number. */
export const proveNumber = async (page: Page, baseURL: string): Promise<string> => {
  const phone = await askForCode(page);
  await enterCode(page, await newsCode(page, baseURL, phone));
  return phone;
};
