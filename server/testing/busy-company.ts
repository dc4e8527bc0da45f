import { randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { newBuyer } from './buyer.ts';
import { makeOwnerOf, makeStaff, signUpPerson } from './people.ts';
import { sampleTrip } from './sample-trip.ts';
import type { World } from './world.ts';

/** Customer at a counter, and the journey. */
export const customer = {
  fromStopNo: 0,
  toStopNo: 2,
  name: 'Rahim Uddin',
  phone: '01711223344',
  boardingCounterId: null,
  droppingCounterId: null,
  language: 'en' as const,
};
export const cash = { tender: 'cash' as const, reference: '' };

/** Ids of one of each thing of a company that a call may name, and its owner with an open till. */
export type BusyCompany = { actor: Visitor } & Record<
  | (
      | 'tripId'
      | 'operatorId'
      | 'counterId'
      | 'lastCounterId'
      | 'coachId'
      | 'spareCoachId'
      | 'routeId'
      | 'planId'
    )
  | ('shiftId' | 'bookingId' | 'ticketId' | 'phoneHoldId' | 'refundId' | 'blockId')
  | ('staffId' | 'deviceId' | 'code'),
  string
>;

const readPlans = async ({ db }: World, operatorId: string) => {
  const { coachId, routeId } = await db
    .selectFrom('schedule')
    .innerJoin('route', 'route.routeId', 'schedule.routeId')
    .select(['schedule.coachId', 'schedule.routeId'])
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  const rows = db.selectFrom('counter').select(['counterId', 'placeId']).where('operatorId', '=', operatorId);
  const counters = new Map((await rows.execute()).map((row) => [row.placeId, row.counterId]));
  const [counterId = '', lastCounterId = ''] = [counters.get('dhaka'), counters.get('naogaon')];
  return { coachId, routeId, counterId, lastCounterId };
};

/** Sells, keeps, cancels and hires for a company of its own, until it has one of each thing. */
export const makeBusyCompany = async (world: World): Promise<BusyCompany> => {
  const { portal, db } = world;
  const { tripId, operatorId } = await sampleTrip(db);
  const { actor } = await makeOwnerOf(world, await signUpPerson(world), operatorId);
  const staff = await makeStaff(world, await signUpPerson(world), operatorId, 'conductor');
  const device = await db
    .selectFrom('staffDevice')
    .select(['deviceId', 'code'])
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  const plans = await readPlans(world, operatorId);
  const [spareCoachId, planId] = [randomUUID(), randomUUID()];
  const coach = { coachNumber: 'DT-4099', busName: '', coachType: 'ac', facilities: [] };
  await portal.fleet.saveCoach(actor, { coachId: spareCoachId, ...coach, seatPlan: 'economy-36' });
  await portal.fleet.saveSeatPlan(actor, { planId, seenVersion: 0, name: 'Short', plan: 'A1 A2 | A3 A4' });
  const { shiftId } = await portal.counter.openShift(actor, { counterId: plans.counterId, floatPaisa: 0 });
  const wish = (seatNo: string) => ({ tripId, ...customer, seatNos: [seatNo], key: randomUUID() });
  const { bookingId } = await portal.counter.sellAtCounter(actor, { ...wish('A1'), ...cash });
  const until = new Date(Date.now() + 3_600_000);
  const { bookingId: phoneHoldId } = await portal.counter.holdByPhone(actor, { ...wish('A2'), until });
  const sold = await portal.counter.sellAtCounter(actor, { ...wish('A3'), ...cash });
  const { refundId } = await portal.refund.cancelAndRefund(
    { ...newBuyer(), proven: [sold.bookingId] },
    {
      tripId,
      bookingId: sold.bookingId,
      seatNos: ['A3'],
      shownRefundPaisa: 0,
      termsAccepted: true,
      key: randomUUID(),
    },
  );
  const { blockId } = await portal.trip.keepSeats(actor, {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['B1'],
    keptFor: 'counter',
    untilHoursBefore: null,
    key: randomUUID(),
  });
  const { riders } = await portal.boarding.viewBoarding(actor, tripId);
  return {
    actor,
    tripId,
    operatorId,
    ...plans,
    spareCoachId,
    planId,
    shiftId,
    bookingId,
    ticketId: riders[0]?.ticketId ?? '',
    phoneHoldId,
    refundId: refundId ?? '',
    blockId,
    staffId: staff.actor.account.userId,
    ...device,
  };
};
