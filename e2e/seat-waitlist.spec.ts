import { expectFitsPhone, expectAccessibleOnPhone } from './looks.ts';
import { buyTheLast, cancelAllSeats, joinList, offeredLink, payWithBkash } from './sold-out.ts';
import { searchAddress } from './traveller.ts';
import { expect, test } from './test.ts';

const searched = searchAddress(11);

test('sold out, two wait, one cancels, the first lets it pass, the second buys', { tag: '@long' }, async ({
  page,
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const { tripId, leg, pnr, seatNo } = await buyTheLast(page, searched);
  await page.goto(searched);
  const card = page.locator(`#trip-${tripId}`);
  await expect(card.getByText('Sold out')).toBeVisible();
  await card.getByRole('link', { name: 'Waiting list (0)' }).click();
  const path = `/waitlist/${tripId}/${leg}`;
  await expect(page).toHaveURL(new RegExp(path));
  await expect(page.getByRole('heading', { name: 'Seats elsewhere' })).toBeVisible();
  const first = await joinList(browser, baseURL, path);
  const second = await joinList(browser, baseURL, path);
  await page.goto(`/bn${path}`);
  await expect(page.getByText('তালিকায় এখন ২ জন')).toBeVisible();
  await expectFitsPhone(page);

  await cancelAllSeats(page, pnr);

  await first.page.goto(await offeredLink(page, baseURL, first.phone));
  await expect(first.page.getByText(seatNo, { exact: true })).toBeVisible();
  await first.page.getByRole('button', { name: 'Let it pass' }).click();
  await expect(first.page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();

  await page.goto(await offeredLink(page, baseURL, second.phone));
  await expectAccessibleOnPhone(page);
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await payWithBkash(page, second.phone);
});
