import { codeOfKey } from '../../server/testing/totp.ts';
import {
  account,
  askForAccount,
  confirm,
  isSignedInAs,
  logIn,
  logOut,
  newEmail,
  password,
  signUp,
} from '../account-steps.ts';
import { expectFitsPhone, expectAccessibleOnPhone } from '../looks.ts';
import { readToken } from '../newcomer.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { expect, test } from '../test.ts';
import { freeSeats, newPhone, openSeatMap, readMessage, searchAddress, takeSeat } from '../traveller.ts';

test('a provider of identities vouches for somebody, or does not', async ({ page }) => {
  await page.goto('/login?to=%2Foperators');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expect(page).toHaveTitle('Sandbox sign-in');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(/could not be logged in this way/);

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveTitle('Sandbox sign-in');
  await page.getByLabel('E-mail', { exact: true }).fill(newEmail());
  await page.getByLabel('Name').fill('Sakib Hasan');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/operators');
  await expect(page.getByText('User Login successfully')).toBeVisible();
  await isSignedInAs(page, 'Sakib Hasan');
});

test('a code by SMS logs a number in', async ({ page, baseURL }) => {
  const phone = newPhone();
  await page.goto('/login?to=%2Four-partners');
  await page.getByRole('link', { name: 'Log in with a code by SMS' }).click();
  await page.getByLabel('Mobile number').fill(phone.slice(0, -1));
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('one digit short')).toBeVisible();
  await page.getByLabel('Mobile number').fill(`+88 ${phone}`);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = /\d{6}/.exec(await readMessage(page, baseURL ?? '', phone, /code \d{6}/))?.[0] ?? '';
  await page.getByLabel('Code from the SMS').fill(String((Number(code) + 1) % 1e6).padStart(6, '0'));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('The code is not right')).toBeVisible();
  await page.getByLabel('Code from the SMS').fill(code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/our-partners');
  await isSignedInAs(page, phone);
});

test('who has set up a second step is asked for it: the code of the app, or a backup code', async ({
  page,
}) => {
  const email = newEmail();
  await signUp(page, email, '/sign-up?to=%2Fsecurity');
  await page.getByText('Set up the second factor').click();
  const form = (intent: string) => page.locator('form', { has: page.locator(`input[value="${intent}"]`) });
  await form('start-factor').getByRole('textbox').fill(password);
  await form('start-factor').getByRole('button', { name: 'Show the code to scan' }).click();
  const key = await page.locator('[data-part="factor-key"]').innerText();
  const backupCode = await page.locator('[data-part="backup-codes"] code').first().innerText();
  await form('confirm-factor').getByLabel('Code from the app').fill(codeOfKey(key));
  await form('confirm-factor').getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.locator('[data-part="factor-key"]')).toHaveCount(0);
  await logOut(page);

  await page.goto('/login?to=%2Froutes');
  await logIn(page, email);
  await expect(page).toHaveURL('/login/second-factor?to=%2Froutes');
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Enter the one that your app shows now')).toBeVisible();
  await page.goto(`/profile/${email}`);
  await expect(page).toHaveURL(/\/login\?to=/);

  await logIn(page, email);
  await page.getByRole('link', { name: 'Use a backup code' }).click();
  await page.getByLabel('Backup code').fill(backupCode);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(`/profile/${email}`);
  await isSignedInAs(page, 'Rahima Khatun');
});

test('seats that are held stay held through a sign-up from the checkout', async ({ page }) => {
  await openSeatMap(page, searchAddress(7), 2);
  const [first = '', second = ''] = await freeSeats(page);
  await takeSeat(page, first);
  await takeSeat(page, second);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  const checkout = page.url();
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/sign-up\?to=/);
  const email = newEmail();
  await askForAccount(page, email, page.url());
  // Until the address is confirmed, the person buys as a guest.
  await page.getByRole('link', { name: 'Go on as a guest' }).click();
  await expect(page).toHaveURL(checkout);
  await expect(page.getByText(new RegExp(`Seats (${first}, ${second}|${second}, ${first})`))).toBeVisible();
  await expect(page.getByText('Your seats are held').first()).toBeVisible();
  await expect(page.getByText('Have an account?')).toBeVisible();
  await confirm(page, email);
  await logIn(page, email);
  await expect(page).toHaveURL(checkout);
  await expect(page.getByText(new RegExp(`Seats (${first}, ${second}|${second}, ${first})`))).toBeVisible();
  await expect(page.getByText('Have an account?')).toHaveCount(0);
});

for (const { language, javaScriptEnabled } of [
  { language: 'en', javaScriptEnabled: true },
  { language: 'bn', javaScriptEnabled: false },
] as const)
  test(`the link of a sign-up asks for a password in another browser: ${language}${javaScriptEnabled ? '' : ', with JavaScript off'}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const said = {
      en: { submit: 'Confirm the address', short: 'At least 8 characters', done: 'E-mail confirmed' },
      bn: { submit: 'ঠিকানা নিশ্চিত করুন', short: 'কমপক্ষে ৮ অক্ষর', done: 'ই-মেইল নিশ্চিত হয়েছে' },
    }[language];
    const look = javaScriptEnabled ? expectAccessibleOnPhone : expectFitsPhone;
    const email = newEmail();
    await askForAccount(page, email, '/sign-up');
    const token = await readToken(page, baseURL ?? '', email);
    const other = await (
      await browser.newContext({
        baseURL: baseURL ?? '',
        javaScriptEnabled,
        viewport: { width: 320, height: 700 },
      })
    ).newPage();
    await other.goto(`${language === 'bn' ? '/bn' : ''}/verify-email?token=${token}`);
    await look(other);
    const chosen = other.locator('input[name="password"]');
    await chosen.fill('short');
    await other.getByRole('button', { name: said.submit }).click();
    await expect(other.locator('.field-error')).toContainText(said.short);
    await look(other);
    await chosen.fill('a road of my own');
    await other.getByRole('button', { name: said.submit }).click();
    await expect(other.getByText(said.done)).toBeVisible();
    await other.context().close();
    await page.goto('/login');
    await logIn(page, email);
    await expect(page.getByRole('alert')).toContainText('not right');
  });

test('a sign-up for an address that has an account looks the same, and its mail leads in', async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  await signUp(page, email);
  await logOut(page);
  await askForAccount(page, email, '/sign-up?to=%2Ftickets');
  await expect(page.getByRole('link', { name: 'Go on as a guest' })).toHaveCount(0);
  const mail = await readMessage(page, baseURL ?? '', email, /already has an account/);
  expect(mail).toMatch(/\/login\n[^]*\/forgot-password\n/);
  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await logIn(page, email);
  await expect(page).toHaveURL('/tickets');
});

test('a page for other accounts says so, and lets somebody else log in', async ({ page }) => {
  await signUp(page, newEmail());
  await page.goto('/buses');
  await expect(page.getByRole('heading', { name: 'This page is not for this account' })).toBeVisible();
  await page.getByRole('button', { name: 'Log in with another account' }).click();
  await expect(page).toHaveURL('/login?to=%2Fbuses');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the round letter opens the menu by keyboard, and Escape or a click elsewhere closes it', async ({
    page,
  }) => {
    await signUp(page, newEmail());
    const letter = page.getByLabel('Rahima Khatun, your account');
    const menu = account(page);
    await letter.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link')).toHaveText(['Profile', 'Tickets', 'Security']);
    // The browser opens it, the script closes it.
    await scriptHasComeTo(letter);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(letter).toBeFocused();
    await letter.click();
    await expect(menu).toBeVisible();
    await page.getByRole('navigation', { name: 'Main menu' }).click({ position: { x: 2, y: 2 } });
    await expect(menu).toBeHidden();
  });
});
