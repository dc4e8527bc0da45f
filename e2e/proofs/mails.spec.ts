import type { Page } from '@playwright/test';
import { holdFreeSeat } from '../checkout-steps.ts';
import { expectFitsPhone } from '../looks.ts';
import { newPhone, sandboxOf, searchAddress } from '../traveller.ts';
import { expect, test } from '../test.ts';

/** Day on which no other journey buys. */
const ownDay = 29;

/** Mail to an address, as a mail program shows it. */
const readMail = async (page: Page, baseURL: string, email: string) => {
  const address = `${sandboxOf(baseURL)}/__sandbox/messages?to=${encodeURIComponent(email)}`;
  let found: { html?: string; text: string; subject?: string } | undefined;
  await expect(async () => {
    const mails = (await (await page.request.get(address)).json()) as NonNullable<typeof found>[];
    found = mails.find(({ html }) => html);
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found ?? { text: '' };
};

/** Buys a seat in Bangla with an e-mail address; returns the PNR and the address of the mail's button. */
const buyWithMail = async (page: Page, baseURL: string, coach: number) => {
  const phone = newPhone();
  await holdFreeSeat(page, searchAddress(ownDay), coach);
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await page.getByLabel('নাম', { exact: true }).fill('তাসনিম রহমান');
  await page.getByLabel('মোবাইল নম্বর').fill(phone);
  await page.getByLabel(/ই-মেইল/).fill(`${phone}@example.com`);
  await page.getByRole('checkbox', { name: /শর্তাবলি/ }).check();
  await page.getByRole('button', { name: /^পেমেন্টে যান/ }).click();
  await expect(page).toHaveTitle(/Sandbox/);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('আপনার টিকিট তৈরি')).toBeVisible({ timeout: 20_000 });
  const pnr = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const mail = await readMail(page, baseURL, `${phone}@example.com`);
  return { pnr, mail };
};

test('the mail of a ticket is read on a phone, and its button opens the ticket on another', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  const { pnr, mail } = await buyWithMail(page, at, 0);
  const reader = await (
    await browser.newContext({ baseURL: at, viewport: { width: 390, height: 844 } })
  ).newPage();
  await reader.setContent(mail.html ?? '');
  await expect(reader.getByText('আপনার টিকিট নিশ্চিত হয়েছে').first()).toBeVisible();
  await expect(reader.getByText(`${pnr.slice(0, 5)} ${pnr.slice(5)}`).first()).toBeVisible();
  await expectFitsPhone(reader);
  const link = await reader.getByRole('link', { name: /^টিকিট দেখুন/ }).getAttribute('href');
  await reader.goto(link ?? '');
  await expect(reader).toHaveURL(new RegExp(`/bn/ticket/${pnr}$`));
  await expect(reader.getByText('তাসনিম রহমান').first()).toBeVisible();
  await reader.context().close();
});

test('it ends badly: a link that was cut on its way shows nobody’s name, and asks for the number instead', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  const { pnr, mail } = await buyWithMail(page, at, 1);
  const link = /href="([^"]+)"[^>]*>[^<]*টিকিট দেখুন/.exec(mail.html ?? '')?.[1] ?? '';
  expect(link).toContain(pnr);
  const reader = await (await browser.newContext({ baseURL: at })).newPage();
  await reader.goto(link.slice(0, -5));
  await expect(reader.getByText('এই টিকিট শুধু যাঁর, তিনিই দেখতে পারেন।')).toBeVisible();
  await expect(reader.getByText('তাসনিম রহমান')).toHaveCount(0);
  await expect(reader.getByLabel('আপনার মোবাইল নম্বর')).toBeVisible();
  await reader.context().close();
});
