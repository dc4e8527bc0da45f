import type { Browser } from '@playwright/test';
import { becomeAdmin } from '../become-admin.ts';
import { holdFreeSeat, payAtGateway, sendDetails } from '../checkout-steps.ts';
import { expectUsableByEverybody } from '../look-closely.ts';
import { signUp } from '../newcomer.ts';
import { openDesk } from '../open-desk.ts';
import { askDatabase } from '../sales-agent.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { searchAddress } from '../traveller.ts';
import { expect, test } from '../test.ts';

const openDifferences = async (browser: Browser, name: string) => {
  const desk = await openDesk(browser);
  await becomeAdmin(desk, await signUp(desk, name, '/security'));
  await desk.goto('/admin/differences');
  return desk;
};

/** Records a nightly comparison's difference for a ticket's payment: the gateway took another amount. */
const findDifference = async (pnr: string): Promise<string> => {
  const [found] = await askDatabase<{ number: string }>(
    `with day as (insert into gateway_day (day, listed_until, payments, compared, differences, finished_at)
         values (current_date - 1, now(), 1, 1, 1, now()) on conflict (day) do nothing)
     insert into gateway_difference (difference_id, day, trip_id, booking_id, subject, subject_id, kind, gateway, number,
       our_paisa, their_paisa, ours, theirs)
     select gen_random_uuid(), current_date - 1, p.trip_id, p.booking_id, 'payment', p.payment_id, 'other-amount', p.gateway,
       p.tran_id, p.amount_paisa, p.amount_paisa + 1000, 'paid', 'VALID'
     from payment p join booking b using (trip_id, booking_id) where b.pnr = $1 returning number`,
    [pnr],
  );
  return found?.number ?? '';
};

test('a difference of the night is a case: asked about once more, closed with a sentence, and by one admin alone', async ({
  page,
  browser,
}) => {
  test.slow();
  await holdFreeSeat(page, searchAddress(10), 6);
  await sendDetails(page);
  const pnr = await payAtGateway(page);
  const number = await findDifference(pnr);
  const desk = await openDifferences(browser, 'Nadia Islam');
  const own = desk.getByRole('article', { name: 'The amounts differ' }).filter({ hasText: number });
  await expect(own.getByText('open since today')).toBeVisible();
  await expectUsableByEverybody(desk, '/admin/differences');
  await own.getByRole('button', { name: 'Ask the gateway now' }).click();
  await expect(desk.getByText('The gateway was asked.')).toBeVisible();

  const colleague = await openDifferences(browser, 'Shirin Akter');
  const theirs = colleague.getByRole('article', { name: 'The amounts differ' }).filter({ hasText: number });
  await own.getByText('Close the case', { exact: true }).first().click();
  await own.getByLabel('What it was').fill('a fee');
  await own.getByRole('button', { name: 'Close the case' }).click();
  await expect(own.getByText('Say it in at least ten letters.')).toBeVisible();
  await expect(own.getByLabel('What it was')).toHaveValue('a fee');
  await own.getByLabel('What it was').fill('The gateway counted its own fee in; told by telephone.');
  await own.getByRole('button', { name: 'Close the case' }).click();
  await expect(own).toHaveCount(0);
  await theirs.getByText('Close the case', { exact: true }).first().click();
  await theirs.getByLabel('What it was').fill('I have closed it as well.');
  await theirs.getByRole('button', { name: 'Close the case' }).click();
  await expect(colleague.getByRole('alert').first()).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await colleague.goto('/bn/admin/differences?state=closed');
  const closed = colleague.getByRole('article').filter({ hasText: number });
  await expect(closed.getByText(/^বন্ধ করেছেন Nadia Islam/)).toBeVisible();
  await expect(closed.getByText('The gateway counted its own fee in; told by telephone.')).toBeVisible();

  // The payer's own page still tells where the money is.
  await page.goto(`/ticket/${pnr}`);
  await expect(page.getByText('Tasnim Rahman').first()).toBeVisible();
});

test('a statement that is larger than the server reads is refused with what to do, before it is sent', async ({
  browser,
}) => {
  await askDatabase(
    `insert into gateway_day (day, listed_until, payments, compared, differences, finished_at)
     values (current_date - 1, now(), 0, 0, 0, now()) on conflict (day) do nothing`,
    [],
  );
  const desk = await openDifferences(browser, 'Karim Sheikh');
  const send = desk.getByRole('button', { name: 'Compare it' });
  await scriptHasComeTo(send);
  const line = 'T1,470,VALID,2026-11-28 10:15:00,BKASH-BKash,a column that is passed over\n';
  const buffer = Buffer.from(`tran_id,amount,status,at,card,note\n${line.repeat(40_000)}`);
  await desk.getByLabel('CSV file').setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer });
  await send.click();
  await expect(desk.getByLabel('CSV file')).toHaveAccessibleDescription(/The file is larger than 2 MB/);
  await expect(desk.getByText('No answer came')).toHaveCount(0);
});

test('who is no admin, and an admin without the second factor, come to no difference', async ({ page }) => {
  await page.goto('/admin/differences');
  await expect(page).toHaveURL(/\/login\?to=%2Fadmin%2Fdifferences$/);
  await signUp(page, 'Sakib Hasan', '/faqs');
  const answer = await page.goto('/bn/admin/differences');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();
});
