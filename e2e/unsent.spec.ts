import { expect, test } from './test.ts';
import { holdFreeSeat, payAtGateway } from './checkout-steps.ts';
import { countReads, cutWhileSending, unsentNotice } from './cut-network.ts';
import { uniqueLetters } from './newcomer.ts';
import { askDatabase, becomeAgent, openNextCoach, openShift } from './sales-agent.ts';
import { scriptHasCome } from './script-has-come.ts';
import { dayAhead, newPhone, searchAddress } from './traveller.ts';

const count = async (statement: string, values: unknown[]): Promise<number> =>
  Number((await askDatabase<{ count: string }>(statement, values))[0]?.count);

test('a query is kept while the network is gone, and counts once', async ({ page }) => {
  const email = `${uniqueLetters()}@example.com`;
  await page.goto('/query');
  await page.waitForFunction(scriptHasCome);
  await page.getByLabel('First name').fill('Nasrin');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Subject').fill('A lost bag');
  await page.getByLabel('Message').fill('It lies under seat A1.');
  const reads = countReads(page);
  await cutWhileSending(page, {
    send: () => page.getByRole('button', { name: 'Send', exact: true }).click(),
    typed: page.getByLabel('Message'),
    text: 'It lies under seat A1.',
  });
  await expect(unsentNotice(page)).toContainText('Message could not be sent');
  await expect(unsentNotice(page)).toContainText('it counts only once');
  expect(reads.left(), 'nothing is read anew after a form that got no answer').toBe(0);
  await unsentNotice(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Message sent successfully')).toBeVisible();
  await expect(unsentNotice(page)).toHaveCount(0);
  expect(await count('select count(*) from enquiry where user_email = $1', [email])).toBe(1);
});

test('a form that is too large is refused in words, and can be sent once it is smaller', async ({ page }) => {
  const email = `${uniqueLetters()}@example.com`;
  await page.goto('/query');
  await page.waitForFunction(scriptHasCome);
  await page.getByLabel('First name').fill('Nasrin');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Subject').fill('A lost bag');
  await page.getByLabel('Message').fill('z'.repeat(70_000));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(unsentNotice(page)).toContainText('The text or file is too large and was not taken.');
  await expect(unsentNotice(page)).not.toContainText('do not know');
  await expect(unsentNotice(page).getByRole('button')).toHaveCount(0);
  await page.getByLabel('Message').fill('It lies under seat A1.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent successfully')).toBeVisible();
  expect(await count('select count(*) from enquiry where user_email = $1', [email])).toBe(1);
});

test('a search is kept while the network is gone', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(scriptHasCome);
  const [from, to] = ['From', 'To'].map((name) =>
    page.locator('input').and(page.getByRole('combobox', { name, exact: true })),
  );
  for (const [field, place] of [
    [from, 'Dhaka'],
    [to, 'Bogura'],
  ] as const) {
    await field?.fill(place);
    await page.getByRole('option').first().click();
  }
  await page.getByLabel('Journey date').fill(dayAhead(4));
  const stays = async () => {
    await expect(unsentNotice(page)).toContainText(
      'An error has occurred: No answer came, so nothing was found',
    );
    await expect(page).toHaveURL(/\/(#unsent)?$/);
    await expect(to ?? page.locator('none')).toHaveValue('Bogura');
  };
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await stays();
  await page.context().setOffline(false);
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await unsentNotice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/#unsent$/);
  await stays();
  await page.unroute(/\.data(\?|$)/);
  await page.route(/search\.data/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await unsentNotice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/#unsent$/);
  await stays();
  await page.unroute(/search\.data/);
  await unsentNotice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/search\?from=dhaka&to=bogura/);
});

test('a login is kept while the network is gone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login');
  await page.waitForFunction(scriptHasCome);
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await cutWhileSending(page, {
    send: () => page.getByLabel('Password', { exact: true }).press('Enter'),
    typed: page.getByLabel('E-mail'),
    text: 'nobody@example.com',
  });
});

test('checkout and cancelling are kept while the network is gone, and count once', async ({ page }) => {
  test.setTimeout(120_000);
  await holdFreeSeat(page, searchAddress(6), 1);
  const [tripId = '', bookingId = ''] = new URL(page.url()).pathname.split('/').slice(-2);
  await page.getByLabel('Name', { exact: true }).fill('Nasrin Akter');
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await cutWhileSending(page, {
    send: () => page.getByRole('button', { name: /Proceed to Pay/ }).click(),
    typed: page.getByLabel('Name', { exact: true }),
    text: 'Nasrin Akter',
  });
  await unsentNotice(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveTitle(/Sandbox/);
  expect(
    await count('select count(*) from payment where trip_id = $1 and booking_id = $2', [tripId, bookingId]),
  ).toBe(1);
  const pnr = await payAtGateway(page);
  await page.goto(`/ticket/${pnr}/cancel`);
  await page.waitForFunction(scriptHasCome);
  const terms = page.getByRole('checkbox', { name: /I have read|I agree/ });
  await terms.check();
  await cutWhileSending(page, {
    send: () => page.locator('button[value="cancel"]').click(),
    typed: terms,
    text: 'on',
  });
  await expect(terms).toBeChecked();
  await unsentNotice(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL(new RegExp(`/ticket/${pnr}\\?cancelled=1`));
  expect(
    await count('select count(*) from refund where trip_id = $1 and booking_id = $2', [tripId, bookingId]),
  ).toBe(1);
});

test('a sale at the counter is kept while the network is gone, and counts once', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await becomeAgent(page);
  await openShift(page);
  const { seats } = await openNextCoach(page);
  await page.getByLabel('Seats', { exact: true }).fill(seats[0] ?? '');
  await page.getByLabel('Passenger’s name').fill('Rahim Uddin');
  const phone = newPhone();
  await page.getByLabel('Mobile number', { exact: true }).fill(phone);
  const sell = page.getByRole('button', { name: /^Sell for/ });
  // The counter sells nothing while its line is down: the network is lost during the sale.
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    return route.abort('connectionreset');
  });
  await sell.click();
  await expect(unsentNotice(page)).toContainText('we do not know whether this arrived');
  await expect(unsentNotice(page)).toContainText('it counts only once');
  await expect(page.getByLabel('Passenger’s name')).toHaveValue('Rahim Uddin');
  await page.unroute(/\.data(\?|$)/);
  // The live map reports the agent's own sale: it must not be announced as somebody else's.
  const own = page.locator('form .alert', {
    hasText: `Seat ${seats[0]} is sold in your shift already`,
  });
  await expect(own.getByRole('link', { name: /^PNR/ })).toHaveAttribute('href', /sold=/);
  await expect(own).toContainText('Rahim Uddin');
  await expect(page.getByText('is not free any more')).toHaveCount(0);
  await unsentNotice(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL(/sold=/);
  expect(await count('select count(*) from booking where contact_phone = $1', [`+88${phone}`])).toBe(1);
});

test('what is said and offered stands in Bangla too', async ({ page }) => {
  await page.goto('/bn/query');
  await page.waitForFunction(scriptHasCome);
  await page.locator('[name="message"]').fill('ব্যাগটি A1 সিটের নিচে।');
  await page.context().setOffline(true);
  await page.locator('main form button[type="submit"]').click();
  await expect(unsentNotice(page)).toContainText('বার্তা পাঠানো যায়নি');
  await expect(unsentNotice(page)).toContainText('ইন্টারনেট নেই, তাই কিছুই পাঠানো হয়নি।');
  await expect(unsentNotice(page).getByRole('button', { name: 'এখন পাঠান' })).toBeDisabled();
  await expect(page.locator('[name="message"]')).toHaveValue('ব্যাগটি A1 সিটের নিচে।');
});
