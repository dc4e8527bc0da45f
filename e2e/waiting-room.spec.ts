import { expectFitsPhone, expectAccessibleOnPhone } from './looks.ts';
import { expect, test } from './test.ts';
import { dayAhead, freeSeats, newPhone, openSeatMap, readMessage, searchAddress, seat } from './traveller.ts';
import { openRoom, roomStep } from './waiting-room.ts';

test('a place before the opening, a number after it, and in to the seats', { tag: '@long' }, async ({
  page,
}) => {
  const [days, patience] = [21, { timeout: 30_000 }];
  const roomId = roomStep('set-up', dayAhead(days));
  await openRoom(page, `/waiting-room/${roomId}`);
  await expect(page.getByRole('heading', { name: 'You have no place yet.' })).toBeVisible();
  await expectAccessibleOnPhone(page);
  // By keyboard.
  await page.getByRole('button', { name: 'Take a place' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your place is in the lot.' })).toBeVisible();
  await expectAccessibleOnPhone(page);
  await page.getByText('How the lot is drawn, and checked').click();
  await expect(page.getByText('Hash of the secret')).toBeVisible();
  await expect(page.locator('[data-place]')).not.toContainText('@@');

  roomStep('open', roomId);
  const map = await page.context().newPage();
  await expect(async () => {
    await openSeatMap(map, searchAddress(days));
    const [wanted = ''] = await freeSeats(map);
    await seat(map, wanted).click();
    await expect(map.getByText(/There is a waiting room before the seats/)).toBeVisible({ timeout: 5_000 });
  }).toPass(patience);
  await map.getByRole('link', { name: 'To the waiting room' }).click();
  await expect(async () => {
    await map.reload();
    await expect(map.getByRole('heading', { name: 'It is your turn.' })).toBeVisible({ timeout: 1_000 });
  }).toPass(patience);
  await expectAccessibleOnPhone(map);
  await map.getByRole('button', { name: 'Go in and choose seats' }).click();
  await expect(map).toHaveURL(/\/search\?/);
  const [free = ''] = await freeSeats(map);
  await seat(map, free).click();
  await expect(map.getByRole('button', { name: `Remove seat ${free}` })).toBeVisible();
  await openRoom(page, `/bn/waiting-room/${roomId}`);
  await expect(page.getByRole('heading', { name: 'আপনি ভেতরে আছেন।' })).toBeVisible();
  await expectAccessibleOnPhone(page);
});

test('the same without a script, in Bangla, with a number proved on the way', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  const page = await context.newPage();
  const roomId = roomStep('set-up', dayAhead(30));
  await openRoom(page, `/bn/waiting-room/${roomId}`);
  await page.getByRole('button', { name: 'জায়গা নিন' }).click();
  await expect(page.getByRole('heading', { name: 'আপনার জায়গা লটারিতে আছে।' })).toBeVisible();
  await expectFitsPhone(page);
  await page.getByText('নম্বর ছাড়া যাঁরা আছেন তাঁদের আগে যান').click();
  const phone = newPhone();
  await page.locator('input[name=phone]').fill(phone);
  await page.locator('button[value=send]').click();
  const digits = /[\d০-৯]{6}/;
  const code = digits.exec(await readMessage(page, baseURL ?? '', phone, digits))?.[0] ?? '';
  await page.locator('input[name=code]').fill(code);
  await page.locator('button[value=enter]').click();
  await expect(page.getByText('নম্বর ছাড়া যাঁরা আছেন তাঁদের আগে যান')).toBeHidden();
  await expect(page.locator('[data-place]')).toHaveAttribute('data-queue', 'proven');
  roomStep('open', roomId);
  await expect(async () => {
    await page.goto(`/bn/waiting-room/${roomId}`);
    await expect(page.getByRole('heading', { name: 'এখন আপনার পালা।' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'ভেতরে গিয়ে সিট বেছে নিন' }).click();
  await expect(page.getByRole('heading', { name: 'আপনি ভেতরে আছেন।' })).toBeVisible();
});
