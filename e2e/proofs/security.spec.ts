import type { Page } from '@playwright/test';
import { totpOf } from '../../server/testing/totp.ts';
import { axeOn } from '../look-closely.ts';
import { password, signUp } from '../newcomer.ts';
import { expect, test } from '../test.ts';

const newPassword = 'the ferry at Paturia';

const logIn = async (page: Page, email: string, typed: string): Promise<void> => {
  await page.goto('/login?to=/security');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};
/** Address of the newest link to a page of ours in a person's mails. */
const linkInMail = async (page: Page, baseURL: string, email: string, path: string): Promise<string> => {
  const sandbox = `http://127.0.0.1:${Number(new URL(baseURL).port) + 1}`;
  let link = '';
  await expect(async () => {
    const answer = await page.request.get(`${sandbox}/__sandbox/messages?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { text: string }[];
    link = mails.flatMap(({ text }) => new RegExp(`${path}\\?token=[\\w.-]+`).exec(text)?.[0] ?? [])[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return link;
};
/** Section of the page, by its heading. */
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a passkey is added to an account, and logs in by itself', async ({ page }) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUp(page, 'Karim Uddin', '/faqs');
  await page.goto('/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(page.getByText('Remove Chrome · Linux')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login?to=/security');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/security');
  await expect(page.getByText('User Login successfully')).toBeVisible();

  await page.getByText('Remove Chrome · Linux').click();
  const passkeys = card(page, 'Passkeys');
  await passkeys.getByLabel('Your password').fill(password);
  await passkeys.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByText('No passkey yet')).toBeVisible();
});

test('a forgotten password is replaced through the mail', async ({ page, baseURL }) => {
  const email = await signUp(page, 'Karim Uddin', '/faqs');
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();

  await page.goto(await linkInMail(page, baseURL ?? '', email, '/reset-password'));
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText(/everybody tries first/)).toBeVisible();
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, password);
  await expect(page.getByText(/E-mail or password is not right/)).toBeVisible();
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/security');
});

test('a second factor is set up, and asked for at the next log-in', async ({ page }) => {
  const email = await signUp(page, 'Karim Uddin', '/faqs');
  await page.goto('/security?to=/routes#second-factor');
  await page.getByText('Set up the second factor').click();
  const factor = card(page, 'Second factor');
  await factor.getByLabel('Your password').fill(password);
  await factor.getByRole('button', { name: 'Show the code to scan' }).click();
  const uri = (await factor.getByRole('link', { name: /Open it in an app/ }).getAttribute('href')) ?? '';
  await expect(factor.getByRole('img', { name: /QR code/ })).toBeVisible();
  const backupCodes = await factor.getByRole('listitem').locator('li code').allTextContents();
  expect(backupCodes).toHaveLength(10);

  await factor.getByLabel('Code from the app').fill('000');
  await factor.getByRole('button', { name: 'Switch it on' }).click();
  await expect(factor.getByText(/The code is not right/)).toBeVisible();
  await expect(factor.getByText(backupCodes[0] ?? '')).toBeVisible();
  await factor.getByLabel('Code from the app').fill(totpOf(uri));
  await factor.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText('The second factor is on')).toBeVisible();
  await expect(page).toHaveURL('/routes');

  await page.context().clearCookies();
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/login\/second-factor/);
  await page.getByLabel('Code from the app').fill(totpOf(uri, 1));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL('/security');
  await expect(card(page, 'Second factor').getByText('On', { exact: true })).toBeVisible();
});

test('a new address counts once its link was used', async ({ page, baseURL }) => {
  const email = await signUp(page, 'Karim Uddin', '/faqs');
  const wanted = `new.${email}`;
  await page.goto('/security');
  await page.getByText('Change e-mail').click();
  const section = card(page, 'E-mail');
  await section.getByLabel('New e-mail').fill(wanted);
  await section.getByLabel('Your password').fill('wrong');
  await section.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(section.getByText('This is not your password.')).toBeVisible();
  await expect(section.getByLabel('Your password')).toBeFocused();
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(section.getByText(`We sent a link to ${wanted}`)).toBeVisible();
  await page.goto(await linkInMail(page, baseURL ?? '', wanted, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('E-mail confirmed')).toBeVisible();
  await expect(section.getByText(wanted)).toBeVisible();
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible();
});

/** Expects that the page fits a small phone and breaks no rule of accessibility. */
const holds = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const axe = (await axeOn(page)).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

test('every page that secures an account is accessible and fits 320 px', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ['', '/bn'])
    for (const path of [
      '/forgot-password',
      '/reset-password?token=x',
      '/reset-password',
      '/verify-email?token=x',
    ]) {
      await page.goto(`${language}${path}`);
      await holds(page);
    }
  await signUp(page, 'Karim Uddin', '/faqs');
  for (const language of ['', '/bn']) {
    await page.goto(`${language}/security?need=second-factor&to=/routes&phone=01711234567`);
    await page
      .locator('main details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await holds(page);
  }
  await page.goto('/security?need=second-factor');
  const factor = card(page, 'Second factor');
  await factor.getByLabel('Your password').fill(password);
  await factor.getByRole('button', { name: 'Show the code to scan' }).click();
  await expect(factor.getByRole('img', { name: /QR code/ })).toBeVisible();
  await holds(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a password is changed, and other devices are logged out', async ({ page, browser }) => {
    const email = await signUp(page, 'Karim Uddin', '/faqs');
    const elsewhere = await (await browser.newContext()).newPage();
    await logIn(elsewhere, email, password);
    await expect(elsewhere).toHaveURL('/security');

    await page.goto('/security');
    await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toBeVisible();
    await page.getByText('Change password').click();
    const section = card(page, 'Password');
    await section.getByLabel('New password').fill('short');
    await section.getByLabel('Your password').fill(password);
    await section.getByRole('button', { name: 'Save the password' }).click();
    await expect(section.getByText(/At least 8 characters/).last()).toBeVisible();
    await section.getByLabel('New password').fill(newPassword);
    await section.getByLabel('Your password').fill(password);
    await section.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
    await elsewhere.goto('/security');
    await expect(elsewhere).toHaveURL(/\/login/);
    await elsewhere.context().close();
  });
});
