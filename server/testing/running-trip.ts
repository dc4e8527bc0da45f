import { randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { ChangeKind, ChangeOf, TripChange } from '@poth/domain/trip/change.ts';
import type { ChangeTripInput } from '@poth/domain/trip/input.ts';
import { returnFromGateway, startPaying } from './buyer.ts';
import { makeOwnerOf, makeStaff, signUpPerson } from './people.ts';
import { sampleTrip } from './sample-trip.ts';
import { workOff } from './work-off.ts';
import type { World } from './world.ts';

/** Makes a sample trip with its company's owner, who can sell, change and cancel it. */
export const runTrip = async (world: World, daysAhead = 7) => {
  const { tripId, operatorId } = await sampleTrip(world.db, daysAhead);
  const person = await signUpPerson(world, { accountType: 'busProvider', name: 'Rahima Begum' });
  const owner = await makeOwnerOf(world, person, operatorId);
  const { actor } = owner;
  const { trip } = world.portal;
  const calls = {
    delay: trip.delayTrip,
    coach: trip.changeCoach,
    counter: trip.changeCounter,
    cancel: trip.cancelTrip,
  } as { [Kind in ChangeKind]: (actor: Visitor, input: ChangeTripInput<ChangeOf<Kind>>) => Promise<unknown> };

  /** Makes a change as the page does: reads its consequences first, and agrees to them. */
  const change = async <Kind extends ChangeKind>(wish: ChangeOf<Kind>, by: Visitor = actor, of = tripId) => {
    const effect = await trip.previewChange(by, { tripId: of, change: wish as TripChange });
    const shown = { bookings: effect.bookings, paisa: effect.refundPaisa + effect.freePaisa };
    const call = calls[wish.kind as Kind];
    await call(by, { tripId: of, change: wish, shown, key: randomUUID() });
    return effect;
  };

  return {
    tripId,
    operatorId,
    owner,
    actor,
    change,
    hire: async (role: 'counter-agent' | 'conductor') =>
      (await makeStaff(world, await signUpPerson(world, { name: 'Kamal Hossain' }), operatorId, role)).actor,
    /** Buys seats; returns the facts for checking how the purchase ends. */
    sell: async (seatNos: string[], fromStopNo = 0, toStopNo = 2) => {
      const buyer = await startPaying(world, { tripId, seatNos, fromStopNo, toStopNo });
      const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
      await returnFromGateway(returnUrl, fields);
      await workOff(world, tripId);
      return buyer;
    },
    keep: (seatNos: string[], more: { untilHoursBefore?: number | null; toStopNo?: number } = {}) =>
      trip.keepSeats(actor, {
        tripId,
        seatNos,
        fromStopNo: 0,
        toStopNo: 2,
        keptFor: 'counter',
        note: '',
        untilHoursBefore: null,
        key: randomUUID(),
        ...more,
      }),
    /** Adds a coach of the company with a seat plan and type of its own. */
    addCoach: async (coach: { coachNumber: string; layout: unknown; coachType?: 'ac' | 'non-ac' }) => {
      const coachId = randomUUID();
      await world.db
        .insertInto('coach')
        .values({
          coachId,
          operatorId,
          coachNumber: coach.coachNumber,
          coachType: coach.coachType ?? 'ac',
          coachClass: 'economy',
          layout: JSON.stringify(coach.layout),
          facilities: JSON.stringify(['water']),
        })
        .execute();
      return coachId;
    },
    /** Puts another counter of the company in the place of a stop's; returns both. */
    addCounter: async (stopNo: number, nameEn: string) => {
      const old = await world.db
        .selectFrom('tripCounter as c')
        .innerJoin('tripStop as s', (join) =>
          join.onRef('s.tripId', '=', 'c.tripId').onRef('s.stopNo', '=', 'c.stopNo'),
        )
        .select(['c.counterId', 's.placeId'])
        .where('c.tripId', '=', tripId)
        .where('c.stopNo', '=', stopNo)
        .executeTakeFirstOrThrow();
      const toCounterId = randomUUID();
      await world.db
        .insertInto('counter')
        .values({
          counterId: toCounterId,
          operatorId,
          placeId: old.placeId,
          nameEn,
          nameBn: nameEn,
          addressEn: 'Bus stand',
          addressBn: 'বাস স্ট্যান্ড',
          phone: '+8801700000001',
        })
        .execute();
      return { counterId: old.counterId, toCounterId };
    },
  };
};

export type RunningTripStage = Awaited<ReturnType<typeof runTrip>>;
