import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { transaction } from '../db/transaction.ts';
import { saveOwnCoach } from '../fleet/coach-store.ts';
import { setOperatorState } from '../operator/submission-store.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { takeSeats } from '../seating/store.ts';
import { newBuyer } from '../testing/buyer.ts';
import { departIn } from '../testing/move-trip.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

/** Longest age of an answer from memory, in milliseconds. */
const oldestMs = 1_000;

let [here, there]: World[] = [];
let admin: Person;
beforeAll(async () => {
  here = await createWorld({ chores: false });
  there = await createWorld({ chores: false, beside: here });
  admin = await makeAdmin(here, await signUpPerson(here));
});
afterAll(async () => {
  await there!.stop();
  await here!.stop();
});

/** Parts of an offer that the tests read. */
type Offer = {
  tripId: string;
  seatsLeft: number;
  delayMinutes: number;
  pricePaisa: number;
  busName: string | null;
};

const dateOf = async (tripId: string): Promise<DhakaDate> => {
  const { departsAt } = await here!.db
    .selectFrom('tripFare')
    .select('departsAt')
    .where('tripId', '=', tripId)
    .where('fromStopNo', '=', 0)
    .where('toStopNo', '=', 2)
    .executeTakeFirstOrThrow();
  return dhakaDate(departsAt);
};

/** Searches as a client that has bought nothing. */
const search = async ({ publicUrl }: World, date: DhakaDate) => {
  const answer = await fetch(`${publicUrl}/api/trips?from=dhaka&to=naogaon&date=${date}`);
  const { offers } = (await answer.json()) as { offers: Offer[] };
  // An answer from memory carries its age.
  return { offers, isKept: answer.headers.has('age') };
};
const keep = async (world: World, date: DhakaDate): Promise<void> => {
  for (let tries = 0; tries < 50; tries += 1) if ((await search(world, date)).isKept) return;
  throw new Error('a search is never kept');
};
const offerOf = async (world: World, date: DhakaDate, tripId: string) =>
  (await search(world, date)).offers.find((offer) => offer.tripId === tripId);

const hold = (tripId: string) =>
  here!.portal.booking.holdSeats(newBuyer(), {
    tripId,
    fromStopNo: 0,
    toStopNo: 1,
    seatNos: ['B3'],
    language: 'en',
    key: randomUUID(),
  });
const reason = 'breakdown' as const;

/** Changes of the only coach of a day, each with the offer that it leads to. */
const causes: Record<
  string,
  { change: (stage: RunningTripStage) => Promise<unknown>; becomes: object | undefined }
> = {
  'a seat that is held on a part of the way': {
    change: ({ tripId }) => hold(tripId),
    becomes: { seatsLeft: 35 },
  },
  'a delay': {
    change: (stage) => stage.change({ kind: 'delay', delayMinutes: 45, reason }),
    becomes: { delayMinutes: 45 },
  },
  'a trip that does not run': {
    change: (stage) => stage.change({ kind: 'cancel', reason }),
    becomes: undefined,
  },
};

test.each(Object.entries(causes))(
  '%s is found here at once, and there within a second',
  async (_name, { change, becomes }) => {
    const stage = await runTrip(here!);
    const date = await dateOf(stage.tripId);
    // By then both processes have heard of the trip itself.
    await wait(oldestMs);
    await keep(here!, date);
    await keep(there!, date);
    expect(await offerOf(there!, date, stage.tripId)).toMatchObject({ seatsLeft: 36, delayMinutes: 0 });
    await change(stage);
    const [now, cause] = [await offerOf(here!, date, stage.tripId), becomes];
    if (cause) expect(now).toMatchObject(cause);
    else expect(now).toBeUndefined();
    await wait(oldestMs);
    expect(await offerOf(there!, date, stage.tripId)).toEqual(now);
  },
);

/** Changes of things that many trips share. */
const sharedCauses: Record<
  string,
  { change: (stage: RunningTripStage) => Promise<unknown>; becomes: object | undefined }
> = {
  'a coach that is given a name': {
    change: async ({ tripId, operatorId }) => {
      const { coachNumber } = await here!.db
        .selectFrom('trip')
        .select('coachNumber')
        .where('tripId', '=', tripId)
        .executeTakeFirstOrThrow();
      const {
        imageKey: _,
        retiredAt: _at,
        operatorId: _of,
        ...coach
      } = await here!.db
        .selectFrom('coach')
        .selectAll()
        .where('operatorId', '=', operatorId)
        .where('coachNumber', '=', coachNumber)
        .executeTakeFirstOrThrow();
      await transaction(here!.db, (tx) =>
        saveOwnCoach(tx, operatorId, { ...coach, busName: 'Desh Sleeper' } as never, null),
      );
    },
    becomes: { busName: 'Desh Sleeper' },
  },
  'a company that is suspended': {
    change: ({ operatorId }) =>
      transaction(here!.db, (tx) =>
        setOperatorState(tx, {
          operatorId,
          from: 'verified',
          to: 'suspended',
          reason: null,
          submittedAt: undefined,
        }),
      ),
    becomes: undefined,
  },
  'another service charge': {
    change: () =>
      here!.portal.settings.changeSetting(admin.actor, {
        key: 'serviceChargePerSeat',
        typed: ['35'],
        seenVersion: 0,
      }),
    becomes: { pricePaisa: 73_500 },
  },
};

test.each(Object.entries(sharedCauses))(
  '%s is found within a second, here and there',
  async (_name, { change, becomes }) => {
    const stage = await runTrip(here!);
    const date = await dateOf(stage.tripId);
    await keep(here!, date);
    await keep(there!, date);
    await change(stage);
    await wait(oldestMs);
    for (const world of [here!, there!]) {
      const offer = await offerOf(world, date, stage.tripId);
      if (becomes) expect(offer).toMatchObject(becomes);
      else expect(offer).toBeUndefined();
    }
  },
);

test('a day without a coach has one within a second when it is published', async () => {
  const { tripId } = await runTrip(here!);
  const date = addDays(await dateOf(tripId), 1);
  await keep(there!, date);
  expect((await search(there!, date)).offers).toEqual([]);
  await publishTrips({ db: here!.db })([date]);
  await wait(oldestMs);
  expect((await search(there!, date)).offers.length).toBeGreaterThan(0);
});

test('a coach is found until its sale closes, and a seat is back when its hold ends, though nothing is written', async () => {
  const { tripId } = await runTrip(here!);
  const closesMinutes = here!.deps.settings().webSaleClosesMinutes;
  const claim = { tripId, seatNos: ['B3'], legNos: [0, 1] };
  await departIn(here!, tripId, closesMinutes + 9 / 60);
  const until = new Date(Date.now() + 5_000);
  await transaction(here!.db, (tx) => takeSeats(tx, claim, randomUUID(), until));
  await here!.deps.touches.hear();
  const date = await dateOf(tripId);
  await keep(here!, date);
  expect(await offerOf(here!, date, tripId)).toMatchObject({ seatsLeft: 35 });
  await wait(until.getTime() - Date.now() + 5);
  expect(await offerOf(here!, date, tripId)).toMatchObject({ seatsLeft: 36 });
  await keep(here!, date);
  await wait(4_000);
  expect(await offerOf(here!, date, tripId)).toBeUndefined();
});
