import { expect, type Page } from '@playwright/test';
import { codeOfKey, totpOf } from '../server/testing/totp.ts';
import { password, sendForm } from './newcomer.ts';

/** Reads the value of a hidden field of a page. */
const hidden = (html: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

/** Sets up a second factor for the account signed in on a page, by forms alone; returns the app's key. */
export const setUpFactor = async (page: Page): Promise<string> => {
  const shown = await (await sendForm(page, '/security', { intent: 'start-factor', password })).text();
  const totpUri = hidden(shown, 'totpUri');
  const key = new URLSearchParams(totpUri.split('?')[1]).get('secret') ?? '';
  const confirmed = await sendForm(page, '/security', {
    intent: 'confirm-factor',
    totpUri,
    backupCodes: hidden(shown, 'backupCodes'),
    code: codeOfKey(key),
  });
  expect(confirmed.status(), 'the second factor is set up').toBe(303);
  return key;
};

/** Sets up the second factor on the page to which a desk has led, as a person does; returns the address in the QR code. */
export const setUpFactorOnPage = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/security\?.*need=second-factor/);
  const factor = page.getByRole('region', { name: 'Second factor', exact: true });
  // An owner who is sent here finds the form open.
  await factor.getByLabel('Your password').fill(password);
  await factor.getByRole('button', { name: 'Show the code to scan' }).click();
  const uri = (await factor.getByRole('link', { name: /Open it in an app/ }).getAttribute('href')) ?? '';
  await factor.getByLabel('Code from the app').fill(totpOf(uri));
  await factor.getByRole('button', { name: 'Switch it on' }).click();
  return uri;
};
