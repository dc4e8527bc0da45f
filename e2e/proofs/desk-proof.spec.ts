import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { codeOfKey } from '../../server/testing/totp.ts';
import { expectFitsPhone, expectAccessibleOnPhone } from '../looks.ts';
import { signUp } from '../newcomer.ts';
import { askDatabase } from '../sales-agent.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { setUpFactor } from '../second-factor.ts';

const [desk, phone] = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** Makes the visitor the owner of a company of the demonstration, signed in for longer than a proof of identity lasts. */
const ownerSinceLong = async (page: Page): Promise<{ key: string; tripId: string }> => {
  const email = await signUp(page, 'Karim Sheikh', '/routes', 'Bus Provider');
  const [row] = await askDatabase<{ tripId: string }>(
    `with own as (
       insert into operator_member (user_id, operator_id, role)
       select u.id, o.operator_id, 'owner' from auth_user u, operator o where u.email = $1
         and not exists (select from operator_member m where m.operator_id = o.operator_id and m.role = 'owner')
         and exists (select from trip t where t.operator_id = o.operator_id and t.service_date = current_date + 9)
       order by random() limit 1 returning operator_id)
     select t.trip_id as "tripId" from trip t join own using (operator_id)
     where t.service_date = current_date + 9 and t.state = 'on-sale' limit 1`,
    [email],
  );
  const key = await setUpFactor(page);
  await askDatabase(
    `update auth_session s set proven_at = now() - interval '11 minutes' from auth_user u
     where u.id = s.user_id and u.email = $1`,
    [email],
  );
  return { key, tripId: row?.tripId ?? '' };
};

for (const javaScriptEnabled of [true, false])
  test(`a trip is cancelled once its owner has shown a code${javaScriptEnabled ? '' : ', with JavaScript off'}`, async ({
    browser,
  }) => {
    test.slow();
    const look = javaScriptEnabled ? expectAccessibleOnPhone : expectFitsPhone;
    const page = await (await browser.newContext({ javaScriptEnabled, viewport: phone })).newPage();
    const { key, tripId } = await ownerSinceLong(page);
    await page.goto(`/buses/${tripId}?do=cancel`);
    await page.getByLabel('Reason, as passengers read it').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: /^Cancel trip/ }).click();
    await expect(page.getByRole('heading', { name: 'Show that it is you' })).toBeVisible();
    const code = page.getByLabel('Code from the app, or a backup code');
    if (javaScriptEnabled) await expect(code).toBeFocused();
    await page.screenshot({ path: `test-results/proof-390${javaScriptEnabled ? '' : '-plain'}.png` });
    await page.setViewportSize(desk);
    await page.screenshot({ path: `test-results/proof-1280${javaScriptEnabled ? '' : '-plain'}.png` });
    await page.setViewportSize(phone);
    await code.fill('000000');
    await code.press('Enter');
    await expect(page.getByText('The code is not right, or was used already')).toBeVisible();
    await look(page);
    await code.fill(codeOfKey(key, 1));
    await code.press('Enter');
    await expect(page.getByText('The trip is cancelled').first()).toBeVisible();
    await expect(page).toHaveURL(`/buses/${tripId}`);
    await page.context().close();
  });

test('what was typed stays where the owner leaves it', async ({ page }) => {
  await ownerSinceLong(page);
  await page.goto('/bn/staff');
  // With a script the form keeps what was typed.
  await scriptHasComeTo(page.getByLabel('ই-মেইল'));
  await page.getByLabel('ই-মেইল').fill('jamal@example.com');
  await page.getByRole('button', { name: 'আমন্ত্রণ পাঠান' }).click();
  await expect(page.getByRole('heading', { name: 'প্রমাণ দিন যে এটি আপনিই' })).toBeVisible();
  await page.screenshot({ path: 'test-results/proof-bn.png' });
  await page.getByRole('link', { name: 'থাক, করব না' }).click();
  await expect(page.getByLabel('ই-মেইল')).toHaveValue('jamal@example.com');
});
