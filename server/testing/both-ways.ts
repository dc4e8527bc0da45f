import { randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { returnFromGateway, holdWithDetails, newBuyer, newPhone, typeDetails } from './buyer.ts';
import { runTrip } from './running-trip.ts';
import { tripBack } from './trip-back.ts';
import type { World } from './world.ts';

/** One of two ways that a guest holds or has bought in one purchase. */
export type Way = { actor: Visitor; phone: string; tripId: string; bookingId: string; seatNos: string[] };
/** Both ways of a purchase. */
export type BothWays = { there: Way; back: Way };

export const refOf = ({ tripId, bookingId }: Way) => ({ tripId, bookingId });

/**
 * Sets up a company with coaches there and back, and a discount of `percent` for buying both ways: 700 taka there, 600
 * back, a service charge of 20 for each seat.
 */
export const roadThereAndBack = async (world: World, percent = '10') => {
  const run = await runTrip(world);
  const back = await tripBack(world.db, run.operatorId);
  await world.portal.schedule.setBothWaysDiscount(run.actor, { percent });
  return { ...run, backTripId: back.tripId };
};
export type RoadThereAndBack = Awaited<ReturnType<typeof roadThereAndBack>>;

/** Holds seats there for a guest, together with seats back. */
export const holdBoth = async (
  world: World,
  { tripId, backTripId }: Pick<RoadThereAndBack, 'tripId' | 'backTripId'>,
  seatsThere: string[],
  seatsBack = seatsThere,
): Promise<BothWays> => {
  const [actor, phone] = [newBuyer(), newPhone()];
  const out = await holdWithDetails(world, { actor, phone, tripId, seatNos: seatsThere });
  const { bookingId } = await world.portal.booking.holdSeats(actor, {
    fromStopNo: 0,
    toStopNo: 2,
    language: 'en',
    tripId: backTripId,
    seatNos: seatsBack,
    key: randomUUID(),
    otherWay: { tripId: out.tripId, bookingId: out.bookingId },
  });
  const back = { actor, phone, tripId: backTripId, bookingId, seatNos: seatsBack };
  await typeDetails(world, back);
  return { there: { ...out, seatNos: seatsThere }, back };
};

/** Starts to pay for a way, with the other one or alone; returns our id of the attempt. */
export const payForWay = async (world: World, way: Way, otherWay?: Way): Promise<string> => {
  const { tranId } = await world.portal.payment.startPayment(way.actor, {
    ...refOf(way),
    method: world.methods.first,
    key: randomUUID(),
    ...(otherWay && { otherWay: refOf(otherWay) }),
  });
  return tranId;
};

/** Pays at the gateway, or fails to, and comes back. */
export const payAtGateway = async (
  world: World,
  tranId: string,
  outcome: 'success' | 'fail' = 'success',
): Promise<void> => {
  const { returnUrl, fields } = await world.gateway.choose(tranId, outcome);
  await returnFromGateway(returnUrl, fields);
};

/** Buys both ways of a road in one purchase. */
export const buyBoth = async (
  world: World,
  road: Pick<RoadThereAndBack, 'tripId' | 'backTripId'>,
  seatsThere: string[],
  seatsBack = seatsThere,
): Promise<BothWays> => {
  const ways = await holdBoth(world, road, seatsThere, seatsBack);
  await payAtGateway(world, await payForWay(world, ways.there, ways.back));
  return ways;
};

/** Quotes the refund for seats of a way. */
export const quoteWay = (world: World, way: Way, seatNos = way.seatNos) =>
  world.portal.refund.quoteRefund(way.actor, { ...refOf(way), seatNos });

/** Cancels seats of a way for the quoted refund. */
export const cancelWay = async (world: World, way: Way, seatNos = way.seatNos) => {
  const { refundPaisa: shownRefundPaisa } = await quoteWay(world, way, seatNos);
  return world.portal.refund.cancelAndRefund(way.actor, {
    ...refOf(way),
    seatNos,
    shownRefundPaisa,
    termsAccepted: true,
    key: randomUUID(),
  });
};

/** Reads the balance of a company in the book of a trip, in taka: a negative one is owed to it. */
export const owedFor = async ({ db }: World, operatorId: string, tripId: string): Promise<number> => {
  const row = await db
    .selectFrom('ledgerLine')
    .select(({ fn }) => fn.sum<number>('amountPaisa').as('paisa'))
    .where('book', '=', tripId)
    .where('account', '=', `operator_payable:${operatorId}`)
    .executeTakeFirst();
  return Number(row?.paisa ?? 0) / 100;
};
