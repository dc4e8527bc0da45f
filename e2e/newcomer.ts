import { expect, type Page } from '@playwright/test';

/** What everybody chooses who signs up here. */
export const password = 'the road to Sylhet';
/** Eight letters that nobody else has in this run. */
export const once = (): string => crypto.randomUUID().slice(0, 8);

/** Somebody new, signed in and where they were going; answers the address. */
export const signUp = async (
  page: Page,
  name: string,
  to: string,
  type: 'User' | 'Bus Provider' = 'User',
) => {
  const email = `${once()}@example.com`;
  await page.goto(`/sign-up?${new URLSearchParams({ to })}`);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(to);
  return email;
};
