import type { Page } from '@playwright/test';
import { password, signUp } from '../newcomer.ts';
import { freeSeats, newPhone, openSeatMap, readMessage, searchAddress, takeSeat } from '../traveller.ts';
import { expect, test } from '../test.ts';

const holdOne = async (page: Page, daysAhead: number): Promise<void> => {
  await openSeatMap(page, searchAddress(daysAhead), 2);
  const [first = ''] = await freeSeats(page);
  await takeSeat(page, first);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
};
const codeFor = async (page: Page, phone: string): Promise<string> =>
  /code (\d{6})/.exec(await readMessage(page, new URL(page.url()).origin, phone, /code \d{6}/))?.[1] ?? '';
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const phoneField = (page: Page) => page.getByLabel('Mobile number');
const emailField = (page: Page) => page.getByLabel('E-mail (optional)');

test('a number is proved at the profile, and who logs in on the way finds the checkout filled in', async ({
  page,
}) => {
  const email = await signUp(page, 'Rahima Khatun', '/faqs');
  const phone = newPhone();
  await page.goto(`/profile/${email}`);
  await page.getByLabel('Your phone Number').fill(phone);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${email}$`));
  const code = page.getByLabel('Code from the SMS');
  await expect(code).toBeFocused();
  await code.fill(await codeFor(page, phone));
  await code.press('Enter');
  await expect(page.getByText('Mobile number saved')).toBeVisible();
  await expect(page.getByLabel('Your phone Number')).toHaveValue(phone);

  await page.context().clearCookies();
  await holdOne(page, 8);
  await nameField(page).fill('Ayesha Begum');
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(nameField(page)).toHaveValue('Ayesha Begum');
  await expect(phoneField(page)).toHaveValue(phone);
  await expect(emailField(page)).toHaveValue(email);
  // A field that was emptied on purpose stays empty after a reload.
  await emailField(page).fill('');
  await page.reload();
  await expect(emailField(page)).toHaveValue('');
  await expect(nameField(page)).toHaveValue('Ayesha Begum');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a number that is typed at the checkout is proved there and kept', async ({ page }) => {
      const email = await signUp(page, 'Rahima Khatun', '/faqs');
      if (javaScriptEnabled) await holdOne(page, 9);
      else {
        await page.goto(searchAddress(9));
        await page
          .getByRole('link', { name: /^View Seats/ })
          .nth(5)
          .click();
        const [first = ''] = await freeSeats(page);
        await page.getByRole('checkbox', { name: new RegExp(`^Seat ${first},`) }).check();
        await page.getByRole('button', { name: 'Next' }).click();
      }
      const phone = newPhone();
      await nameField(page).fill('Ayesha Begum');
      await page.getByRole('button', { name: 'Send a code to this number' }).click();
      await expect(page.getByText('Write your mobile number, 11 digits.')).toBeVisible();
      await phoneField(page).fill(phone);
      await page.getByRole('button', { name: 'Send a code to this number' }).click();
      const code = page.getByLabel('Code from the SMS');
      await code.fill('000000');
      await code.press('Enter');
      await expect(page.getByText(/The code is not right/)).toBeVisible();
      await code.fill(await codeFor(page, phone));
      await page.getByRole('button', { name: 'Go on', exact: true }).click();
      await expect(page.getByText('The number is in your account now')).toBeVisible();
      await expect(nameField(page)).toHaveValue('Ayesha Begum');
      await expect(phoneField(page)).toHaveValue(phone);
      await expect(emailField(page)).toHaveValue(email);
      await page.goto(`/profile/${email}`);
      await expect(page.getByLabel('Your phone Number')).toHaveValue(phone);
    });
  });
