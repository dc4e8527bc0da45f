import { compareFresh } from './compare-fresh.ts';
import { scriptHasCome } from './script-has-come.ts';
import { expect, test } from './test.ts';
import { freeSeats, newPhone, openSeatMap, searchAddress, takeSeat } from './traveller.ts';

test('checkout and ticket look the same after the walk through the shop as opened at once', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/operators');
  await page.goto(searchAddress(8));
  await openSeatMap(page, searchAddress(8), 1);
  const [seatNo = ''] = await freeSeats(page);
  await takeSeat(page, seatNo);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.locator('[data-part="checkout-summary"]').first()).toBeVisible();
  await compareFresh(page);
  await page.getByLabel('Name', { exact: true }).fill('Tasnim Rahman');
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /Proceed to Pay/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Your ticket is ready')).toBeVisible({ timeout: 20_000 });
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}/cancel`);
  await page.waitForFunction(scriptHasCome);
  await page.getByRole('main').locator(`a[href="${pathname}"]`).last().click();
  await expect(page).toHaveURL(pathname);
  await compareFresh(page);
});
