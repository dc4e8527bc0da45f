import { licence, readMail, sendApplication } from './company.ts';
import { uniqueLetters, signUp } from './newcomer.ts';
import { setUpFactorOnPage } from './second-factor.ts';
import { expect, test } from './test.ts';

test('a bus provider registers a company and sees how its application stands', async ({ page, baseURL }) => {
  const email = await signUp(page, 'Mizanur Rahman', '/add-buses', 'Bus Provider');
  await page.getByRole('link', { name: 'Add Company' }).click();
  await expect(page.getByRole('heading', { name: 'Bus Company' })).toBeVisible();
  await expect(page.getByLabel('Your email')).toHaveValue(email);
  await expect(page.getByLabel('Your email')).toBeDisabled();

  const busName = `Padma Paribahan ${uniqueLetters()}`;
  await page.getByLabel('Bus Name').fill(busName);
  await page
    .getByLabel('Documents')
    .setInputFiles({ ...licence, name: 'letter.docx', buffer: Buffer.from('PK') });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter the licence number.')).toBeVisible();
  await expect(page.getByText('letter.docx: this is not a PDF, JPEG or PNG.')).toBeVisible();
  await expect(page.getByLabel('Bus Company License')).toBeFocused();
  await expect(page.getByLabel('Bus Name')).toHaveValue(busName);

  await sendApplication(page, busName);
  await expect(page.getByRole('heading', { name: 'Your Request is Processing' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download licence.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('licence.pdf');
  await readMail(page, baseURL ?? '', email, /We check the licence/);

  await page.goto('/bn/add-buses');
  await expect(page.getByRole('heading', { name: 'আপনার আবেদন যাচাই করা হচ্ছে' })).toBeVisible();
  // The application needs no second factor; the desk asks its owner for one, and then leads back to it.
  await page.goto('/buses?view=week');
  await setUpFactorOnPage(page);
  await expect(page).toHaveURL('/buses?view=week');
  await page.goto('/buses');
  await expect(page.getByText('No trips are planned yet.')).toBeVisible();
  await page.goto('/allBusProviderList');
  await expect(page.getByRole('heading', { name: 'This page is not for this account' })).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a company is registered, and a refusal keeps what was typed and says what became of the files', {
    tag: '@long',
  }, async ({ page }) => {
    await signUp(page, 'Mizanur Rahman', '/bus-provider', 'Bus Provider');
    await page.getByLabel('Bus Name').fill('Surma Express');
    await page.getByLabel('Documents').setInputFiles(licence);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter the licence number.')).toBeVisible();
    await expect(page.getByText('choose your files again')).toBeVisible();
    await expect(page.getByLabel('Bus Name')).toHaveValue('Surma Express');
    await sendApplication(page, `Surma Express ${uniqueLetters()}`);
    await expect(page.getByRole('heading', { name: 'Your Request is Processing' })).toBeVisible();
  });
});
