import type { Page } from '@playwright/test';
import { readToken } from './newcomer.ts';
import { expect } from './test.ts';

/** Password of every account of these journeys. */
export const password = 'the road to Sylhet';
export const newEmail = (): string => `rahima.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Opens or closes the menu of a phone. */
export const openMenu = (page: Page) => page.getByLabel('Menu', { exact: true }).click();
export const logOut = async (page: Page): Promise<void> => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out')).toBeVisible();
};
export const account = (page: Page) => page.getByRole('navigation', { name: 'Your account' });
/** Expects that the menu names the signed-in account, on whatever page that is. */
export const isSignedInAs = async (page: Page, name: string): Promise<void> => {
  await openMenu(page);
  await expect(account(page).getByText(name)).toBeVisible();
  await openMenu(page);
};
/** Submits a sign-up and reads the answer, which is the same for every address. */
export const askForAccount = async (page: Page, email: string, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByLabel('Full Name').fill('Rahima Khatun');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible();
  await expect(page.getByText(`We have written to ${email}.`)).toBeVisible();
};
/** Opens the link of the sign-up mail in this browser. */
export const confirm = async (page: Page, email: string): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.goto(`/verify-email?token=${await readToken(page, origin, email)}`);
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('E-mail confirmed')).toBeVisible();
};
/** Signs up, confirms the address and logs in. */
export const signUp = async (page: Page, email: string, address = '/sign-up?to=%2Fticket'): Promise<void> => {
  await askForAccount(page, email, address);
  await confirm(page, email);
  await logIn(page, email);
  await expect(page.getByText('User Login successfully')).toBeVisible();
};
export const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
