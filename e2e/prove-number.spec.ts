import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectFitsPhone } from './looks.ts';
import { scriptHasComeTo } from './script-has-come-to.ts';
import { freeSeats, newPhone, readMessage, searchAddress, seat, takeSeat } from './traveller.ts';
import { expect, test } from './test.ts';

/** Opens, as a late buyer, the map of a coach on which other buyers at the same address hold twelve seats already. */
const comeLate = async (
  browser: Browser,
  baseURL: string | undefined,
  { coach, language, ...options }: { coach: number; javaScriptEnabled?: boolean; language?: 'bn' },
): Promise<Page> => {
  const from = `12.${randomInt(256)}.${randomInt(256)}.7`;
  const context = await browser.newContext({
    ...options,
    baseURL: baseURL ?? '',
    viewport: { width: 320, height: 700 },
    extraHTTPHeaders: { 'x-forwarded-for': from },
  });
  const page = await context.newPage();
  await page.goto(searchAddress(9));
  const link = page.getByRole('link', { name: /^View Seats/ }).nth(coach);
  const query = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams;
  await link.click();
  const free = await freeSeats(page);
  const [fromStopNo, toStopNo] = (query.get('leg') ?? '').split('-').map(Number);
  for (let held = 0; held < 12; held += 4) {
    const seatNos = free.slice(held + 4, held + 8);
    const answer = await fetch(new URL('/api/holds', page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-poth-client': 'crowd', 'x-forwarded-for': from },
      body: JSON.stringify({
        tripId: query.get('trip'),
        fromStopNo,
        toStopNo,
        seatNos,
        language: 'en',
        key: randomUUID(),
      }),
    });
    expect(answer.status).toBe(200);
  }
  if (language) await page.goto(`/bn${new URL(page.url()).pathname}${new URL(page.url()).search}`);
  return page;
};

const codeFor = async (page: Page, phone: string): Promise<string> =>
  /code (\d{6})/.exec(
    await readMessage(page, new URL(page.url()).origin, phone, /proves your number/),
  )?.[1] ?? '';

test('where a network holds many seats, a code lets a buyer go on from the same tap', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const page = await comeLate(browser, baseURL, { coach: 0 });
  const [wanted = '', second = ''] = await freeSeats(page);
  await seat(page, wanted).click();
  await expect(page.getByText('Many seats of this coach are being held from your network')).toBeVisible();
  const number = page.getByLabel('Mobile number');
  await expect(number).toBeFocused();
  await expectFitsPhone(page);
  // By keyboard: Enter submits the field.
  await number.fill('0171');
  await number.press('Enter');
  await expect(page.getByText('The number is 7 digits short')).toBeVisible();
  const phone = newPhone();
  await number.fill(phone);
  await number.press('Enter');
  const code = page.getByLabel('Code from the SMS');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText(/The code is not right/)).toBeVisible();
  await code.fill(await codeFor(page, phone));
  await code.press('Enter');
  await expect(page.getByRole('button', { name: `Remove seat ${wanted}` })).toBeVisible();
  await expect(page.getByText('Prove your number and go on')).toHaveCount(0);
  await takeSeat(page, second);
});

test('the same without a script: what was ticked is held and leads to checkout', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const page = await comeLate(browser, baseURL, { coach: 1, javaScriptEnabled: false });
  const [wanted = '', second = ''] = await freeSeats(page);
  await seat(page, wanted).check();
  await seat(page, second).check();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText('Many seats of this coach are being held from your network')).toBeVisible();
  await expectFitsPhone(page);
  const phone = newPhone();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(seat(page, wanted)).toBeChecked();
  await page.getByLabel('Code from the SMS').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
});

test('in Bangla the panel asks the same', { tag: '@long' }, async ({ browser, baseURL }) => {
  const page = await comeLate(browser, baseURL, { coach: 2, language: 'bn' });
  const free = page.getByRole('checkbox', { name: /খালি/ }).first();
  await scriptHasComeTo(free);
  await free.click();
  await expect(page.getByText('আপনার নেটওয়ার্ক থেকে এই বাসের অনেক সিট রাখা হয়েছে')).toBeVisible();
  await expect(page.getByRole('button', { name: 'কোড পাঠান' })).toBeVisible();
  await expectFitsPhone(page);
});
