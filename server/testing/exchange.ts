import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { touchEveryTrip } from '../db/touch.ts';
import { transaction } from '../db/transaction.ts';
import { raiseTripVersion } from '../trip/trip-steps-store.ts';
import { makeAdmin, signUpPerson } from './people.ts';
import type { World } from './world.ts';

/** Sets the fare of every journey of a trip. */
export const setFare = ({ db }: Pick<World, 'db'>, tripId: string, farePaisa: number): Promise<void> =>
  transaction(db, async (tx) => {
    await raiseTripVersion(tx, tripId);
    await touchEveryTrip(tx);
    await sql`update trip_fare set fare_paisa = ${farePaisa} where trip_id = ${tripId}`.execute(tx);
  });

/** Has an admin set the fee for an exchange; `seenVersion`: how often it was set before. */
export const setExchangeFee = async (world: World, taka: number, seenVersion = 0): Promise<void> => {
  const admin = await makeAdmin(world, await signUpPerson(world, { name: 'Anika Sultana' }));
  const change = { key: 'exchangeFeePerSeat', typed: [String(taka)], seenVersion } as const;
  await world.portal.settings.changeSetting(admin.actor, { ...change, typed: [...change.typed] });
};

/** Reads the offers for a booking on the date of a trip and takes that trip, as the page does. */
export const exchangeTo = async (
  { portal }: Pick<World, 'portal'>,
  actor: Visitor,
  pnr: string,
  tripId: string,
  change: { seatNos?: string[]; key?: string; shownBackPaisa?: number; date?: string } = {},
) => {
  const date = change.date ?? serviceDateOf(tripId);
  const { offers } = await portal.exchange.viewExchange(actor, { pnr, date });
  const offer = offers.find((one) => one.tripId === tripId);
  if (!offer) throw new Error(`trip ${tripId} is not offered: ${JSON.stringify(offers)}`);
  const { fromStopNo, toStopNo, seatNos, quote } = offer;
  return portal.exchange.exchangeBooking(actor, {
    pnr,
    to: { tripId, fromStopNo, toStopNo },
    seatNos: [...(change.seatNos ?? seatNos)],
    shownBackPaisa: change.shownBackPaisa ?? quote.backPaisa,
    key: change.key ?? randomUUID(),
  });
};

/** Begins to exchange a booking for a dearer trip, as the page does; returns the hold and our id of its payment. */
export const startToPay = async (world: World, actor: Visitor, pnr: string, tripId: string) => {
  const { exchange, payment } = world.portal;
  const { offers } = await exchange.viewExchange(actor, { pnr, date: serviceDateOf(tripId) });
  const offer = offers.find((one) => one.tripId === tripId);
  if (!offer) throw new Error(`trip ${tripId} is not offered: ${JSON.stringify(offers)}`);
  const { fromStopNo, toStopNo, seatNos, quote } = offer;
  const hold = await exchange.startExchange(actor, {
    pnr,
    to: { tripId, fromStopNo, toStopNo },
    seatNos: [...seatNos],
    shownPayPaisa: quote.payPaisa,
    key: randomUUID(),
  });
  const method = world.methods.first;
  const pay = async () => {
    const { paymentId } = await payment.startPayment(actor, { ...hold, method, key: randomUUID() });
    const { tranId } = await world.db
      .selectFrom('payment')
      .select('tranId')
      .where('paymentId', '=', paymentId)
      .executeTakeFirstOrThrow();
    return tranId;
  };
  return { ...hold, pay };
};
