import type { Browser, Page } from '@playwright/test';
import { buyElsewhere } from './checkout-steps.ts';
import { expectFitsPhone, narrowWithoutScript } from './looks.ts';
import { askDatabase } from './sales-agent.ts';
import { expect, test } from './test.ts';
import { readMessage, searchAddress } from './traveller.ts';

/**
 * Days that no other journey uses: coaches of one are moved, which changes their order, coaches of the other are cancelled.
 */
const daysAhead = { moved: 17, cancelled: 19 };

/** Buys a seat of the n-th coach of a day's list, and continues on a narrow phone without scripts. */
const buy = (browser: Browser, baseURL: string, day: keyof typeof daysAhead, coach: number) =>
  buyElsewhere(
    browser,
    { address: searchAddress(daysAhead[day]), coach, at: -1 },
    { ...narrowWithoutScript, baseURL },
  );

const changed = (kind: string, was: string, became: string) => `
  insert into trip_change (trip_id, change_no, kind, was, became, reason, made_by, made_by_name)
  select trip_id, 1, '${kind}', '${was}', '${became}', 'traffic', 'journey', 'Journey' from changed`;

/** Delays a booking's coach by ninety minutes, as its company's desk does. */
const moveTrip = (pnr: string) =>
  askDatabase(
    `with changed as (update trip set delay_minutes = 90, version = version + 1
       where trip_id = (select trip_id from booking where pnr = $1) returning trip_id)
     ${changed('delay', '{"delayMinutes": 0}', '{"delayMinutes": 90}')}`,
    [pnr],
  );

/** Cancels a booking's trip as its company does; the outcome of each booking is announced. */
const cancelTrip = (pnr: string) =>
  askDatabase(
    `with changed as (update trip set state = 'cancelled', version = version + 1
       where trip_id = (select trip_id from booking where pnr = $1) returning trip_id),
     told as (insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
       select b.trip_id, gen_random_uuid(), 'booking-called-off', 'booking-called-off:' || b.booking_id,
         jsonb_build_object('bookingId', b.booking_id)
       from booking b join changed on changed.trip_id = b.trip_id where b.state = 'confirmed')
     ${changed('cancel', '{"cancelled": false}', '{"cancelled": true}')}`,
    [pnr],
  );

const choose = async (page: Page, pnr: string, link: RegExp): Promise<void> => {
  await page.goto(`/ticket/${pnr}`);
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another coach, or your money');
  await expectFitsPhone(page);
};

test('a moved trip: one goes on in another coach, one takes the money, one comes too late for a seat', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  test.slow();
  const at = baseURL ?? '';
  const goes = await buy(browser, at, 'moved', 0);
  const takes = await buy(browser, at, 'moved', 0);
  await moveTrip(goes.pnr);

  await choose(goes.page, goes.pnr, /^Take another coach free of charge$/);
  await expect(goes.page.getByText(/Your ticket is valid until you choose/)).toBeVisible();
  const offer = goes.page.getByRole('article').first();
  // A stranger takes the offered seat between viewing and pressing.
  const seatNo = (await offer.getByText(/^Your seat:/).innerText()).replace('Your seat: ', '');
  const tripId = (await offer.locator('input[name="to"]').inputValue()).split(':')[0] ?? '';
  await askDatabase(
    `with touch as (insert into trip_touch (trip_id) values ($1))
     update trip_seat set state = 'held', booking_id = gen_random_uuid(), expires_at = now() + interval '2 minutes',
       version = version + 1 where trip_id = $1 and seat_no = $2`,
    [tripId, seatNo],
  );
  await offer.getByRole('button', { name: 'Go with this coach' }).click();
  await expect(goes.page.getByText(`Seat ${seatNo} has just been taken.`)).toBeVisible();
  await askDatabase(
    `update trip_seat set state = 'free', booking_id = null, expires_at = null, version = version + 1
     where trip_id = $1 and seat_no = $2`,
    [tripId, seatNo],
  );
  await goes.page.goto(`/ticket/${goes.pnr}`);
  await expect(goes.page.getByText('Valid', { exact: true }).first()).toBeVisible();

  await choose(goes.page, goes.pnr, /^Take another coach free of charge$/);
  await goes.page.getByRole('article').first().getByRole('button', { name: 'Go with this coach' }).click();
  await expect(goes.page.getByText('Your ticket is ready')).toBeVisible();
  const newPnr = new URL(goes.page.url()).pathname.split('/').at(-1) ?? '';
  expect(newPnr).not.toBe(goes.pnr);
  await readMessage(goes.page, at, goes.phone, new RegExp(`Poth ticket ${newPnr.slice(0, 5)}`));
  await goes.page.goto(`/bn/ticket/${goes.pnr}`);
  await expect(goes.page.getByText(/এই টাকায় অন্য বাসে আপনার সিট কেনা হয়েছে/)).toBeVisible();
  await goes.page.goto(`/bn/ticket/${goes.pnr}/another-coach`);
  await expect(goes.page.getByRole('link', { name: 'নতুন টিকিট দেখুন' })).toBeVisible();
  await expectFitsPhone(goes.page);

  await choose(takes.page, takes.pnr, /^Take another coach free of charge$/);
  await takes.page.getByRole('link', { name: 'Cancel and get everything back' }).click();
  await takes.page.getByRole('checkbox', { name: /I have read/ }).check();
  await takes.page.locator('button[value="cancel"]').click();
  await expect(takes.page).toHaveURL(/cancelled=1/);
});

test('a cancelled trip: the money waits for the choice, goes on with one and back to the other', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  test.slow();
  const at = baseURL ?? '';
  const goes = await buy(browser, at, 'cancelled', 1);
  const takes = await buy(browser, at, 'cancelled', 1);
  await cancelTrip(goes.pnr);
  await readMessage(goes.page, at, goes.phone, /another coach free of charge, or your money, by/);

  await goes.page.goto(`/ticket/${goes.pnr}/cancel`);
  await expect(goes.page.getByText(/has cancelled this trip\..* All that you paid comes back/)).toBeVisible();
  await expectFitsPhone(goes.page);
  await goes.page.setViewportSize({ width: 640, height: 360 });
  await goes.page.goto(`/ticket/${goes.pnr}`);
  const ways = goes.page.locator('.alert a');
  await expect(ways).toHaveText(['Take another coach free of charge, or your money', 'Find another coach']);
  const [one, next] = [await ways.first().boundingBox(), await ways.last().boundingBox()];
  expect(
    (next?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0),
    'links side by side stand apart',
  ).toBeGreaterThan(7);
  await choose(goes.page, goes.pnr, /^Take another coach free of charge, or your money$/);
  await expect(
    goes.page.getByText(/If you choose nothing, all that you paid goes back by itself/),
  ).toBeVisible();
  await goes.page.getByRole('article').first().getByRole('button', { name: 'Go with this coach' }).click();
  await expect(goes.page.getByText('Your ticket is ready')).toBeVisible();
  const newPath = new URL(goes.page.url()).pathname;
  await goes.page.goto(`/ticket/${goes.pnr}`);
  await expect(goes.page.getByText('Paid for another coach')).toBeVisible();
  await goes.page.getByRole('link', { name: 'Receipt' }).click();
  await expect(goes.page.getByText(/· paid for PNR \w{5} \w{5}$/)).toBeVisible();
  await goes.page.goto(`/ticket/${goes.pnr}`);
  await goes.page.getByRole('link', { name: 'See the new ticket' }).click();
  await expect(goes.page).toHaveURL(newPath);

  await readMessage(takes.page, at, takes.phone, /another coach free of charge, or your money, by/);
  await takes.page.goto(`/bn/ticket/${takes.pnr}`);
  await takes.page.getByRole('link', { name: 'বিনা খরচে অন্য বাস বা টাকা নিন' }).click();
  const money = takes.page.getByRole('button', { name: 'এখনই টাকা ফেরত পাঠান' });
  await expect(money).toBeVisible();
  await expectFitsPhone(takes.page);
  await money.click();
  await expect(takes.page.getByText(/টাকাটি রাখা আছে/)).toHaveCount(0);
  await expect(async () => {
    await takes.page.reload();
    const refunds = takes.page.getByRole('region', { name: 'আপনার টাকা ফেরতের খবর' });
    await expect(refunds.locator('[data-reached="true"]').nth(1)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});
