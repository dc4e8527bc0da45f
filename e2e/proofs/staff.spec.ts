import type { Browser, Page } from '@playwright/test';
import { registerCompany, verifyCompany } from '../company.ts';
import { expectFitsPhone, expectAccessibleOnPhone } from '../looks.ts';
import { password, signUp } from '../newcomer.ts';
import { expect, test } from '../test.ts';

/** Creates a company verified by an admin, with its owner at the desk. */
const verifiedOwner = async (browser: Browser, options: { javaScriptEnabled: boolean }): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  const { busName } = await registerCompany(page);
  await page.goto('/staff');
  await expect(page.getByText('as soon as your company is verified')).toBeVisible();
  await (await verifyCompany(browser, busName)).context().close();
  await page.goto('/staff');
  return page;
};

/** Newest link in a person's mails with these words. */
const linkInMail = async (page: Page, baseURL: string, email: string, words: RegExp): Promise<string> => {
  const sandbox = `http://127.0.0.1:${Number(new URL(baseURL).port) + 1}`;
  let link = '';
  await expect(async () => {
    const answer = await page.request.get(`${sandbox}/__sandbox/messages?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { text: string }[];
    link = words.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return link;
};

for (const javaScriptEnabled of [true, false])
  test(`somebody is invited, joins, gets another role and is let go${javaScriptEnabled ? '' : ', with JavaScript off'}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const look = javaScriptEnabled ? expectAccessibleOnPhone : expectFitsPhone;
    const owner = await verifiedOwner(browser, { javaScriptEnabled });
    const clerk = await (await browser.newContext({ javaScriptEnabled })).newPage();
    const email = await signUp(clerk, 'Jamal Uddin', '/staff/join');

    await owner.getByLabel('E-mail').fill('not an address');
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.getByText('does not look like an e-mail')).toBeVisible();
    await expect(owner.getByLabel('E-mail')).toHaveValue('not an address');
    await owner.getByLabel('E-mail').fill(email);
    await owner.getByRole('radio', { name: /^Conductor/ }).check();
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.getByText('The invitation is on its way')).toBeVisible();
    await expect(owner.getByRole('row').filter({ hasText: email })).toContainText('Conductor');
    await look(owner);

    await clerk.goto(await linkInMail(clerk, baseURL ?? '', email, /http\S+\/staff\/join/));
    await look(clerk);
    await clerk.getByRole('button', { name: 'Accept' }).click();
    await expect(clerk.getByText('Welcome to the staff')).toBeVisible();
    await expect(clerk).toHaveURL('/device?to=%2Fbuses');

    await owner.goto('/staff');
    const row = owner.getByRole('row').filter({ hasText: 'Jamal Uddin' });
    await row.getByText('Change role', { exact: true }).click();
    await row.getByRole('radio', { name: /^Counter agent/ }).check();
    await row.getByRole('button', { name: /^Save role/ }).click();
    await expect(owner.getByText('The role was changed')).toBeVisible();
    await clerk.goto('/buses');
    await expect(clerk).toHaveURL('/login?to=%2Fbuses');
    await clerk.getByLabel('E-mail').fill(email);
    await clerk.getByLabel('Password', { exact: true }).fill(password);
    await clerk.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(clerk).toHaveURL('/device?to=%2Fbuses');

    await row.getByText('Take off the staff', { exact: true }).click();
    await row.getByRole('button', { name: /^Yes, take off the staff/ }).click();
    await expect(owner.getByText('Taken off your staff')).toBeVisible();
    await expect(row).toHaveCount(0);
    await clerk.goto('/buses');
    await expect(clerk).toHaveURL('/login?to=%2Fbuses');
    await owner.context().close();
    await clerk.context().close();
  });
