import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { signUp } from './newcomer.ts';
import { scriptHasCome } from './script-has-come.ts';
import { askDatabase } from './sales-agent.ts';
import { freeSeats, newPhone, openSeatMap, searchAddress, takeSeat } from './traveller.ts';

/** How every element of the page looks: box, borders, letters, layout. Clocks move, and the frame is on every page. */
const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const asked = (
      'display position width max-width margin padding border border-radius background-color color ' +
      'font-size font-weight line-height text-align gap grid-template-columns flex-wrap'
    ).split(' ');
    const found: Record<string, string> = {};
    for (const [at, one] of [...document.querySelectorAll('main *')].entries()) {
      if (one.closest('[role="timer"], [role="status"], svg')) continue;
      const style = getComputedStyle(one);
      found[`${at} ${one.tagName} ${one.className}`] = asked
        .map((name) => style.getPropertyValue(name))
        .join(' | ');
    }
    return found;
  });

/** A page looks the same where one has walked to it and where it was opened at once. */
const compareFresh = async (page: Page): Promise<void> => {
  await page.waitForFunction(scriptHasCome);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const walked = await looks(page);
  await page.reload();
  await page.waitForFunction(scriptHasCome);
  await page.evaluate(() => document.fonts.ready);
  const fresh = await looks(page);
  expect.soft(walked, page.url()).toEqual(fresh);
};

test('checkout and ticket look the same after the walk through the shop as opened at once', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/operators');
  await page.goto(searchAddress(8));
  await openSeatMap(page, searchAddress(8), 1);
  const [seatNo = ''] = await freeSeats(page);
  await takeSeat(page, seatNo);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.locator('.checkout-summary, aside').first()).toBeVisible();
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
  await page.locator('.cancel-ways a').click();
  await expect(page).toHaveURL(pathname);
  await compareFresh(page);
});

test('desks look the same after a walk through each other as opened at once', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const email = await signUp(page, 'Karim Sheikh', '/routes', 'Bus Provider');
  await askDatabase(
    `insert into operator_member (user_id, operator_id, role)
     select u.id, (select operator_id from operator o where not exists
       (select from operator_member m where m.operator_id = o.operator_id and m.role = 'owner') limit 1), 'owner'
     from auth_user u where u.email = $1`,
    [email],
  );
  await page.goto('/schedules');
  await page.waitForFunction(scriptHasCome);
  const desks = [
    '/buses',
    '/seat-plans',
    '/routes-and-counters',
    '/staff',
    '/reports',
    '/settlements',
    '/manifests',
    '/schedules',
  ];
  for (const path of desks) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.waitForLoadState('networkidle');
  }
  for (const path of desks.toReversed()) {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await compareFresh(page);
    // Walks through all the others again, so that each is compared with every sheet at hand.
    for (const other of desks.filter((one) => one !== path).slice(0, 3)) {
      await page.locator(`a[href="${other}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${other}$`));
    }
  }
});
