import { expect, type Page } from '@playwright/test';
import { scriptHasComeTo } from './script-has-come-to.ts';

/** Date in Dhaka a number of days ahead: 2026-11-27. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** Number that nobody has used in this run. */
export const newPhone = (): string => `0171${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

/** Address of the sandbox: the port after the portal's, on another site. */
export const sandboxOf = (baseURL: string): string => `http://127.0.0.1:${Number(new URL(baseURL).port) + 1}`;

/**
 * Waits for a message with these words that the sandbox caught for a number or an e-mail address. patienceMs: longest
 * wait, for messages of chores that do not run every second.
 */
export const readMessage = async (
  page: Page,
  baseURL: string,
  to: string,
  words: RegExp,
  patienceMs = 20_000,
): Promise<string> => {
  const kept = to.includes('@') ? to : `+88${to}`;
  const address = `${sandboxOf(baseURL)}/__sandbox/messages?to=${encodeURIComponent(kept)}`;
  let found = '';
  await expect(async () => {
    const messages = (await (await page.request.get(address)).json()) as { text: string }[];
    found = messages.find(({ text }) => words.test(text))?.text ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: patienceMs });
  return found;
};

/** Search that finds coaches: Dhaka to Bogura, which coaches on to Naogaon pass on their way. */
export const searchAddress = (daysAhead: number, query = ''): string =>
  `/search?from=dhaka&to=bogura&date=${dayAhead(daysAhead)}${query}`;

/** Opens the seat map of the n-th coach of a search. */
export const openSeatMap = async (page: Page, address: string, coach = 0): Promise<void> => {
  await page.goto(address);
  await page
    .getByRole('link', { name: /^View Seats/ })
    .nth(coach)
    .click();
  await expect(seat(page, 'A1')).toBeVisible();
};

/** Free seats of the open map, in reading order, read at one moment: others may take some meanwhile. */
export const freeSeats = async (page: Page): Promise<string[]> => {
  await expect(seat(page, 'A1')).toBeVisible();
  return page
    .getByRole('checkbox', { name: /^Seat \w+, .*available/ })
    .evaluateAll((seats) => seats.map((one) => one.getAttribute('value') ?? ''));
};

export const seat = (page: Page, seatNo: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Seat ${seatNo},`) });

/** Takes a seat by a tap and waits until its row is in the buyer's table. */
export const takeSeat = async (page: Page, seatNo: string): Promise<void> => {
  await scriptHasComeTo(seat(page, seatNo));
  await seat(page, seatNo).click();
  await expect(page.getByRole('button', { name: `Remove seat ${seatNo}` })).toBeVisible();
};
