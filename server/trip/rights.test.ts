import { randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Portal } from '../portal.ts';
import { newBuyer } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let stage: RunningTripStage;
let other: RunningTripStage;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  stage = await runTrip(world);
  other = await runTrip(world);
});
afterAll(() => world.stop());

const reason = 'breakdown' as const;
const shown = { bookings: 0, paisa: 0 };
/** Builds every call of the trip's page, about the stage's trip. */
const calls = (actor: Visitor): Record<string, () => Promise<unknown>> => {
  const { trip } = world.portal;
  const { tripId } = stage;
  const key = randomUUID();
  const cancel = { kind: 'cancel', reason } as const;
  const counter = {
    kind: 'counter',
    stopNo: 0,
    counterId: randomUUID(),
    toCounterId: randomUUID(),
    minutesLater: 0,
    reason,
  } as const;
  const kept = { fromStopNo: 0, toStopNo: 2, keptFor: 'crew', note: '', untilHoursBefore: null } as const;
  return {
    viewTrip: () => trip.viewTrip(actor, tripId),
    listChoices: () => trip.listChoices(actor, tripId),
    previewChange: () => trip.previewChange(actor, { tripId, change: cancel }),
    keepSeats: () => trip.keepSeats(actor, { ...kept, tripId, seatNos: ['A1'], key }),
    releaseBlock: () => trip.releaseBlock(actor, { tripId, blockId: randomUUID() }),
    delayTrip: () =>
      trip.delayTrip(actor, { tripId, change: { kind: 'delay', delayMinutes: 5, reason }, shown, key }),
    changeCoach: () =>
      trip.changeCoach(actor, {
        tripId,
        change: { kind: 'coach', coachId: randomUUID(), reason },
        shown,
        key,
      }),
    changeCounter: () => trip.changeCounter(actor, { tripId, change: counter, shown, key }),
    cancelTrip: () => trip.cancelTrip(actor, { tripId, change: cancel, shown, key }),
    setSupervisor: () => trip.setSupervisor(actor, { tripId, phone: '' }),
  };
};
const answersOf = async (actor: Visitor): Promise<Record<string, string>> => {
  const answers: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls(actor)))
    answers[name] = await call().then(
      () => 'done',
      (thrown) => thrown.code,
    );
  return answers;
};

test('who is not signed in, and who works for nobody, gets nothing', async () => {
  expect(new Set(Object.values(await answersOf(newBuyer())))).toEqual(new Set(['sign-in-required']));
});

test('for the people of another operator there is no such trip', async () => {
  expect(new Set(Object.values(await answersOf(other.actor)))).toEqual(new Set(['not-found']));
});

test('a conductor sees the trip, its names and nothing of money, and changes nothing', async () => {
  await stage.sell(['I1']);
  const conductor = await stage.hire('conductor');
  const { viewTrip, ...rest } = await answersOf(conductor);
  expect(viewTrip).toBe('done');
  expect(new Set(Object.values(rest))).toEqual(new Set(['not-allowed']));
  const desk = await world.portal.trip.viewTrip(conductor, stage.tripId);
  expect(desk.riders).toMatchObject([{ seatNo: 'I1', name: 'Tasnim Rahman', phone: null }]);
  expect([desk.soldPaisa, Object.values(desk.may)]).toEqual([null, [false, false, false]]);
});

test('a counter agent keeps seats and tells delays, but neither swaps the coach nor calls it off', async () => {
  const agent = await stage.hire('counter-agent');
  const answers = await answersOf(agent);
  expect(answers).toMatchObject({
    viewTrip: 'done',
    listChoices: 'done',
    keepSeats: 'done',
    releaseBlock: 'done',
    setSupervisor: 'done',
    previewChange: 'not-found',
    changeCoach: 'not-allowed',
    cancelTrip: 'not-allowed',
  });
  const desk = await world.portal.trip.viewTrip(agent, stage.tripId);
  expect(desk.soldPaisa).toBe(70_000);
  expect(desk.riders[0]?.phone).toMatch(/^\+8801/);
});

/** Has an agent's delay of an hour and a half wait for the trip while the owner takes the agent off the staff. */
const dismissedMeanwhile = async ({ trip, operator }: Portal) => {
  const late = await runTrip(world);
  const { tripId } = late;
  const agent = await late.hire('counter-agent');
  const delay = (delayMinutes: number) => ({
    tripId,
    change: { kind: 'delay', delayMinutes, reason } as const,
    shown,
    key: randomUUID(),
  });
  const ends = await meetAtLock<unknown>(world, `select from trip where trip_id = '${tripId}' for update`, [
    () => trip.delayTrip(agent, delay(90)),
    async () => {
      await operator.revokeStaff(late.actor, { userId: agent.account?.userId ?? '' });
      return trip.delayTrip(late.actor, delay(20));
    },
  ]);
  const { delayMinutes } = await world.portal.trip.viewTrip(late.actor, tripId);
  return [...ends.map((end) => (end.status === 'rejected' ? end.reason.code : 'done')), delayMinutes];
};
const stillOnStaff = {
  statement: 'select from operator_member',
  guard: 'select from operator_member where',
  becomes: 'select from operator_member where true or',
};

test('an agent who is taken off the staff while a change waits for the trip changes nothing', async () => {
  expect(await dismissedMeanwhile(world.portal)).toEqual(['not-allowed', 'done', 20]);
});

test('without the look at the staff the change is made', async () => {
  expect(await withoutGuard(world, stillOnStaff, dismissedMeanwhile)).toEqual(['done', 'done', 20]);
});

test('every act is in the audit log of the operator', async () => {
  const acts = await world.db
    .selectFrom('auditLog')
    .select('act')
    .where('stream', '=', `operator:${stage.operatorId}`)
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['seats-kept', 'trip-supervisor', 'staff-joined']),
  );
});
