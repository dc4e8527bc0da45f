import { holdFreeSeat, payAtGateway, sendDetails } from '../checkout-steps.ts';
import { expect, test } from '../test.ts';
import { searchAddress } from '../traveller.ts';

/** Counts the pages of a PDF that Chromium printed: it writes page objects uncompressed. */
const sheetsOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('the ticket of a seat prints on one sheet, in both languages', async ({ page }) => {
  await holdFreeSeat(page, searchAddress(8), 2);
  await sendDetails(page);
  await payAtGateway(page);
  const ticket = new URL(page.url()).pathname;
  for (const address of [ticket, `/bn${ticket}`])
    for (const format of ['A4', 'Letter']) {
      await page.goto(address);
      await expect(page.locator('li svg[role="img"]')).toBeVisible();
      const sheets = sheetsOf(await page.pdf({ format, preferCSSPageSize: false }));
      expect(sheets, `${address} on ${format}`).toBe(1);
    }
});
