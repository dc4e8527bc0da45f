import { dhakaTodayInSql } from '../server/db/clock.ts';
import { holdFreeSeat, payAtGateway, proceedToPay, sendDetails } from './checkout-steps.ts';
import { askDatabase } from './sales-agent.ts';
import { freeSeats, newPhone, openSeatMap, readMessage, searchAddress, takeSeat } from './traveller.ts';
import { expect, test } from './test.ts';

test('two seats on a route with a stop on the way: bought, found again, one cancelled, its refund settled', async ({
  page,
  baseURL,
}) => {
  const phone = newPhone();
  await openSeatMap(page, searchAddress(4), 1);
  const [first = '', second = ''] = await freeSeats(page);
  await takeSeat(page, first);
  await expect(page.getByText('Your seats are held').first()).toBeVisible();
  await takeSeat(page, second);
  await page.getByRole('button', { name: 'NEXT' }).click();

  await page.getByLabel('Name', { exact: true }).fill('Tasnim Rahman');
  await page.getByLabel('Mobile number').fill(phone.slice(0, -1));
  await page.getByLabel(/E-mail/).fill(`${phone}@example.com`);
  await page.getByRole('radio', { name: 'bKash' }).check();
  await proceedToPay(page);
  await expect(page.getByText('one digit short')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tasnim Rahman');
  await page.getByLabel('Mobile number').fill(phone);
  await proceedToPay(page);
  await payAtGateway(page);
  await expect(
    page.getByRole('img', { name: new RegExp(`QR code of seat (${first}|${second})`) }),
  ).toHaveCount(2);
  const pnr = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const sms = await readMessage(page, baseURL ?? '', phone, /ticket/);
  expect(sms.replaceAll(' ', '')).toContain(pnr);
  const pdf = await page.request.get(`/ticket/${pnr}/pdf`);
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  // Ticket and receipt fit one sheet of paper each.
  const sheetsOf = async (): Promise<number> =>
    ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
  expect(await sheetsOf()).toBe(1);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText(/^Licence number /)).toBeVisible();
  expect(await sheetsOf()).toBe(1);

  // Another browser: PNR and number show a masked ticket, the code unmasks it.
  const stranger = await page
    .context()
    .browser()
    ?.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const other = (await stranger?.newPage()) ?? page;
  await other.goto('/ticket');
  // All that is wrong is said at once.
  await other.getByLabel(/Ticket PNR/).fill('K7XQ4');
  await other.getByLabel(/Your Number/).fill(phone.slice(0, -2));
  await other.getByRole('button', { name: 'Find Ticket' }).click();
  await expect(other.getByText('A PNR has 10 letters and digits')).toBeVisible();
  await expect(other.getByText('2 digits short')).toBeVisible();
  await other.getByLabel(/Ticket PNR/).fill(`${pnr.slice(0, 5)} ${pnr.slice(5)}`.toLowerCase());
  await other.getByLabel(/Your Number/).fill(`+88 ${phone}`);
  await other.getByRole('button', { name: 'Find Ticket' }).click();
  await expect(other.getByText('•••').first()).toBeVisible();
  await expect(other.getByText('Tasnim Rahman')).toHaveCount(0);
  await other.getByRole('button', { name: 'Get a code by SMS' }).click();
  const code = /\d{6}/.exec(await readMessage(other, baseURL ?? '', phone, /code \d{6}/))?.[0] ?? '';
  await other.getByLabel('Code from the SMS').fill(code);
  await other.getByRole('button', { name: 'Open my ticket' }).click();
  await expect(other.getByText('Tasnim Rahman').first()).toBeVisible();

  await other.getByRole('link', { name: 'Cancel Ticket' }).last().click();
  await other.getByRole('checkbox', { name: new RegExp(first) }).uncheck();
  const recount = other.getByRole('button', { name: 'Show the amounts for these seats' });
  if (await recount.isVisible()) await recount.click();
  await expect(other.getByText('These amounts hold until')).toBeVisible();
  await other.getByRole('checkbox', { name: /I have read/ }).check();
  await other.getByRole('button', { name: 'Cancel Ticket and Refund' }).click();
  await expect(other.getByText('Your money is on its way back').first()).toBeVisible();
  await readMessage(other, baseURL ?? '', phone, /refund .* has arrived/);
  await other.reload();
  await expect(other.getByText(/Settled/).first()).toBeVisible();
  await expect(other.getByText('to come')).toHaveCount(0);
  await stranger?.close();
});

test('the signed link of the SMS opens the ticket and leaves no key in the address', {
  tag: '@long',
}, async ({ page, baseURL, browser }) => {
  const phone = newPhone();
  await holdFreeSeat(page, searchAddress(3), 2);
  await sendDetails(page, { phone, name: 'Sakib Hasan' });
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByRole('alert').or(page.getByRole('status')).first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sakib Hasan');
  await proceedToPay(page);
  await payAtGateway(page);

  const link = /http\S+\/t\/\S+/.exec(await readMessage(page, baseURL ?? '', phone, /\/t\//))?.[0] ?? '';
  const friend = await browser.newPage();
  await friend.goto(link);
  await expect(friend.getByText('Sakib Hasan').first()).toBeVisible();
  expect(friend.url()).not.toContain('/t/');
  await friend.close();
});

test('the time is over while the details are typed: they are there again with the next seats', {
  tag: '@long',
}, async ({ page }) => {
  const seatNo = await holdFreeSeat(page, searchAddress(6), 3, -2);
  const phone = newPhone();
  await page.getByLabel('Name', { exact: true }).fill('Tasnim Rahman');
  await page.getByLabel('Mobile number').fill(phone);
  const [tripId = '', bookingId = ''] = new URL(page.url()).pathname.split('/').slice(-2);
  // Gives the seat to somebody else meanwhile.
  await askDatabase(
    `with touch as (insert into trip_touch (trip_id) values ($1)),
       over as (update booking set held_until = now() - interval '1 second', version = version + 1
         where trip_id = $1 and booking_id = $2)
     update trip_seat set booking_id = gen_random_uuid(), expires_at = now() + interval '2 minutes', version = version + 1
     where trip_id = $1 and booking_id = $2`,
    [tripId, bookingId],
  );
  await proceedToPay(page);
  await expect(page.getByRole('heading', { name: 'The time is over' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose seats again' }).click();
  const [other = ''] = (await freeSeats(page)).filter((one) => one !== seatNo);
  await takeSeat(page, other);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tasnim Rahman');
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone);
});

test('the price has risen in another tab: the button asks for the new one before the gateway does', {
  tag: '@long',
}, async ({ page, context }) => {
  const code = `TAB${crypto.randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`;
  await askDatabase(
    `insert into promo (promo_id, code, name_en, name_bn, terms, reach, valid_from, valid_until, most_uses, uses_per_phone)
     values (gen_random_uuid(), $1, 'Ten off', 'দশ ছাড়', '{"kind":"percent","basisPoints":1000,"mostPaisa":10000,"leastFarePaisa":0}',
       '{"departsFrom":null,"departsUntil":null,"routes":[],"operatorIds":[],"coachTypes":[]}', ${dhakaTodayInSql},
       ${dhakaTodayInSql} + 30, 100, 1)`,
    [code],
  );
  await holdFreeSeat(page, searchAddress(7), 2);
  const pay = page.getByRole('button', { name: /Proceed to Pay/ });
  const before = await pay.innerText();
  await page.getByLabel('Code, if you have one').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(pay).not.toHaveText(before);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: `Remove the code ${code}` }).click();
  await expect(other.getByRole('button', { name: /Proceed to Pay/ })).toHaveText(before);
  await other.close();
  await sendDetails(page);
  await expect(page.getByText(/The price is higher now/)).toBeVisible();
  await expect(pay).toHaveText(before);
  await pay.click();
  await payAtGateway(page);
});
