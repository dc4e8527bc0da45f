import { holdFreeSeat, payAtGateway, sendDetails } from './checkout-steps.ts';
import { compareFresh } from './compare-fresh.ts';
import { scriptHasCome } from './script-has-come.ts';
import { expect, test } from './test.ts';
import { searchAddress } from './traveller.ts';

test('the sum of a checkout is beside its form or above it, at any width', async ({ page }) => {
  await holdFreeSeat(page, searchAddress(8), 2);
  for (const width of [390, 880, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const top = async (part: string) => (await page.locator(part).first().boundingBox())?.y;
    const form = await top('main form');
    expect.soft(await top('[data-part="checkout-summary"]'), `${width} px`).toBeLessThanOrEqual(form ?? 0);
  }
});

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
