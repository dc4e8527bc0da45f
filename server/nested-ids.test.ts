import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { noSchedule } from '@poth/domain/schedule/schedule-typed.ts';
import type { Portal } from './portal.ts';
import { type BusyCompany, cash, customer, makeBusyCompany } from './testing/busy-company.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let mine: BusyCompany;
let theirs: BusyCompany;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  mine = await makeBusyCompany(world);
  theirs = await makeBusyCompany(world);
}, 60_000);
afterAll(() => world.stop());

const key = () => randomUUID();
const reason = 'traffic' as const;
const shown = { bookings: 99, paisa: 99_999_999 };

const sell = ({ counter }: Portal, { actor, tripId }: BusyCompany, points: object) =>
  counter.sellAtCounter(actor, { tripId, ...customer, ...cash, seatNos: ['C1'], key: key(), ...points });
const moveCounter = ({ trip }: Portal, { actor, tripId, counterId }: BusyCompany, ids: object) => {
  const change = { kind: 'counter' as const, stopNo: 0, minutesLater: 0, reason };
  const stays = { counterId, toCounterId: counterId };
  return trip.changeCounter(actor, { tripId, shown, key: key(), change: { ...change, ...stays, ...ids } });
};
const plan = async ({ schedule }: Portal, { actor, coachId, routeId }: BusyCompany, ids: object) => {
  const scheduleId = randomUUID();
  const typed = { ...noSchedule, coachId, routeId, ...ids };
  await schedule.saveSchedule(actor, { scheduleId, typed });
  return schedule.previewSchedule(actor, { scheduleId });
};
const addBus = ({ addBus: { addBus: add } }: Portal, { actor }: BusyCompany, ids: object) =>
  add(actor, {
    key: key(),
    busName: 'Padma',
    busNumber: 'PP-1',
    date: addDays(dhakaDate(new Date()), 3),
    from: 'Dhaka',
    destination: 'Naogaon',
    reportingTime: '10:30 pm',
    departureTime: '11:00 pm',
    fare: '570',
    coachType: 'non-ac',
    seatPlan: 'economy-36',
    ...ids,
  });
const saveRoute = ({ network }: Portal, { actor, lastCounterId }: BusyCompany, counterId: string) => {
  const stop = (placeId: string, km: string, arrives: string, calls: string) => ({
    placeId,
    km,
    arrives,
    departs: '',
    counters: [{ counterId: calls, offset: '' }],
  });
  const stops = [stop('dhaka', '0', '', counterId), stop('naogaon', '245', '6:00', lastCounterId)];
  return network.saveRoute(actor, { routeId: randomUUID(), seenVersion: 0, stops });
};

type Attempt = (portal: Portal, id: string, own: BusyCompany) => unknown;
/** Things of a company that are named in calls about its other things, and such a call. */
const attempts: readonly [string, Exclude<keyof BusyCompany, 'actor'>, Attempt][] = [
  [
    'a coach for a trip',
    'spareCoachId',
    ({ trip }, coachId, { actor, tripId }) =>
      trip.changeCoach(actor, { tripId, shown, key: key(), change: { kind: 'coach', coachId, reason } }),
  ],
  [
    'a coach for a preview',
    'spareCoachId',
    ({ trip }, coachId, { actor, tripId }) =>
      trip.previewChange(actor, { tripId, change: { kind: 'coach', coachId, reason } }),
  ],
  [
    'a counter to move to',
    'counterId',
    (portal, toCounterId, own) => moveCounter(portal, own, { toCounterId }),
  ],
  [
    'a counter to move from',
    'counterId',
    (portal, counterId, own) => moveCounter(portal, own, { counterId }),
  ],
  [
    'kept seats',
    'blockId',
    async ({ trip }, blockId, { actor, tripId }) => {
      await trip.releaseBlock(actor, { tripId, blockId });
      return (await trip.viewTrip(actor, tripId)).blocks.length;
    },
  ],
  [
    'a ticket at the door',
    'ticketId',
    async ({ boarding }, ticketId, { actor, tripId }) => {
      const at = new Date().toISOString();
      const mark = { kind: 'board' as const, scanId: key(), ticketId, way: 'hand' as const, at };
      const { verdicts } = await boarding.markBoarding(actor, { tripId, deviceId: 'door', marks: [mark] });
      return verdicts[0]?.verdict;
    },
  ],
  [
    'a counter for a till',
    'counterId',
    ({ counter }, counterId, { actor }) => counter.openShift(actor, { counterId, floatPaisa: 0 }),
  ],
  ['a boarding point', 'counterId', (portal, id, own) => sell(portal, own, { boardingCounterId: id })],
  ['a dropping point', 'lastCounterId', (portal, id, own) => sell(portal, own, { droppingCounterId: id })],
  [
    'seats kept for a caller, sold',
    'phoneHoldId',
    ({ counter }, bookingId, { actor, tripId }) =>
      counter.collectPhoneHold(actor, { tripId, bookingId, ...cash, key: key() }),
  ],
  [
    'seats kept for a caller, released',
    'phoneHoldId',
    ({ counter }, bookingId, { actor, tripId }) => counter.releasePhoneHold(actor, { tripId, bookingId }),
  ],
  [
    'a ticket to cancel',
    'bookingId',
    ({ counter }, bookingId, { actor, tripId }) =>
      counter.quoteAtCounter(actor, { tripId, bookingId, seatNos: ['A1'] }),
  ],
  [
    'money to hand out',
    'refundId',
    ({ counter }, refundId, { actor, tripId }) =>
      counter.payOutRefund(actor, { tripId, refundId, key: key() }),
  ],
  ['a counter for a route', 'counterId', (portal, counterId, own) => saveRoute(portal, own, counterId)],
  ['a route for a schedule', 'routeId', (portal, routeId, own) => plan(portal, own, { routeId })],
  ['a coach for a schedule', 'coachId', (portal, coachId, own) => plan(portal, own, { coachId })],
  [
    'a seat plan for a coach',
    'planId',
    ({ fleet }, seatPlan, { actor, coachId }) => {
      const coach = { coachId, coachNumber: 'DT-1', busName: '', coachType: 'ac', facilities: [] };
      return fleet.saveCoach(actor, { ...coach, seatPlan });
    },
  ],
  ['a seat plan for a bus', 'planId', (portal, seatPlan, own) => addBus(portal, own, { seatPlan })],
  [
    'a counter for a bus',
    'counterId',
    (portal, counterId, own) => addBus(portal, own, { boarding: { counterId } }),
  ],
  [
    'a device',
    'deviceId',
    ({ operator }, deviceId, { actor }) => {
      const { code } = deviceId === mine.deviceId ? mine : theirs;
      return operator.decideDevice(actor, { deviceId, code, decision: 'take-back' });
    },
  ],
  [
    'a member of staff',
    'staffId',
    ({ operator }, userId, { actor }) => operator.changeStaffRole(actor, { userId, role: 'counter-agent' }),
  ],
  [
    'a member of staff to remove',
    'staffId',
    ({ operator }, userId, { actor }) => operator.revokeStaff(actor, { userId }),
  ],
  // Last: the owner sells nothing after it.
  [
    'a shift',
    'shiftId',
    ({ counter }, shiftId, { actor }) => counter.closeShift(actor, { shiftId, countedPaisa: 0 }),
  ],
];

const outcomeOf = async (attempt: unknown): Promise<unknown> => {
  try {
    return { answer: (await attempt) ?? null };
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return { code: thrown.code, fields: thrown.fields };
  }
};

/** Reads every row of a company and of its trip. */
const rowsOf = async ({ operatorId, tripId }: BusyCompany): Promise<unknown[]> => {
  const { rows: columns } = await sql<{ tableName: string; columnName: 'trip_id' | 'operator_id' }>`
    select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name in ('operator_id', 'trip_id')`.execute(world.db);
  const parts = columns.map(
    ({ tableName, columnName }) => sql`
      select ${tableName} as name, to_jsonb(t)::text as row from ${sql.table(tableName)} t
      where ${sql.ref(columnName)}::text = ${columnName === 'trip_id' ? tripId : operatorId}`,
  );
  const { rows } = await sql`${sql.join(parts, sql` union all `)} order by name, row`.execute(world.db);
  return rows;
};

test.each(attempts)('%s of another company is as one that does not exist', async (_, kind, attempt) => {
  const attemptWith = (id: string) => outcomeOf(attempt(world.portal, id, mine));
  const before = await rowsOf(theirs);
  const foreign = await attemptWith(theirs[kind]);
  expect(foreign).toEqual(await attemptWith(randomUUID()));
  expect(await rowsOf(theirs)).toEqual(before);
  expect(await attemptWith(mine[kind])).not.toEqual(foreign);
});
