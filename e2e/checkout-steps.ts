import { type Browser, expect, type Page } from '@playwright/test';
import { freeSeats, newPhone, openSeatMap, takeSeat } from './traveller.ts';

/** Takes a free seat, the first or the one at an index, of the n-th coach of a search, and goes on to its checkout. */
export const holdFreeSeat = async (page: Page, address: string, coach = 0, at = 0): Promise<string> => {
  await openSeatMap(page, address, coach);
  const seatNo = (await freeSeats(page)).at(at) ?? '';
  await takeSeat(page, seatNo);
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page).toHaveURL(/\/checkout\//, { timeout: 30_000 });
  return seatNo;
};

/** Accepts the terms and submits the checkout form. */
export const proceedToPay = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /Proceed to Pay/ }).click();
};

type Details = { phone?: string; name?: string | null; wallet?: string };

/** Fills in the passenger and goes to the gateway. A null name, or no wallet, leaves the form's own. */
export const sendDetails = async (
  page: Page,
  { phone = newPhone(), name = 'Tasnim Rahman', wallet }: Details = {},
): Promise<void> => {
  if (name !== null) await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Mobile number').fill(phone);
  if (wallet) await page.getByRole('radio', { name: wallet }).check();
  await proceedToPay(page);
};

/** Pays on the gateway's page and comes back to the ticket; returns its PNR. */
export const payAtGateway = async (page: Page): Promise<string> => {
  await expect(page).toHaveTitle(/Sandbox/);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Your ticket is ready')).toBeVisible({ timeout: 20_000 });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/**
 * Buys a seat in a browser that is closed afterwards; returns PNR, seat and number, and a page of another browser with
 * the buyer's cookies.
 */
export const buyElsewhere = async (
  browser: Browser,
  { address, coach, at = 0 }: { address: string; coach: number; at?: number },
  options: Parameters<Browser['newContext']>[0],
): Promise<{ pnr: string; phone: string; seatNo: string; page: Page }> => {
  const context = await browser.newContext(options?.baseURL ? { baseURL: options.baseURL } : {});
  const buyer = await context.newPage();
  const phone = newPhone();
  const seatNo = await holdFreeSeat(buyer, address, coach, at);
  await sendDetails(buyer, { phone, name: 'Nasrin Akter' });
  const pnr = await payAtGateway(buyer);
  const storageState = await context.storageState();
  await context.close();
  const known = await browser.newContext({ ...options, storageState });
  return { pnr, phone, seatNo, page: await known.newPage() };
};
