import type { Page } from '@playwright/test';
import { tabTo } from '../keyboard-steps.ts';
import { expectFitsPhone, expectAccessibleOnPhone, narrowWithoutScript } from '../looks.ts';
import { signUp } from '../newcomer.ts';
import { askForCode, enterCode, newsCode } from '../number-proof.ts';
import { askDatabase } from '../sales-agent.ts';
import { dayAhead, newPhone, readMessage, searchAddress } from '../traveller.ts';
import { expect, test } from '../test.ts';

/** Day whose fares no other journey looks at. */
const ownDay = 21;
const road = (days: number): string => `/notify/dhaka/bogura/${dayAhead(days)}`;
const price = (page: Page) => page.locator('input[name="mostTaka"]');
const wrongPrice = 'Type an amount in taka, for example 650.';

/** Sets the fare of a day's first coach, as its company's desk could; wishes are checked again at once. */
const sellFrom = (days: number, farePaisa: number) =>
  askDatabase(
    `with first as (select f.trip_id, f.from_stop_no, f.to_stop_no from trip_fare f
         where f.from_place_id = 'dhaka' and f.to_place_id = 'bogura'
           and (f.departs_at at time zone 'Asia/Dhaka')::date = $1::date order by f.departs_at, f.trip_id limit 1),
       fare as (update trip_fare f set fare_paisa = $2, class_fares_paisa = null from first
         where f.trip_id = first.trip_id and f.from_stop_no = first.from_stop_no and f.to_stop_no = first.to_stop_no),
       changed as (update trip set version = version + 1 where trip_id = (select trip_id from first)),
       wishes as (update notify_wish set looked_at = null where date = $1::date)
     insert into trip_touch (trip_id) select trip_id from first`,
    [dayAhead(days), farePaisa],
  );

test('a price below a wish is told once by SMS, and its link leads to the seat', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const at = baseURL ?? '';
  await page.goto(searchAddress(ownDay));
  await page.getByRole('link', { name: 'Tell me by SMS of a sale or a price' }).click();
  await expect(page).toHaveURL(road(ownDay));
  await expect(page.getByText(/^Seats cost from ৳[\d,]+ now\.$/)).toBeVisible();
  await expectAccessibleOnPhone(page);

  // An invalid price is reported at its field before any SMS is sent, and the number stays.
  const phone = newPhone();
  await price(page).fill('cheap');
  await page.locator('input[name="phone"]').fill(phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(wrongPrice)).toBeVisible();
  await expect(price(page)).toBeFocused();
  await expect(price(page)).toHaveValue('cheap');
  await expect(page.locator('input[name="phone"]')).toHaveValue(phone);
  await price(page).fill('৳১৫০');
  await askForCode(page, phone);
  // Made invalid after the code has arrived: reported there too, and the code is not used up.
  await price(page).fill('');
  const code = await newsCode(page, at, phone);
  await enterCode(page, code);
  await expect(page.getByText(wrongPrice)).toBeVisible();
  await price(page).fill('৳১৫০');
  await enterCode(page, '000000');
  await expect(page.getByText(/The code is not right/)).toBeVisible();
  await expect(price(page)).toHaveValue('৳১৫০');
  await enterCode(page, code);
  await expect(page.getByRole('heading', { name: 'You will be told' })).toBeVisible();
  await expect(page.getByText('One SMS, when a seat costs ৳150 or less.')).toBeVisible();
  await expectFitsPhone(page);

  await sellFrom(ownDay, 10_000);
  const sms = await readMessage(page, at, phone, /has seats from Tk 1\d\d:/, 60_000);
  const link = /http\S+/.exec(sms)?.[0] ?? '';
  const wish = page.url();
  await page.goto(link);
  await expect(
    page
      .locator('article[id^="trip-"]')
      .filter({ hasText: /৳1\d\d(?!\d|,)/ })
      .first(),
  ).toBeVisible();
  // Told once: the wish's page says so and leads on.
  await page.goto(wish);
  await expect(page.getByText(/There is nothing to tell any more/)).toBeVisible();
  await expectFitsPhone(page);
  await page.locator('main').getByRole('link', { name: 'Search buses' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('in Bangla at a desk, by keyboard alone, a date that is not on sale yet is wished for, and the wish is ended by its page', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/bn${road(100)}`);
  await expect(page.getByText('এই তারিখে এখন কোনো সিট কেনা যাচ্ছে না।')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'এই তারিখের সিট কেনা যাচ্ছে' })).toBeChecked();
  const phone = newPhone();
  await tabTo(page, /^মোবাইল নম্বর/);
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('এসএমএসের কোড');
  await expect(code).toBeFocused();
  // Typed as in the SMS: in Bangla digits.
  await page.keyboard.type(await newsCode(page, baseURL ?? '', phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bn\/n\//);
  await expect(page.getByText('এই তারিখের সিট কেনা গেলে একটি এসএমএস যাবে।')).toBeVisible();
  // A second tab: pressing there after the wish has ended also reports that it is over.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await tabTo(page, /^জানানোর দরকার নেই$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/আর জানানোর কিছু নেই/)).toBeVisible();
  await other.getByRole('button', { name: 'জানানোর দরকার নেই' }).click();
  await expect(other.getByText(/আর জানানোর কিছু নেই/)).toBeVisible();
  await expect(other.locator('main').getByRole('link', { name: 'বাস খুঁজুন' })).toBeVisible();
});

test('who is logged in with a number needs no code', async ({ page }) => {
  const email = await signUp(page, 'Rahima Khatun', '/faqs');
  await askDatabase('update auth_user set phone = $2 where email = $1', [email, `+88${newPhone()}`]);
  await page.goto(road(ownDay));
  await expect(page.getByText(/^The message goes to the number of your account/)).toBeVisible();
  await price(page).fill('0');
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText(wrongPrice)).toBeVisible();
  await price(page).fill('50');
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText('One SMS, when a seat costs ৳50 or less.')).toBeVisible();
});

test('it ends badly, without a script: no price, a number that is short, and a code that is too old', async ({
  browser,
  baseURL,
}) => {
  const at = baseURL ?? '';
  const page = await (await browser.newContext({ ...narrowWithoutScript, baseURL: at })).newPage();
  await page.goto(road(ownDay));
  await price(page).fill('cheap');
  await page.locator('input[name="phone"]').fill('0171');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(wrongPrice)).toBeVisible();
  await expect(page.locator('input[name="phone"]')).toHaveValue('0171');
  await price(page).fill('60');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(/7 digits short/)).toBeVisible();
  await expect(price(page)).toHaveValue('60');
  const phone = await askForCode(page);
  const first = await newsCode(page, at, phone);
  await askDatabase(`update phone_code set expires_at = now() - interval '1 second' where phone = $1`, [
    `+88${phone}`,
  ]);
  await enterCode(page, first);
  await expect(page.getByText('This code is no longer good. Ask for a new one.')).toBeVisible();
  await expect(price(page)).toHaveValue('60');
  await expectFitsPhone(page);
  await page.context().close();
});
