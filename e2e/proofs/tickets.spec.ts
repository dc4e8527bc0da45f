import type { Page } from '@playwright/test';
import { password, signUp } from '../newcomer.ts';
import { newPhone, readMessage, searchAddress } from '../traveller.ts';
import { holdFreeSeat, payAtGateway, sendDetails } from '../checkout-steps.ts';
import { expect, test } from '../test.ts';

/** Pays for the first free seat of a coach, with the prefilled details and this number. Returns PNR and seat. */
const buy = async (page: Page, address: string, phone: string, name?: string) => {
  const seatNo = await holdFreeSeat(page, address, 1);
  await sendDetails(page, { phone, name: name ?? null });
  const pnr = await payAtGateway(page);
  return { pnr, seatNo, shownPnr: `${pnr.slice(0, 5)} ${pnr.slice(5)}` };
};

test('a signed-in buyer finds the details filled in and the ticket under Tickets, until the browser is logged out', async ({
  page,
}) => {
  const email = await signUp(page, 'Rahima Khatun', '/faqs');
  await page.goto('/tickets');
  await expect(page.getByRole('heading', { name: 'No journey ahead' })).toBeVisible();

  await holdFreeSeat(page, searchAddress(5), 2);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rahima Khatun');
  await expect(page.getByLabel(/E-mail/)).toHaveValue(email);
  await page.getByLabel('Name', { exact: true }).fill('Rahima K.');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rahima K.');

  const { pnr, seatNo, shownPnr } = await buy(page, searchAddress(5), newPhone());
  await page.goto('/tickets');
  const card = page.getByRole('article').filter({ hasText: shownPnr });
  await expect(card.getByText('Confirmed')).toBeVisible();
  await expect(card.getByText(seatNo, { exact: true })).toBeVisible();
  const pdf = await page.request.get(
    (await card.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  await card.getByRole('link', { name: 'Cancel Ticket' }).click();
  await expect(page.getByText('These amounts hold until')).toBeVisible();

  await page.goto('/bn/tickets');
  await page.getByRole('link', { name: 'টিকিট দেখুন' }).click();
  await expect(page).toHaveURL(new RegExp(`/bn/ticket/${pnr}$`));
  await expect(page.getByRole('img', { name: /Rahima Khatun/ })).toBeVisible();

  await page.goto('/sign-out');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out')).toBeVisible();
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText('opens only for its owner')).toBeVisible();
  await page.goto('/tickets');
  await expect(page).toHaveURL(/\/login\?to=%2Ftickets$/);
});

test('what was bought without logging in comes to the account that proves its number', async ({
  page,
  baseURL,
}) => {
  const phone = newPhone();
  const { shownPnr } = await buy(page, searchAddress(7), phone, 'Sakib Hasan');
  await signUp(page, 'Sakib Hasan', '/faqs');
  await page.goto('/tickets');
  await page.getByRole('link', { name: 'Add your number' }).click();
  await page.getByText('Add a number').click();
  await page.getByLabel('New mobile number').fill(phone);
  await page.locator('#phone').getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const sms = await readMessage(page, baseURL ?? '', phone, /ties this number/);
  await page.getByLabel('Code from the SMS').fill(/\d{6}/.exec(sms)?.[0] ?? '');
  await page.getByRole('button', { name: 'Save the number' }).click();
  await expect(page.getByText('Mobile number saved')).toBeVisible();

  await page.goto('/tickets');
  await expect(page.getByText('is not among your tickets yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add it here' }).click();
  await expect(page.getByText('The bookings are among your tickets now')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: shownPnr })).toBeVisible();
  await expect(page.getByText('Bought without logging in')).toHaveCount(0);
});

test('the name is updated in the profile, a new number is asked for its code, and another account finds no such page', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page, 'Sakib', '/faqs');
  await page.goto(`/profile/${email}`);
  await expect(page.getByRole('heading', { name: 'Updated Profile' })).toBeVisible();
  await expect(page.getByLabel('Your email')).toHaveValue(email);
  await expect(page.getByLabel('Your email')).toBeDisabled();
  await page.getByLabel('Your Name').fill('Sakib Hasan');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Write your mobile number, 11 digits.')).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('Sakib Hasan');
  const phone = newPhone();
  await page.getByLabel('Your phone Number').fill(phone);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Prove your new number')).toBeVisible();
  await expect(page.getByLabel('Code from the SMS')).toBeFocused();
  await page.goto(`/profile/${email}`);
  await expect(page.getByLabel('Your Name')).toHaveValue('Sakib Hasan');

  const stranger = await browser.newPage({ baseURL: baseURL ?? '' });
  await signUp(stranger, 'Mallory', '/faqs');
  for (const named of [email, 'nobody@example.com']) {
    const answer = await stranger.goto(`/profile/${named}`);
    expect(answer?.status()).toBe(404);
    await expect(stranger.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await stranger.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('profile and tickets work all the same', async ({ page }) => {
    const email = await signUp(page, 'Sakib', '/faqs');
    await page.goto(`/bn/profile/${email}`);
    await page.getByLabel('আপনার নাম').fill('');
    await page.getByRole('button', { name: 'হালনাগাদ করুন' }).click();
    await expect(page.getByText('আপনার নাম লিখুন।')).toBeVisible();
    await page.goto('/tickets');
    await page.getByRole('link', { name: /^Cancelled/ }).click();
    await expect(page).toHaveURL(/\/tickets\?show=cancelled$/);
    await expect(page.getByRole('heading', { name: 'Nothing cancelled' })).toBeVisible();
  });
});
