import { isSignedInAs, logIn, logOut, newEmail, openMenu, signUp } from './account-steps.ts';
import { expect, test } from './test.ts';
import { newPhone, readMessage } from './traveller.ts';

test('an account is made, left, and entered again by somebody who wants to be remembered', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await signUp(page, email, '/sign-up');
  await expect(page).toHaveURL('/');
  await isSignedInAs(page, 'Rahima Khatun');
  await logOut(page);

  await openMenu(page);
  await page.getByRole('link', { name: 'Login | Signup' }).click();
  await page.getByRole('checkbox', { name: /Remember me/ }).check();
  await logIn(page, email);
  await expect(page.getByText('User Login successfully')).toBeVisible();
  await isSignedInAs(page, 'Rahima Khatun');
  const session = (await page.context().cookies()).find(({ name }) => name === 'sid');
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  // A signed-in person is not asked to log in again.
  await page.goto('/login?to=/routes');
  await expect(page).toHaveURL('/routes');
});

test('a page for its owner asks to log in, and opens with its query afterwards', { tag: '@long' }, async ({
  page,
}) => {
  const email = newEmail();
  await signUp(page, email);
  await logOut(page);
  const address = `/profile/${email}?from=mail`;
  await page.goto(address);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ to: address })}`);
  await logIn(page, email);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel(/Your Name/)).toHaveValue('Rahima Khatun');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test('a wrong password is said in red and in Bangla, and keeps the e-mail only', async ({ page }) => {
  await page.goto('/bn/login');
  await page.getByLabel('ই-মেইল').fill('rahima@example.com');
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'লগ ইন করুন' }).click();
  await expect(page.getByRole('alert')).toHaveText(/ই-মেইল বা পাসওয়ার্ড ঠিক নয়/);
  await expect(page.getByRole('alert')).toHaveCSS('color', 'rgb(163, 21, 31)');
  await expect(page.getByLabel('ই-মেইল')).toHaveValue('rahima@example.com');
  await expect(page.getByLabel('পাসওয়ার্ড', { exact: true })).toHaveValue('');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('one signs up, logs out and logs in again', { tag: '@long' }, async ({ page }) => {
    const email = newEmail();
    await signUp(page, email, '/sign-up?to=%2Fabout-us');
    await expect(page).toHaveURL('/about-us');
    await logOut(page);
    await page.goto('/login?to=%2Ffaqs');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Enter your e-mail.')).toBeVisible();
    await logIn(page, email);
    await expect(page).toHaveURL('/faqs');
    await isSignedInAs(page, 'Rahima Khatun');
  });

  test('a code by SMS logs in', async ({ page, baseURL }) => {
    const phone = newPhone();
    await page.goto('/login/phone?to=%2Ffaqs');
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Send the code' }).click();
    const code = /\d{6}/.exec(await readMessage(page, baseURL ?? '', phone, /code \d{6}/))?.[0] ?? '';
    await page.getByLabel('Code from the SMS').fill(code);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/faqs');
  });
});
