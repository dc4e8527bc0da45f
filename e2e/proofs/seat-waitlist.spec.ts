import { expectAccessibleOnPhone, narrowWithoutScript } from '../looks.ts';
import { askForCode, enterCode } from '../number-proof.ts';
import { askDatabase } from '../sales-agent.ts';
import { buyTheLast, cancelAllSeats, joinList, offeredLink } from '../sold-out.ts';
import { dayAhead, searchAddress } from '../traveller.ts';
import { expect, test } from '../test.ts';

/** Day that no other journey uses: all seats of its first coach are kept. */
const ownDay = 27;

test('it ends badly: a wrong code joins no list, an offer lapses before its button is pressed, and the seat is everybody’s', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  const { tripId, leg, pnr, seatNo } = await buyTheLast(page, searchAddress(ownDay));
  const path = `/waitlist/${tripId}/${leg}`;
  await page.goto(path);
  await page.getByLabel('Seats', { exact: true }).selectOption('2');
  await askForCode(page);
  await enterCode(page, '000000');
  await expect(page.getByText(/The code is not right\. You may try \d more times\./)).toBeVisible();
  await expect(page.getByLabel('Seats', { exact: true })).toHaveValue('2');
  await expectAccessibleOnPhone(page);

  const { page: waits, phone } = await joinList(browser, at, path);
  await cancelAllSeats(page, pnr);
  await waits.goto(await offeredLink(waits, at, phone));
  await expect(waits.getByText(seatNo, { exact: true })).toBeVisible();
  await askDatabase(
    `update seat_offer set offered_until = now() - interval '1 second' where trip_id = $1 and state = 'open'`,
    [tripId],
  );
  await waits.getByRole('button', { name: 'Take this seat' }).click();
  await expect(waits.getByText('The seats are not kept for you any more.')).toBeVisible();
  // No other entry waits for them: anybody may buy them, and the page leads there.
  const freed = waits.getByText(/^Seats left on the seat map: 1\b/);
  await expect(async () => {
    await waits.reload();
    await expect(freed).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await waits.getByRole('link', { name: 'View seats' }).click();
  await expect(
    waits.getByRole('checkbox', { name: new RegExp(`^Seat ${seatNo}, .*available`) }),
  ).toBeVisible();
  await waits.context().close();
});

test('the link of a place is opened by half and after its list was left: each page says what to do', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  const { tripId, leg } = await buyTheLast(page, searchAddress(ownDay + 1));
  const { page: waits } = await joinList(browser, at, `/waitlist/${tripId}/${leg}`);
  const place = new URL(waits.url()).pathname;
  const half = await waits.goto(place.slice(0, -6));
  expect(half?.status()).toBe(404);
  await expect(waits.getByText(/Open it as it stands in the SMS/)).toBeVisible();

  const again = await (await browser.newContext({ ...narrowWithoutScript, baseURL: at })).newPage();
  await again.goto(`/bn${place}`);
  await waits.goto(place);
  await waits.getByRole('button', { name: 'Leave the list' }).click();
  await expect(waits.getByText('You have left the list.')).toBeVisible();
  await again.getByRole('button', { name: 'তালিকা ছাড়ুন' }).click();
  await expect(again.getByText('আপনি তালিকা ছেড়েছেন।')).toBeVisible();
  await again.getByRole('link', { name: 'এই বাসের অপেক্ষার তালিকা' }).click();
  await expect(again.getByText('তালিকায় এখন ০ জন')).toBeVisible();
  await again.context().close();
  await waits.context().close();
  // A coach that does not run on this day has no list.
  const none = await page.goto(
    `/waitlist/${dayAhead(3).replaceAll('-', '')}-0000-4000-8000-000000000000/0-1`,
  );
  expect(none?.status()).toBe(404);
});
