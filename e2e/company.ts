import { type Browser, expect, type Page } from '@playwright/test';
import { becomeAdmin } from './become-admin.ts';
import { uniqueLetters, signUp } from './newcomer.ts';
import { setUpFactor } from './second-factor.ts';

export const licence = {
  name: 'licence.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nthe licence of a bus company\n'),
};

/** Fills in the form of a company correctly and submits it. */
export const sendApplication = async (page: Page, busName: string): Promise<void> => {
  await page.getByLabel('Bus Name').fill(busName);
  await page.getByLabel('Bus Company License').fill(`BRTA-${uniqueLetters()}`);
  await page.getByLabel('Documents').setInputFiles(licence);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bus Provider information Submitted')).toBeVisible();
  await expect(page).toHaveURL('/add-buses');
};

/** Waits until a mail with these words has reached an address. */
export const readMail = async (page: Page, baseURL: string, email: string, words: RegExp): Promise<void> => {
  const sandbox = `http://127.0.0.1:${Number(new URL(baseURL).port) + 1}`;
  const address = `${sandbox}/__sandbox/messages?to=${encodeURIComponent(email)}`;
  await expect(async () => {
    const mails = (await (await page.request.get(address)).json()) as { text: string }[];
    expect(mails.some(({ text }) => words.test(text))).toBe(true);
  }).toPass({ timeout: 20_000 });
};

/** Registers a company for a new owner, with the second factor of owners; returns its name and the owner's e-mail. */
export const registerCompany = async (
  page: Page,
  name = 'Kushiara Line',
): Promise<{ busName: string; email: string }> => {
  const busName = `${name} ${uniqueLetters()}`;
  const email = await signUp(page, 'Mizanur Rahman', '/bus-provider', 'Bus Provider');
  await sendApplication(page, busName);
  await setUpFactor(page);
  return { busName, email };
};

/** Verifies a company as a new admin, and returns the admin's page. */
export const verifyCompany = async (browser: Browser, busName: string): Promise<Page> => {
  const desk = await (await browser.newContext()).newPage();
  await becomeAdmin(desk, await signUp(desk, 'Shirin Akter', '/security'));
  await desk.goto(`/allBusProviderList?${new URLSearchParams({ query: busName })}`);
  await desk.getByRole('button', { name: 'Verify' }).click();
  await expect(desk.getByText('Verified successfully')).toBeVisible();
  return desk;
};
