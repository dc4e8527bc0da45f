import { randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { addDays } from '@poth/domain/dhaka.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { runTrip } from './running-trip.ts';
import type { World } from './world.ts';

/** Publishes the same coach for a number of days after a trip, or before it; returns that trip. */
export const publishAfter = async (
  { db }: Pick<World, 'db'>,
  tripId: string,
  days: number,
): Promise<string> => {
  const date = addDays(serviceDateOf(tripId), days);
  const { scheduleId } = await db
    .selectFrom('trip')
    .select('scheduleId')
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  await publishTrips({ db })([date], undefined, scheduleId);
  const published = await db
    .selectFrom('trip')
    .select('tripId')
    .where('scheduleId', '=', scheduleId)
    .where('serviceDate', '=', date)
    .executeTakeFirstOrThrow();
  return published.tripId;
};

/** Publishes the same coach for the next evening; returns that trip. */
export const publishNext = (world: Pick<World, 'db'>, tripId: string): Promise<string> =>
  publishAfter(world, tripId, 1);

/** Makes a trip, and another of the same coach on the next evening, which its passengers may take instead. */
export const tripWithNext = async (world: World, daysAhead = 7) => {
  const stage = await runTrip(world, daysAhead);
  return { ...stage, nextTripId: await publishNext(world, stage.tripId) };
};

/** The PNR of a booking. */
export const pnrOf = async ({ db }: World, bookingId: string): Promise<string> => {
  const { pnr } = await db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return pnr ?? '';
};

/** Reads the offers for a booking and takes the coach of a trip, as the page does. */
export const rebookTo = async (
  { portal }: Pick<World, 'portal'>,
  actor: Visitor,
  pnr: string,
  tripId: string,
  change: { seatNos?: string[]; key?: string } = {},
) => {
  const { offers } = await portal.rebooking.viewRebooking(actor, pnr);
  const offer = offers.find((one) => one.tripId === tripId);
  if (!offer) throw new Error(`trip ${tripId} is not offered: ${JSON.stringify(offers)}`);
  const { fromStopNo, toStopNo, seatNos } = offer;
  return portal.rebooking.rebook(actor, {
    pnr,
    to: { tripId, fromStopNo, toStopNo },
    seatNos: [...(change.seatNos ?? seatNos)],
    key: change.key ?? randomUUID(),
  });
};
