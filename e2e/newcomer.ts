import { expect, type Page } from '@playwright/test';
import { readMessage } from './traveller.ts';

/** Password of everybody who signs up here. */
export const password = 'the road to Sylhet';
/** Eight letters that are unique in this run. */
export const uniqueLetters = (): string => crypto.randomUUID().slice(0, 8);

/** Submits a form of a page without rendering the page; the browser gets the cookies of the answer. */
export const sendForm = (page: Page, address: string, form: Record<string, string>) =>
  page.request.post(address, { form, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });

/** Reads the token in the link of the sign-up mail to this address. */
export const readToken = async (page: Page, baseURL: string, email: string): Promise<string> => {
  const link = /verify-email\?token=([\w.-]+)/;
  return link.exec(await readMessage(page, baseURL, email, link))?.[1] ?? '';
};

/** Signs a new person up, confirms, logs in and goes on; returns the e-mail. The form itself is tested in accounts.spec. */
export const signUp = async (
  page: Page,
  name: string,
  to: string,
  type: 'User' | 'Bus Provider' = 'User',
) => {
  const email = `${uniqueLetters()}@example.com`;
  const accountType = type === 'User' ? 'user' : 'busProvider';
  const answer = await sendForm(page, '/sign-up', { name, email, password, accountType });
  expect(answer.status(), 'signed up').toBe(200);
  const token = await readToken(page, new URL(answer.url()).origin, email);
  expect((await sendForm(page, '/verify-email', { token })).status(), 'confirmed').toBe(303);
  const entered = await sendForm(page, '/login', { email, password, remember: 'on' });
  expect(entered.status(), 'signed in').toBe(303);
  await page.goto(to);
  return email;
};
