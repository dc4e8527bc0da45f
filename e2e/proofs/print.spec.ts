import { expect, test } from '../test.ts';
import { freeSeats, newPhone, openSeatMap, searchAddress, takeSeat } from '../traveller.ts';

/** The sheets of a PDF that Chromium printed: it writes the objects of pages uncompressed. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('the ticket of a seat prints on one sheet, in both languages', async ({ page }) => {
  await openSeatMap(page, searchAddress(8), 2);
  await takeSeat(page, (await freeSeats(page))[0] ?? '');
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await page.getByLabel('Name', { exact: true }).fill('Tasnim Rahman');
  await page.getByLabel('Mobile number').fill(newPhone());
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /Proceed to Pay/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Your ticket is ready')).toBeVisible({ timeout: 20_000 });
  const ticket = new URL(page.url()).pathname;
  for (const address of [ticket, `/bn${ticket}`])
    for (const format of ['A4', 'Letter']) {
      await page.goto(address);
      await expect(page.locator('li svg[role="img"]')).toBeVisible();
      const sheets = sheetsOf(await page.pdf({ format, preferCSSPageSize: false }));
      expect(sheets, `${address} on ${format}`).toBe(1);
    }
});
