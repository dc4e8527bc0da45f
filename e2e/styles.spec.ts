import { holdFreeSeat, payAtGateway, sendDetails } from './checkout-steps.ts';
import { compareFresh } from './compare-fresh.ts';
import { scriptHasCome } from './script-has-come.ts';
import { expect, test } from './test.ts';
import { searchAddress } from './traveller.ts';

test('checkout and ticket look the same after the walk through the shop as opened at once', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/operators');
  await page.goto(searchAddress(8));
  await holdFreeSeat(page, searchAddress(8), 1);
  await expect(page.locator('[data-part="checkout-summary"]').first()).toBeVisible();
  await compareFresh(page);
  await sendDetails(page);
  await payAtGateway(page);
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}/cancel`);
  await page.waitForFunction(scriptHasCome);
  await page.getByRole('main').locator(`a[href="${pathname}"]`).last().click();
  await expect(page).toHaveURL(pathname);
  await compareFresh(page);
});
