import { expect, test } from '../test.ts';
import { askDatabase } from '../sales-agent.ts';
import { registerCompany, verifyCompany } from '../company.ts';
import { expectFitsPhone, expectAccessibleOnPhone } from '../looks.ts';
import { password, signUp } from '../newcomer.ts';

for (const javaScriptEnabled of [true, false])
  test(`a device is let in, has its PIN, is locked, and is taken back${javaScriptEnabled ? '' : ', with JavaScript off'}`, async ({
    browser,
  }) => {
    test.slow();
    const look = javaScriptEnabled ? expectAccessibleOnPhone : expectFitsPhone;
    const options = { javaScriptEnabled, viewport: { width: 390, height: 844 } };
    const owner = await (await browser.newContext({ javaScriptEnabled })).newPage();
    const { busName } = await registerCompany(owner);
    await (await verifyCompany(browser, busName)).context().close();
    const clerk = await (await browser.newContext(options)).newPage();
    const email = await signUp(clerk, 'Jamal Uddin', '/about-us');
    await askDatabase(
      `insert into operator_member (user_id, operator_id, role)
       select u.id, o.operator_id, 'conductor' from auth_user u, operator o where u.email = $1 and o.name_en = $2`,
      [email, busName],
    );

    await clerk.goto('/bn/manifests');
    await expect(clerk.getByRole('heading', { level: 1 })).toHaveText('ডিভাইসটি আপনার কোম্পানির অনুমতির অপেক্ষায়');
    await look(clerk);
    await clerk.goto('/manifests');
    await expect(clerk).toHaveURL('/device?to=%2Fmanifests');
    await expect(clerk.getByText('This device is waiting for your company')).toBeVisible();
    const letters = (await clerk.locator('[data-part="device-letters"]').textContent())?.trim() ?? '';
    expect(letters).toMatch(/^[A-Z]{4}$/);
    await look(clerk);

    await owner.goto('/staff');
    const row = owner
      .getByRole('region', { name: 'Devices of your staff' })
      .getByRole('row', { name: /Jamal Uddin/ });
    await expect(row).toContainText(letters);
    await row.getByText('Let in', { exact: true }).click();
    await look(owner);
    await row.getByRole('button', { name: /^Yes, let this device in/ }).click();
    await expect(owner.getByText('The device is let in')).toBeVisible();

    await clerk.getByRole('link', { name: 'Refresh' }).click();
    await clerk.getByLabel('PIN of 6 digits').fill('123456');
    await clerk.getByLabel('The same PIN again').fill('123456');
    await clerk.getByRole('button', { name: 'Save the PIN and open the desk' }).click();
    await expect(clerk.getByText('everybody tries first')).toBeVisible();
    await look(clerk);
    await clerk.getByLabel('PIN of 6 digits').fill('৪৮২৯১৫');
    await clerk.getByLabel('The same PIN again').fill('482915');
    await clerk.keyboard.press('Enter');
    await expect(clerk).toHaveURL('/manifests');

    // The phone is left idle for an hour.
    await askDatabase(
      `update auth_session s set last_seen_at = now() - interval '1 hour' from auth_user u
       where u.id = s.user_id and u.email = $1`,
      [email],
    );
    await clerk.goto('/manifests');
    await expect(clerk.getByRole('heading', { name: 'Enter your PIN' })).toBeVisible();
    await clerk.getByLabel('PIN', { exact: true }).fill('604173');
    await clerk.keyboard.press('Enter');
    await expect(clerk.getByText('After 9 more wrong ones')).toBeVisible();
    await look(clerk);
    await clerk.getByLabel('PIN', { exact: true }).fill('482915');
    await clerk.keyboard.press('Enter');
    await expect(clerk).toHaveURL('/manifests');

    // On another device the password opens no desk.
    const other = await (await browser.newContext(options)).newPage();
    await other.goto('/login?to=%2Fmanifests');
    await other.getByLabel('E-mail').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(other.getByText('This device is waiting for your company')).toBeVisible();
    await other.context().close();

    await owner.goto('/staff');
    const mine = row.filter({ hasText: 'Let in' }).filter({ hasNotText: 'Waits' });
    await mine.getByText('Take back', { exact: true }).click();
    await mine.getByRole('button', { name: /^Yes, take it back/ }).click();
    await expect(owner.getByText('The device is not let in any more')).toBeVisible();
    await clerk.goto('/manifests');
    await expect(clerk.getByRole('heading', { name: 'This device is not let in' })).toBeVisible();
    await look(clerk);
    await clerk.getByRole('button', { name: 'Ask again' }).click();
    await expect(clerk.getByText('This device is waiting for your company')).toBeVisible();
    await owner.context().close();
    await clerk.context().close();
  });
