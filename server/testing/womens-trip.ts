import { randomUUID } from 'node:crypto';
import type { PassengerGender } from '@poth/domain/booking/booking.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { returnFromGateway, newBuyer, newPhone } from './buyer.ts';
import { sampleTrip } from './sample-trip.ts';
import { tellOfChange } from './tell-of-change.ts';
import type { World } from './world.ts';

/** Makes a sample trip with seats marked for women, or of an operator that keeps the seat next to a woman travelling alone. */
export const womensTrip = async (
  world: World,
  { marks = {}, protectsWomenAlone = false }: { marks?: SeatLayout['marks']; protectsWomenAlone?: boolean },
): Promise<{ tripId: string; operatorId: string }> => {
  const trip = await sampleTrip(world.db);
  await world.db
    .updateTable('trip')
    .set({ layout: JSON.stringify({ ...seatLayouts['economy-36'], marks }) })
    .where('tripId', '=', trip.tripId)
    .execute();
  await world.db
    .updateTable('operator')
    .set({ protectWomenTravellingAlone: protectsWomenAlone })
    .where('operatorId', '=', trip.operatorId)
    .execute();
  await tellOfChange(world);
  return trip;
};

/** Passengers by seat; null where they do not state their gender. */
export type Riders = Readonly<Record<string, PassengerGender | null>>;
type Way = { fromStopNo?: number; toStopNo?: number };

/** Enters the passengers, in place of earlier ones. */
export const enterRiders = (
  world: World,
  {
    actor,
    phone,
    tripId,
    bookingId,
  }: { actor: ReturnType<typeof newBuyer>; phone: string; tripId: string; bookingId: string },
  riders: Riders,
): Promise<void> =>
  world.portal.booking.enterDetails(actor, {
    tripId,
    bookingId,
    name: 'Tasnim Rahman',
    phone,
    email: '',
    passengers: Object.entries(riders).map(([seatNo, gender]) => ({
      seatNo,
      name: '',
      kind: 'adult' as const,
      gender,
    })),
    termsAccepted: true,
    language: 'en',
  });

/** Holds seats for a buyer and enters the passengers. */
export const holdFor = async (
  world: World,
  tripId: string,
  riders: Riders,
  { fromStopNo = 0, toStopNo = 2 }: Way = {},
) => {
  const actor = newBuyer();
  const hold = {
    tripId,
    fromStopNo,
    toStopNo,
    seatNos: Object.keys(riders),
    language: 'en' as const,
    key: randomUUID(),
  };
  const { bookingId } = await world.portal.booking.holdSeats(actor, hold);
  const buyer = { actor, phone: newPhone(), tripId, bookingId };
  await enterRiders(world, buyer, riders);
  return buyer;
};

type Buyer = Awaited<ReturnType<typeof holdFor>>;

/** Goes to the gateway's page; returns our id of the attempt. */
export const payFor = async (
  world: World,
  { actor, tripId, bookingId }: Buyer,
): Promise<{ tranId: string }> => {
  const input = { tripId, bookingId, method: 'bkash' as const, key: randomUUID() };
  const { paymentId } = await world.portal.payment.startPayment(actor, input);
  return world.db
    .selectFrom('payment')
    .select('tranId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
};

/** Takes a buyer to the gateway's page. */
export const startPayingFor = async (world: World, tripId: string, riders: Riders, way: Way = {}) => {
  const buyer = await holdFor(world, tripId, riders, way);
  return { ...buyer, ...(await payFor(world, buyer)) };
};

/** Buys seats like `startPayingFor`, to the tickets. */
export const buyFor = async (world: World, tripId: string, riders: Riders, way: Way = {}) => {
  const buyer = await startPayingFor(world, tripId, riders, way);
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await returnFromGateway(returnUrl, fields);
  return buyer;
};
