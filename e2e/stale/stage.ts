import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { sampleTrip } from '../../server/testing/sample-trip.ts';
import { type Browser, openBrowser } from './browser.ts';
import { type Coach, type Company, plans } from './company.ts';
import type { Run } from './run.ts';

const password = 'the road to Naogaon';
const daysAhead = 7;
const Owed = z.looseObject({});

/** Signs an owner up and in, with the second factor passed; proofs that need mails are written into the database. */
const signUpOwner = async ({ portals, pool }: Run, operatorId: string): Promise<Browser> => {
  const [browser, email] = [openBrowser(), `${randomUUID().slice(0, 13)}@example.com`];
  const account = { name: 'Rahima Begum', email, password, accountType: 'busProvider' };
  await browser.post(`${portals[0]}/auth/sign-up`, account, Owed);
  const own = 'select id from auth_user where email = $1';
  await pool.query('update auth_user set email_verified = true, two_factor_enabled = true where email = $1', [
    email,
  ]);
  await pool.query(
    `insert into operator_member (user_id, operator_id, role) select id, $2, 'owner' from auth_user where email = $1`,
    [email, operatorId],
  );
  await pool.query('update auth_user set two_factor_enabled = false where email = $1', [email]);
  await browser.post(`${portals[0]}/auth/sign-in`, { email, password }, Owed);
  await pool.query('update auth_user set two_factor_enabled = true where email = $1', [email]);
  await pool.query(`update auth_session set second_factor = true where user_id = (${own})`, [email]);
  return browser;
};

/** Adds two more coaches to the company: one like the running one, and one with an additional row. */
const buyCoaches = async ({ pool }: Run, operatorId: string, letter: string): Promise<Coach[]> => {
  const wanted = [
    [`${letter}-36`, 'economy-36'],
    [`${letter}-40`, 'economy-40'],
  ] as const;
  const more: Coach[] = [];
  for (const [coachNumber, plan] of wanted) {
    const coachId = randomUUID();
    await pool.query(
      `insert into coach (coach_id, operator_id, coach_number, coach_type, coach_class, layout, facilities)
       values ($1, $2, $3, 'ac', 'economy', $4, '[]')`,
      [coachId, operatorId, coachNumber, JSON.stringify(seatLayouts[plan])],
    );
    more.push({ coachId, coachNumber, plan: plans[plan] });
  }
  return more;
};

/** Founds a company with an owner, a fleet and a schedule; its first trip is not on sale yet. */
export const foundCompany = async (run: Run, letter: string): Promise<Company> => {
  const { pool, db } = run;
  // The previous day's trip is published with the schedule, and plays no part in the run.
  const { tripId, operatorId } = await sampleTrip(db, daysAhead - 1);
  await pool.query('update operator set demonstration = false where operator_id = $1', [operatorId]);
  const { rows } = await pool.query<{ schedule: string; coach: string; counter: string }>(
    `select t.schedule_id as schedule, s.coach_id as coach,
       (select counter_id from counter where operator_id = $2 and place_id = 'dhaka') as counter
     from trip t join schedule s using (schedule_id) where t.trip_id = $1`,
    [tripId, operatorId],
  );
  const [row] = rows;
  if (!row) throw new Error('the sample has no trip');
  const first = { coachId: row.coach, coachNumber: 'DT-4021', plan: plans['economy-36'] };
  return {
    browser: await signUpOwner(run, operatorId),
    scheduleId: row.schedule,
    counterId: row.counter,
    fleet: [first, ...(await buyCoaches(run, operatorId, letter))],
    trip: { tripId: '', date: addDays(dhakaDate(new Date()), daysAhead), isOver: false, isQuiet: false },
    facts: { coachNumber: first.coachNumber, delayMinutes: 0, plan: first.plan },
    kept: [],
  };
};
