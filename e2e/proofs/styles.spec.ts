import { compareFresh } from '../compare-fresh.ts';
import { signUp } from '../newcomer.ts';
import { askDatabase } from '../sales-agent.ts';
import { scriptHasCome } from '../script-has-come.ts';
import { setUpFactor } from '../second-factor.ts';
import { expect, test } from '../test.ts';

test('desks look the same after a walk through each other as opened at once', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const email = await signUp(page, 'Karim Sheikh', '/routes', 'Bus Provider');
  await askDatabase(
    `insert into operator_member (user_id, operator_id, role)
     select u.id, (select operator_id from operator o where not exists
       (select from operator_member m where m.operator_id = o.operator_id and m.role = 'owner') limit 1), 'owner'
     from auth_user u where u.email = $1`,
    [email],
  );
  await setUpFactor(page);
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
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.waitForLoadState('networkidle');
  }
  for (const path of desks.toReversed()) {
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await compareFresh(page);
    // Navigates through some of the others again, so that each is compared with all their sheets loaded.
    for (const other of desks.filter((one) => one !== path).slice(0, 3)) {
      await page.locator(`a[href="${other}"]:visible`).first().click();
      await expect(page).toHaveURL(new RegExp(`${other}$`));
    }
  }
});
