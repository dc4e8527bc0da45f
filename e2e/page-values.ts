import { expect, type Page, test } from '@playwright/test';
import { dhakaTodayInSql } from '../server/db/clock.ts';
import { becomeAdmin, becomeSupport } from './become-admin.ts';
import { holdFreeSeat, payAtGateway, sendDetails } from './checkout-steps.ts';
import type { VisitorName } from './every-page.ts';
import { signUp } from './newcomer.ts';
import { askDatabase, openNextCoach, openShift, joinStaff } from './sales-agent.ts';
import { setUpFactor } from './second-factor.ts';
import { dayAhead, newPhone, searchAddress } from './traveller.ts';
import { openRoom, roomStep } from './waiting-room.ts';
import { waitlistStep } from './waitlist.ts';

/** Values of the parameters in addresses that a visitor has. */
export type PageValues = Readonly<Record<string, string>>;

const one = async (statement: string, values: unknown[] = []): Promise<Record<string, string>> => {
  const [row] = await askDatabase<Record<string, string>>(statement, values);
  expect(row, statement).toBeDefined();
  return row ?? {};
};

/** Holds a free seat of a coach and goes on to its checkout: two parallel workers start at opposite ends of the map. */
const holdSeat = (page: Page, daysAhead: number): Promise<string> =>
  holdFreeSeat(page, searchAddress(daysAhead), 1, test.info().parallelIndex === 0 ? 0 : -1);
const goToPay = async (page: Page): Promise<void> => {
  await sendDetails(page, { name: 'Nasrin Akter' });
  await expect(page).toHaveTitle(/Sandbox/);
};

/** Makes the visitor a buyer with an account: a ticket, a pending payment, and seats at the checkout. */
const becomeBuyer = async (page: Page): Promise<PageValues> => {
  const email = await signUp(page, 'Nasrin Akter', '/routes');
  await holdSeat(page, 5);
  await goToPay(page);
  const pnr = await payAtGateway(page);
  await page.goto(`/ticket/${pnr}/share`);
  await page.locator('button[name="intent"][value="share"]').click();
  await expect(page.locator('button[name="intent"][value="withdraw"]')).toBeVisible();
  const [, token = ''] = /shared-trip\/([\w.-]+)/.exec(await page.content()) ?? [];
  await holdSeat(page, 6);
  await goToPay(page);
  const { tranId = '' } = await one(
    `select p.tran_id as "tranId" from payment p join account_booking a using (trip_id, booking_id)
       join auth_user u on u.id = a.user_id where u.email = $1 order by p.created_at desc limit 1`,
    [email],
  );
  await holdSeat(page, 7);
  const [tripId = '', bookingId = ''] = new URL(page.url()).pathname.split('/').slice(-2);
  const { leg = '' } = await one(
    `select from_stop_no || '-' || to_stop_no as leg from booking where booking_id = $1`,
    [bookingId],
  );
  return { email, pnr, token, tranId, tripId, leg, bookingId };
};

/**
 * Makes the visitor the owner of the demonstration's largest company without one, with a seat plan, a statement, and a
 * seat sold at the counter.
 */
const becomeOwner = async (page: Page): Promise<PageValues> => {
  const email = await signUp(page, 'Karim Sheikh', '/routes', 'Bus Provider');
  const values = await one(
    `select o.operator_id as "operatorId", c.coach_id as "coachId", s.route_id as "routeId",
       s.schedule_id as "scheduleId", gen_random_uuid() as "planId", gen_random_uuid() as "settlementId"
     from operator o join coach c using (operator_id) join schedule s using (coach_id)
     where not exists (select from operator_member m where m.operator_id = o.operator_id and m.role = 'owner')
     order by (select count(*) from coach of where of.operator_id = o.operator_id) desc, c.coach_number limit 1`,
  );
  await askDatabase(
    `insert into operator_member (user_id, operator_id, role) select id, $2, 'owner' from auth_user where email = $1`,
    [email, values.operatorId],
  );
  await setUpFactor(page);
  await askDatabase(
    `insert into seat_plan (operator_id, plan_id, name, layout)
     select operator_id, $2, 'Our 40 seats', layout from coach where coach_id = $1`,
    [values.coachId, values.planId],
  );
  await askDatabase(
    `insert into settlement (operator_id, settlement_no, settlement_id, from_date, until_date, state, trip_count,
       payable_paisa, cash_paisa, commission_paisa, carried_in_paisa, due_paisa, prepared_by)
     select $1, coalesce(max(settlement_no), 0) + 1, $2, ${dhakaTodayInSql} - 1, ${dhakaTodayInSql} - 1, 'draft', 0, 0, 0, 0, 0, 0, $3
     from settlement where operator_id = $1`,
    [values.operatorId, values.settlementId, email],
  );
  await page.goto(`/schedules/${values.scheduleId}`);
  await page.locator('input[name="reportingMinutes"]').fill('35');
  await page.locator('button[name="intent"][value="preview"]').click();
  await expect(page).toHaveURL(/\/preview$/);
  await openShift(page);
  const { tripId, seats } = await openNextCoach(page);
  await page.getByLabel('Seats', { exact: true }).fill(seats[0] ?? '');
  await page.getByLabel('Passenger’s name').fill('Rahim Uddin');
  await page.getByLabel('Mobile number', { exact: true }).fill(newPhone());
  await page.getByRole('button', { name: /^Sell for/ }).click();
  await expect(page).toHaveURL(/sold=/);
  const { pnr = '' } = await one(
    'select pnr from booking where trip_id = $1 order by created_at desc limit 1',
    [tripId],
  );
  return { ...values, email, tripId, pnr };
};

/** Leaves the company of an owner for another test; their own pages are over with that. */
export const leaveCompany = (email: string): Promise<unknown> =>
  askDatabase(
    `delete from operator_member m using auth_user u where u.id = m.user_id and u.email = $1 and m.role = 'owner'`,
    [email],
  );

/** Makes the visitor an admin with a promo code, and finds one of everything else in the demonstration. */
const becomeTheAdmin = async (page: Page): Promise<PageValues> => {
  const email = await signUp(page, 'Nadia Islam', '/security');
  await becomeAdmin(page, email);
  const code = `TRY${crypto.randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`;
  return one(
    `with new_promo as (
       insert into promo (promo_id, code, name_en, name_bn, terms, reach, valid_from, valid_until, most_uses, uses_per_phone)
       values (gen_random_uuid(), $2, 'Ten off', 'দশ ছাড়', '{"kind":"percent","basisPoints":1000,"mostPaisa":10000,"leastFarePaisa":0}',
         '{"departsFrom":null,"departsUntil":null,"routes":[],"operatorIds":[],"coachTypes":[]}', ${dhakaTodayInSql}, ${dhakaTodayInSql} + 30, 100, 1) returning promo_id),
     draft as (
       insert into settlement (operator_id, settlement_no, settlement_id, from_date, until_date, state, trip_count,
         payable_paisa, cash_paisa, commission_paisa, carried_in_paisa, due_paisa, prepared_by)
       select o.operator_id, coalesce((select max(settlement_no) from settlement s where s.operator_id = o.operator_id), 0) + 1,
         gen_random_uuid(), ${dhakaTodayInSql} - 1, ${dhakaTodayInSql} - 1, 'draft', 0, 0, 0, 0, 0, 0, $1
       from operator o where slug = 'desh-travels' returning settlement_id)
     select b.pnr, b.operator_id as "operatorId", u.id as "userId", new_promo.promo_id as "promoId", 'dhaka' as "placeId",
       draft.settlement_id as "settlementId"
     from booking b, auth_user u, new_promo, draft where b.state = 'confirmed' and u.email = $1 limit 1`,
    [email, code],
  );
};

/** Date on which no journey waits for a sale. */
const roomDaysAhead = 60;
/** Leaves the browser without a purchase, and sets up the waiting room of an opening. */
const passBy = async (page: Page): Promise<PageValues> => {
  const roomId = roomStep('set-up', dayAhead(roomDaysAhead));
  await openRoom(page, `/waiting-room/${roomId}`);
  const [place = '', wish = ''] = waitlistStep();
  const road = { from: 'dhaka', to: 'bogura', date: dayAhead(20) };
  return { slug: 'dhaka-to-bogura', company: 'desh-travels', roomId, place, wish, ...road };
};

/** Prepares a browser to open a visitor's pages; signs in at most once. */
export const prepareVisitor: Record<VisitorName, (page: Page) => Promise<PageValues>> = {
  'passer-by': passBy,
  buyer: becomeBuyer,
  founder: async (page) => ({
    email: await signUp(page, 'Karim Sheikh', '/routes', 'Bus Provider'),
  }),
  owner: becomeOwner,
  agent: async (page) => {
    const { email } = await joinStaff(page);
    return { email };
  },
  admin: becomeTheAdmin,
  support: async (page) => {
    await becomeSupport(page, await signUp(page, 'Mitu Akter', '/security'));
    return one(`select pnr from booking where state = 'confirmed' limit 1`);
  },
};
