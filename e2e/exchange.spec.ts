import type { Browser, Page } from '@playwright/test';
import { buyElsewhere } from './checkout-steps.ts';
import { expectFitsPhone, narrowWithoutScript } from './looks.ts';
import { askDatabase } from './sales-agent.ts';
import { expect, test } from './test.ts';
import { dayAhead, readMessage, searchAddress } from './traveller.ts';

// In sequence: each test sets the fares of a whole company, which may run another test's coach.
test.describe.configure({ mode: 'default' });

/** Days that no other journey uses: seats are bought on one, and become cheaper on the other. */
const daysAhead = { bought: 13, wanted: 14 };

/** Buys a seat of the n-th coach of the list, and continues on a narrow phone without scripts. */
const buy = (browser: Browser, baseURL: string, coach: number) =>
  buyElsewhere(
    browser,
    { address: searchAddress(daysAhead.bought), coach, at: -1 },
    { ...narrowWithoutScript, baseURL },
  );

/**
 * Sets the fare between the places of a booking, on its company's coaches of the other day, relative to the fare that
 * was paid.
 */
const setFaresBeside = (pnr: string, differencePaisa: number) =>
  askDatabase(
    `update trip_fare f set fare_paisa = b.fare_paisa + $2::bigint, class_fares_paisa = null
     from booking b join trip_fare was on was.trip_id = b.trip_id and was.from_stop_no = b.from_stop_no
         and was.to_stop_no = b.to_stop_no
       join trip t on t.operator_id = b.operator_id
     where b.pnr = $1 and t.trip_id = f.trip_id and t.trip_id <> b.trip_id and f.from_place_id = was.from_place_id
       and f.to_place_id = was.to_place_id and (f.departs_at at time zone 'Asia/Dhaka')::date = $3::date`,
    [pnr, differencePaisa, dayAhead(daysAhead.wanted)],
  );

/** Opens the change of trip from the ticket and asks for the coaches of the other day. */
const askForDay = async (page: Page, pnr: string, words: { link: string; date: RegExp; look: string }) => {
  await page.goto(`${words.link === 'Change trip' ? '' : '/bn'}/ticket/${pnr}`);
  await page.getByRole('link', { name: words.link }).click();
  await page.getByLabel(words.date).fill(dayAhead(daysAhead.wanted));
  await page.getByRole('button', { name: words.look }).click();
  await expect(page).toHaveURL(/[?&]date=/);
  await page.waitForLoadState();
  await expectFitsPhone(page);
};

test('another trip on another day: what comes back is said before, the old ticket is void and the new one is there', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  test.slow();
  const at = baseURL ?? '';
  const { pnr, phone, page } = await buy(browser, at, 0);
  await setFaresBeside(pnr, -12_000);
  await askForDay(page, pnr, {
    link: 'Change trip',
    date: /Date you want to travel/,
    look: 'Show coaches',
  });
  const offer = page.getByRole('article').first();
  await expect(offer).toContainText('You get ৳100 back');
  await offer.getByRole('link', { name: 'See what changes' }).click();
  await expect(page.getByText('Comes back to you')).toBeVisible();
  await expect(page.getByText(/at least 5% of its fare is kept/)).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('button', { name: /Change trip.*You get ৳100 back/ }).click();

  await expect(page).toHaveURL(/\/ticket\/\w+\?new=1$/);
  const newPnr = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(newPnr).not.toBe(pnr);
  await expect(page.getByText('Your ticket is ready')).toBeVisible();
  await expect(page.getByText('Nasrin Akter').first()).toBeVisible();
  await readMessage(page, at, phone, /this ticket is void, you travel with PNR/);
  await page.goto(`/ticket/${pnr}/change-trip`);
  await expect(page.getByText(/You have changed to another trip/)).toBeVisible();
  await page.getByRole('link', { name: 'See the new ticket' }).click();
  await expect(page).toHaveURL(new RegExp(`/ticket/${newPnr}$`));
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText('You have changed to another coach.')).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'See the new ticket' }).click();
  await expect(page).toHaveURL(new RegExp(`/ticket/${newPnr}$`));
});

test('it ends badly: the coach becomes dearer before the button is pressed, nothing is taken, and the ticket stays valid', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  test.slow();
  const { pnr, page } = await buy(browser, baseURL ?? '', 1);
  await setFaresBeside(pnr, -12_000);
  await askForDay(page, pnr, { link: 'যাত্রা বদলান', date: /যে তারিখে যেতে চান/, look: 'বাস দেখান' });
  await page.getByRole('article').first().getByRole('link', { name: 'কী বদলাবে দেখুন' }).click();
  const go = page.getByRole('button', { name: /যাত্রা বদলান.*ফেরত পাবেন/ });
  await expect(go).toContainText('৳১০০');
  await setFaresBeside(pnr, -5_000);
  await go.click();
  await expect(page.getByText(/ফেরতের টাকা বদলে গেছে: এখন ৳৩০/)).toBeVisible();
  await expectFitsPhone(page);
  // The page shows the new amount; before it is pressed, the coach becomes dearer than what was paid.
  await setFaresBeside(pnr, 1_000);
  await page.getByRole('button', { name: /যাত্রা বদলান.*৳৩০/ }).click();
  await expect(page.getByText(/ওই বাসে আর যাওয়া যাবে না/).first()).toBeVisible();
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText('Nasrin Akter').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change trip' })).toBeVisible();
});

test('a dearer coach: only the difference is paid, the old ticket is valid until then and void afterwards', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  test.slow();
  const at = baseURL ?? '';
  const { pnr, phone, page } = await buy(browser, at, 2);
  await setFaresBeside(pnr, 23_000);
  await askForDay(page, pnr, {
    link: 'Change trip',
    date: /Date you want to travel/,
    look: 'Show coaches',
  });
  const offer = page.getByRole('article').first();
  await expect(offer).toContainText('Pay ৳250 more');
  await offer.getByRole('link', { name: 'See what changes' }).click();
  await expect(page.getByText('Fee for changing')).toBeVisible();
  await expectFitsPhone(page);
  await page.getByRole('button', { name: /Change trip.*Pay ৳250 more/ }).click();

  await expect(page.getByText('Paid with your old ticket')).toBeAttached();
  await expect(page.getByRole('button', { name: /Proceed to Pay.*৳250/ })).toBeVisible();
  await expectFitsPhone(page);
  await page.goto(`/ticket/${pnr}/cancel`);
  await expect(page.getByText(/You are changing this ticket to another trip/)).toBeVisible();
  await page.goto(`/ticket/${pnr}/change-trip`);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'Go on to the payment' }).click();
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /Proceed to Pay.*৳250/ }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Return to merchant' }).click();
  await expect(page.getByText('Your ticket is ready')).toBeVisible({ timeout: 20_000 });
  const newPnr = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(newPnr).not.toBe(pnr);
  await readMessage(page, at, phone, /this ticket is void, you travel with PNR/);
});

test('it ends badly: the payment of the difference fails, the traveller keeps the old ticket, and it still works', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  test.slow();
  const { pnr, page } = await buy(browser, baseURL ?? '', 3);
  await setFaresBeside(pnr, 23_000);
  await askForDay(page, pnr, { link: 'যাত্রা বদলান', date: /যে তারিখে যেতে চান/, look: 'বাস দেখান' });
  await page.getByRole('article').first().getByRole('link', { name: 'কী বদলাবে দেখুন' }).click();
  await page.getByRole('button', { name: /যাত্রা বদলান.*আরও ৳২৫০ দিন/ }).click();
  await expect(page.getByText('পুরোনো টিকিট থেকে')).toBeAttached();
  await expectFitsPhone(page);
  await page.getByRole('checkbox', { name: /শর্তাবলি/ }).check();
  await page.getByRole('button', { name: /পেমেন্টে যান.*৳২৫০/ }).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('button', { name: 'Return to merchant' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await page.goto(`/ticket/${pnr}/change-trip`);
  await expect(page.getByText(/Until then this ticket is valid/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep this ticket' }).click();
  await expect(page).toHaveURL(new RegExp(`/ticket/${pnr}$`));
  await expect(page.getByText('Nasrin Akter').first()).toBeVisible();
  await page.getByRole('link', { name: 'Cancel Ticket' }).click();
  await expect(page.getByText('Back to you').first()).toBeVisible();
});
