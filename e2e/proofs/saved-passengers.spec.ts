import type { Page } from '@playwright/test';
import { unsentNotice } from '../cut-network.ts';
import { payAtGateway, proceedToPay } from '../checkout-steps.ts';
import { tabTo } from '../keyboard-steps.ts';
import { expectUsableByEverybody } from '../look-closely.ts';
import { expectFitsPhone } from '../looks.ts';
import { password, signUp } from '../newcomer.ts';
import { openDesk } from '../open-desk.ts';
import { askDatabase } from '../sales-agent.ts';
import { scriptHasCome } from '../script-has-come.ts';
import { freeSeats, newPhone, openSeatMap, searchAddress, takeSeat } from '../traveller.ts';
import { expect, test } from '../test.ts';

const adding = (page: Page) => page.getByRole('region', { name: 'Add a passenger' });

/** Holds two seats of a coach and goes on to the checkout; returns their names. */
const holdTwo = async (page: Page, coach: number) => {
  await openSeatMap(page, searchAddress(10), coach);
  const seats = (await freeSeats(page)).slice(0, 2);
  for (const seatNo of seats) await takeSeat(page, seatNo);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  return seats;
};

test('passengers are saved at the checkout, chosen there the next time, and changed and removed on their page', async ({
  page,
}) => {
  test.slow();
  await signUp(page, 'Rahima Khatun', '/passengers');
  await expect(page.getByText('Nobody is saved yet.')).toBeVisible();
  await adding(page).getByLabel('Name', { exact: true }).fill('see bad.example.com');
  await adding(page).getByLabel('Adult or child').selectOption('child');
  await page.getByRole('button', { name: 'Add a passenger' }).click();
  await expect(page.getByText(/Write the name without web or e-mail addresses/)).toBeVisible();
  await expect(adding(page).getByLabel('Name', { exact: true })).toHaveValue('see bad.example.com');
  await expect(adding(page).getByLabel('Adult or child')).toHaveValue('child');
  await adding(page).getByLabel('Name', { exact: true }).fill('Mitu Khatun');
  await page.getByRole('button', { name: 'Add a passenger' }).click();
  await expect(page.getByText('Mitu Khatun', { exact: true })).toBeVisible();
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 390, height: 844 });

  // The name is in the list of each seat; choosing a passenger fills in the known details.
  const [, second = ''] = await holdTwo(page, 4);
  const row = page.getByLabel(`Seat ${second}, name of the passenger`);
  await expect(page.locator('datalist option', { hasText: 'Mitu Khatun' }).first()).toBeAttached();
  await row.fill('Mitu Khatun');
  await expect(page.getByLabel(`Adult or child in seat ${second}`)).toHaveValue('child');
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByRole('checkbox', { name: 'Save these passengers for the next time' }).check();
  await proceedToPay(page);
  await payAtGateway(page);
  await expect(page.getByRole('img', { name: /QR code of seat \w+, Mitu Khatun/ })).toBeVisible();

  await page.goto('/bn/passengers');
  await expect(page.locator('main').getByText('Rahima Khatun', { exact: true })).toBeVisible();
  await page.getByText('Mitu Khatun', { exact: true }).click();
  const own = page.locator('details[open]');
  await own.getByLabel('নাম', { exact: true }).fill('মিতু খাতুন');
  await own.getByRole('button', { name: /^সংরক্ষণ করুন/ }).click();
  await expect(page.getByText('মিতু খাতুন', { exact: true })).toBeVisible();
  await expectUsableByEverybody(page, '/bn/passengers');
  await page.locator('main').getByText('Rahima Khatun', { exact: true }).click();
  await page
    .locator('details[open]')
    .getByRole('button', { name: /^বাদ দিন/ })
    .click();
  await expect(page.locator('main').getByText('Rahima Khatun', { exact: true })).toHaveCount(0);
});

test('it ends badly: removed in another tab, the list full, the network gone while sending, not logged in', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await signUp(page, 'Karim Uddin', '/faqs');
  const keep = (count: number) =>
    askDatabase(
      `insert into saved_passenger (user_id, name, kind)
         select u.id, 'Passenger ' || chr(64 + n), 'adult' from auth_user u, generate_series(1, $2::int) n where u.email = $1
       on conflict do nothing`,
      [email, count],
    );
  await keep(2);
  await page.goto('/passengers');
  const other = await page.context().newPage();
  await other.goto('/passengers');
  await other.getByText('Passenger A', { exact: true }).click();
  await other
    .locator('details[open]')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(other.getByText('Passenger A', { exact: true })).toHaveCount(0);
  await page.getByText('Passenger A', { exact: true }).click();
  await page.locator('details[open]').getByLabel('Name', { exact: true }).fill('Passenger Anew');
  await page.locator('details[open]').getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Passenger B', { exact: true })).toBeVisible();
  // The typed name moves to the form in which it can still be saved.
  await expect(adding(page).getByLabel('Name', { exact: true })).toHaveValue('Passenger Anew');

  await page.waitForFunction(scriptHasCome);
  await adding(page).getByLabel('Name', { exact: true }).fill('Shuli Begum');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add a passenger' }).click();
  await expect(unsentNotice(page)).toContainText('There is no network, so nothing was sent');
  await expect(adding(page).getByLabel('Name', { exact: true })).toHaveValue('Shuli Begum');
  await page.context().setOffline(false);
  await unsentNotice(page).getByRole('button').click();
  await expect(page.getByText('Shuli Begum', { exact: true })).toBeVisible();

  // The list becomes full elsewhere while its form is open.
  await adding(page).getByLabel('Name', { exact: true }).fill('One too many');
  await keep(11);
  await page.getByRole('button', { name: 'Add a passenger' }).click();
  await expect(page.getByText('No more can be saved. Remove somebody first.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('No more can be saved. Remove somebody first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passenger' })).toHaveCount(0);

  // Logged out meanwhile: logging in leads back, by keyboard on a wide screen.
  const stranger = await openDesk(browser);
  await stranger.goto('/bn/passengers');
  await expect(stranger).toHaveURL(/\/bn\/login\?to=%2Fbn%2Fpassengers$/);
  await tabTo(stranger, /^ই-মেইল/);
  await stranger.keyboard.type(email);
  await tabTo(stranger, /^পাসওয়ার্ড/);
  await stranger.keyboard.type(password);
  await stranger.keyboard.press('Enter');
  await expect(stranger).toHaveURL(/\/bn\/passengers$/);
  await expect(stranger.getByText('Shuli Begum', { exact: true })).toBeVisible();
  await stranger.context().close();
});
