import { randomUUID } from 'node:crypto';
import { addDays } from '@poth/domain/dhaka.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { type Dice, oneOf } from '../../server/db/seed/dice.ts';
import { publishTrips } from '../../server/schedule/publish-trips.ts';
import { newPhone } from '../../server/testing/buyer.ts';
import { type Tenure, timed, type TripFacts } from './book.ts';
import { type Browser, Refused } from './browser.ts';
import { anyPortal, type Run, type StagedTrip } from './run.ts';

/** Coach of the company's fleet. */
export type Coach = { coachId: string; coachNumber: string; plan: readonly string[] };

export const plans = {
  'economy-36': seatsOf(seatLayouts['economy-36']),
  'economy-40': seatsOf(seatLayouts['economy-40']),
};

/** Company with a trip on sale, whose owner also sells at the counter. */
export type Company = {
  browser: Browser;
  scheduleId: string;
  counterId: string;
  fleet: readonly Coach[];
  trip: StagedTrip;
  facts: TripFacts;
  /** Kept seats and seats kept for callers, with the form that releases them. */
  kept: { release: [string, string][]; page: string; tenures: Tenure[] }[];
};

/** Consent to any number of bookings and any amount of refunds. */
const agreed: [string, string][] = [
  ['shownBookings', '100000'],
  ['shownPaisa', '100000000000'],
  ['reason', 'operations'],
];
const legNos = [0, 1];

const seatsByChance = (dice: Dice, { facts }: Company): string[] => [
  ...new Set([oneOf(dice, facts.plan), oneOf(dice, facts.plan)]),
];

type Acting = { run: Run; dice: Dice; company: Company };

/** Submits a form through either process; returns the address that it redirects to, and when it was done. */
const send = ({ run, dice, company }: Acting, path: string, fields: [string, string][]) =>
  timed(anyPortal(run, dice), (portal) =>
    company.browser.sendForm(`${portal}${path}`, [...fields, ['key', randomUUID()]]),
  );

/** Sells seats at the counter, or keeps them for a caller. */
const sellAtCounter = async (acting: Acting, way: 'cash' | 'phone'): Promise<void> => {
  const { run, dice, company } = acting;
  const seatNos = seatsByChance(dice, company);
  const { tripId } = company.trip;
  const fields: [string, string][] = [
    ['intent', 'sell'],
    ['trip', tripId],
    ['leg', '0-2'],
    ['seats', seatNos.join(' ')],
    ['name', 'Nasrin Akter'],
    ['phone', newPhone()],
    ['way', way],
    ['until', String(Date.now() + 3_600_000)],
  ];
  const { answer, at } = await send(acting, '/counter', fields);
  const begun = run.book.begin({ tripId, seatNos, legNos }, way === 'cash' ? 'sold' : 'held', at);
  if (answer === undefined) return run.book.end(begun, at);
  if (way === 'cash') return;
  const pnr = new URL(answer, 'http://localhost').searchParams.get('sold');
  const { rows } = await run.pool.query<{ booking: string }>(
    'select booking_id as booking from booking where trip_id = $1 and pnr = $2',
    [tripId, pnr],
  );
  const release: [string, string][] = [
    ['intent', 'release'],
    ['trip', tripId],
    ['booking', rows[0]?.booking ?? ''],
  ];
  company.kept.push({ release, page: '/counter', tenures: begun });
};

const keepSeats = async (acting: Acting): Promise<void> => {
  const { run, dice, company } = acting;
  const seatNos = seatsByChance(dice, company);
  const { tripId } = company.trip;
  const fields: [string, string][] = [
    ['intent', 'keep'],
    ...seatNos.map((seatNo): [string, string] => ['seat', seatNo]),
    ['keptFor', 'counter'],
    ['until', ''],
    ['from', '0'],
    ['to', '2'],
  ];
  const page = `/buses/${tripId}`;
  const { answer, at } = await send(acting, page, fields);
  const begun = run.book.begin({ tripId, seatNos, legNos }, 'sold', at);
  if (answer === undefined) return run.book.end(begun, at);
  const { rows } = await run.pool.query<{ block: string }>(
    `select booking_id as block from trip_seat where trip_id = $1 and seat_no = $2 and state = 'blocked' limit 1`,
    [tripId, seatNos[0]],
  );
  const release: [string, string][] = [
    ['intent', 'release'],
    ['blockId', rows[0]?.block ?? ''],
  ];
  company.kept.push({ release, page, tenures: begun });
};

const releaseKept = async (acting: Acting): Promise<void> => {
  const kept = acting.company.kept.shift();
  if (!kept) return;
  const { at } = await send(acting, kept.page, kept.release);
  acting.run.book.end(kept.tenures, at);
};

const delay = async (acting: Acting): Promise<void> => {
  const { run, company, dice } = acting;
  const delayMinutes = oneOf(
    dice,
    [0, 10, 20, 30, 40].filter((minutes) => minutes !== company.facts.delayMinutes),
  );
  const fields: [string, string][] = [['do', 'delay'], ['minutes', String(delayMinutes)], ...agreed];
  const { tripId } = company.trip;
  const { at } = await send(acting, `/buses/${tripId}`, fields);
  company.facts = { ...company.facts, delayMinutes };
  run.book.change(tripId, company.facts, at);
};

/** Assigns another coach to the trip: holds on seats that it lacks are ended; sold ones make the portal refuse. */
const changeCoach = async (acting: Acting): Promise<void> => {
  const { run, company, dice } = acting;
  const { coachId, coachNumber, plan } = oneOf(
    dice,
    company.fleet.filter((coach) => coach.coachNumber !== company.facts.coachNumber),
  );
  const { tripId } = company.trip;
  const fields: [string, string][] = [['do', 'coach'], ['coach', coachId], ...agreed];
  const { at } = await send(acting, `/buses/${tripId}`, fields);
  const gone = company.facts.plan.filter((seatNo) => !plan.includes(seatNo));
  run.book.cut({ tripId, at, seatNos: gone });
  company.facts = { ...company.facts, coachNumber, plan };
  run.book.change(tripId, company.facts, at);
};

/** Puts the company's trip of a day on sale, as a third process does. */
export const putOnSale = async (run: Run, company: Company): Promise<void> => {
  const { scheduleId, trip, fleet } = company;
  const [first] = fleet;
  const { at } = await timed('neither', () =>
    publishTrips({ db: run.db })([trip.date], undefined, scheduleId),
  );
  const { rows } = await run.pool.query<{ trip: string }>(
    'select trip_id as trip from trip where schedule_id = $1 and service_date = $2',
    [scheduleId, trip.date],
  );
  trip.tripId = rows[0]?.trip ?? '';
  company.facts = { coachNumber: first!.coachNumber, delayMinutes: 0, plan: first!.plan };
  company.kept = [];
  run.book.change(trip.tripId, company.facts, at);
  run.trips.push(trip);
};

/** Cancels the trip, and puts the next day's on sale. */
const cancelTrip = async (acting: Acting): Promise<void> => {
  const { run, company } = acting;
  const { trip } = company;
  trip.isOver = true;
  try {
    const fields: [string, string][] = [['do', 'cancel'], ...agreed];
    const { at } = await send(acting, `/buses/${trip.tripId}`, fields);
    run.book.change(trip.tripId, undefined, at);
    run.book.cut({ tripId: trip.tripId, at, seatNos: 'all' });
  } catch (thrown) {
    trip.isOver = !(thrown instanceof Refused);
    throw thrown;
  }
  company.trip = { tripId: '', date: addDays(trip.date, 1), isOver: false, isQuiet: false };
  await putOnSale(run, company);
};

export const openShift = async (run: Run, dice: Dice, company: Company): Promise<void> => {
  await send({ run, dice, company }, '/counter', [
    ['intent', 'open-shift'],
    ['counter', company.counterId],
    ['amount', '500'],
  ]);
};

/** Makes a random act of the company. */
export const actAsCompany = async (run: Run, company: Company, dice: Dice): Promise<void> => {
  const [acting, chance] = [{ run, dice, company }, dice()];
  if (chance < 0.12) return sellAtCounter(acting, 'cash');
  if (chance < 0.28) return sellAtCounter(acting, 'phone');
  if (chance < 0.45) return keepSeats(acting);
  if (chance < 0.75) return releaseKept(acting);
  if (chance < 0.85) return delay(acting);
  if (chance < 0.96) return changeCoach(acting);
  return cancelTrip(acting);
};
