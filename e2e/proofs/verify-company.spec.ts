import { becomeAdmin } from '../become-admin.ts';
import { licence, readMail, registerCompany } from '../company.ts';
import { signUp } from '../newcomer.ts';
import { openDesk } from '../open-desk.ts';
import { expect, test } from '../test.ts';

test('a document of one company is not there for another', async ({ page, browser }) => {
  await registerCompany(page, 'Jamuna Line');
  const address = await page.getByRole('link', { name: 'Download licence.pdf' }).getAttribute('href');
  const own = await page.request.get(address ?? '');
  expect(own.headers()).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="licence\.pdf"/),
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const other = await (await browser.newContext()).newPage();
  await signUp(other, 'Mallory', '/bus-provider', 'Bus Provider');
  expect((await other.request.get(address ?? '')).status()).toBe(404);
  await other.context().close();
});

test.describe('an admin', () => {
  test('finds a company, rejects it with a reason, verifies it once it is corrected, and its owner hears of both', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { busName, email } = await registerCompany(page, 'Meghna Line');

    const desk = await openDesk(browser);
    await becomeAdmin(desk, await signUp(desk, 'Karim Sheikh', '/security'));
    await desk.goto('/allBusProviderList');
    await desk.getByLabel('Name, e-mail or licence number').fill(busName.toUpperCase());
    await desk.getByRole('button', { name: 'Search' }).click();
    const row = desk.getByRole('row', { name: new RegExp(busName) });
    await expect(desk.getByText('1 company')).toBeVisible();
    await expect(row.getByText('Unverified')).toBeVisible();
    await row.getByText('More', { exact: true }).click();
    await row.getByRole('button', { name: 'Reject' }).click();
    await expect(row.getByText('Write why; the owner reads it.')).toBeVisible();
    await row.getByLabel('Reason, as the owner reads it').fill('The copy cannot be read');
    await row.getByRole('button', { name: 'Reject' }).click();
    await expect(row.getByText('Rejected')).toBeVisible();
    await readMail(page, baseURL ?? '', email, /The copy cannot be read/);

    await page.goto('/add-buses');
    await expect(page.getByText('The copy cannot be read').first()).toBeVisible();
    await page.getByRole('link', { name: 'Correct and send again' }).click();
    await expect(page.getByLabel('Bus Name')).toHaveValue(busName);
    await page.getByLabel('Documents').setInputFiles({ ...licence, name: 'clear.pdf' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Your Request is Processing' })).toBeVisible();

    await desk.reload();
    await row.getByRole('link', { name: busName }).click();
    await expect(desk.getByRole('link', { name: 'Download clear.pdf' })).toBeVisible();
    await desk.getByRole('button', { name: 'Verify' }).click();
    await expect(desk.getByText('Verified successfully')).toBeVisible();
    await expect(desk.getByRole('list', { name: 'What has happened' }).getByRole('listitem')).toHaveText([
      /^Verified.*Karim Sheikh/,
      /^Application came in/,
      /^Rejected.*The copy cannot be read/,
      /^Application came in/,
    ]);
    await readMail(page, baseURL ?? '', email, /You can add your buses/);
    await page.goto('/add-buses');
    await expect(page.getByText('Your Request is Processing')).toHaveCount(0);
    await page.goto('/buses');
    await expect(page.getByText('No trips are planned yet.')).toBeVisible();
    await desk.context().close();
  });

  test('verifies a company on a phone of 320 px, and a second admin who comes too late is told', async ({
    page,
    browser,
  }) => {
    test.slow();
    const { busName } = await registerCompany(page, 'Teesta Line');
    const address = `/allBusProviderList?${new URLSearchParams({ query: busName })}`;
    const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
    const [first, second] = [await context.newPage(), await context.newPage()];
    await becomeAdmin(first, await signUp(first, 'Karim Sheikh', '/security'));
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const third = await plain.newPage();
    await Promise.all([first.goto(address), second.goto(address), third.goto(address)]);
    expect(await first.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await first.getByRole('button', { name: 'Verify' }).click();
    await expect(first.getByText('Verified successfully')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Verify' })).toHaveCount(0);
    for (const late of [second, third]) {
      await late.getByRole('button', { name: 'Verify' }).click();
      await expect(late.getByRole('alert')).toHaveText(/changed this in the meantime/);
    }
    await expect(third.getByRole('table').getByText('Verified', { exact: true })).toBeVisible();
    await plain.close();
    await context.close();
  });
});
