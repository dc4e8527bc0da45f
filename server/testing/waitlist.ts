import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { taka } from '@poth/domain/money.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import type { PlaceKind } from '@poth/domain/seat-waitlist/waitlist.ts';
import { touching } from '../db/touch.ts';
import { transaction } from '../db/transaction.ts';
import { addWish } from '../notify-me/store.ts';
import { wishToken } from '../notify-me/wish-link.ts';
import type { Portal } from '../portal.ts';
import { placeToken } from '../seat-waitlist/place-link.ts';
import { addEntry } from '../seat-waitlist/store.ts';
import { expectBooksToAgree } from './books.ts';
import { newBuyer, newPhone } from './buyer.ts';
import type { RunningTripStage } from './running-trip.ts';
import { workOff } from './work-off.ts';
import { earlier } from './earlier.ts';
import type { World } from './world.ts';

const plan = seatsOf(seatLayouts['economy-36']);

/** Sells a running trip out by keeping every seat but some off the sale. Returns the block. */
export const keepTheRest = (
  { keep }: RunningTripStage,
  but: readonly string[],
  untilHoursBefore: number | null = null,
) =>
  keep(
    plan.filter((seatNo) => !but.includes(seatNo)),
    { untilHoursBefore },
  );

/** Follows every refund of these tests to its end; then books and gateway must agree, and the audit finds nothing. */
export const expectAllSettled = async (world: World): Promise<void> => {
  const refunds = await world.db.selectFrom('refund').select('tripId').distinct().execute();
  for (const { tripId } of refunds) await workOff(world, tripId);
  await expectBooksToAgree(world);
};

export type Waiter = { actor: Visitor; phone: string; token: string };
type Asked = {
  tripId: string;
  wants?: PlaceKind;
  seatCount?: number;
  onlyWomen?: boolean;
  fromStopNo?: number;
  toStopNo?: number;
  phone?: string;
  actor?: Visitor;
};

/** The code of the last SMS to a number. */
export const codeSentTo = async (world: World, phone: string): Promise<string> => {
  const sent = await world.gateway.messages(`+88${phone}`);
  const codes = sent.flatMap(({ text }) => /Poth code (\d{6})/.exec(text)?.[1] ?? []);
  // Messages are ordered newest first.
  const [last] = codes;
  if (!last) throw new Error(`no code was sent to ${phone}`);
  return last;
};

/** Joins the waiting list of a trip, with the code that the number was sent. */
export const joinList = async (
  world: World,
  { tripId, wants = 'offer', seatCount = 1, onlyWomen = false, fromStopNo = 0, toStopNo = 2, ...who }: Asked,
): Promise<Waiter> => {
  const { phone = newPhone(), actor = newBuyer() } = who;
  const { seatWaitlist } = world.portal;
  const { codeId } = await seatWaitlist.sendWaitlistCode(actor, { phone, language: 'en' });
  const { token } = await seatWaitlist.joinWaitlist(actor, {
    tripId,
    fromStopNo,
    toStopNo,
    wants,
    seatCount,
    onlyWomen,
    language: 'en',
    proof: { phone, codeId, code: await codeSentTo(world, phone) },
  });
  return { actor, phone, token };
};

/** Adds a place to the list of a trip, whether it is sold out or not. Returns the token of its link. */
export const addPlace = async (world: World, tripId: string): Promise<string> => {
  const entryId = randomUUID();
  const offersUntil = new Date(Date.now() + 3_600_000);
  const wish = { fromStopNo: 0, toStopNo: 2, wants: 'offer' as const, seatCount: 1, onlyWomen: false };
  const who = { phone: '+8801700000077', device: 'device:scene', language: 'en' as const };
  await transaction(world.db, (tx) => addEntry(tx, { tripId, entryId, offersUntil, ...wish, ...who }));
  return placeToken(world.deps.linkSigner, entryId);
};

/** Adds a wish to be notified of a low price on the line and date of a trip. Returns the token of its link. */
export const addPriceWish = async (world: World, tripId: string): Promise<string> => {
  const wishId = randomUUID();
  const road = { from: 'dhaka', to: 'naogaon', date: serviceDateOf(tripId) };
  const wish = { ...road, wishId, kind: 'price' as const, mostPaisa: taka(1) };
  const who = { phone: '+8801700000077', language: 'en' as const };
  await transaction(world.db, (tx) => addWish(tx, { ...wish, ...who }, 5));
  return wishToken(world.deps.linkSigner, wishId);
};

/** Reads the seats that a place is offered now; none while it waits or is over. */
export const offeredTo = async (world: World, { actor, token }: Waiter): Promise<readonly string[]> =>
  (await world.portal.seatWaitlist.viewPlace(actor, token)).place.offer?.seatNos ?? [];

/** Takes the offer of a place, as its page does. */
export const take = (portal: Portal, { actor, token }: Waiter) =>
  portal.seatWaitlist.takeOffer(actor, { token, language: 'en', key: randomUUID() });

/** Ages every open offer of a trip, and the seats that it keeps, by `minutes` minutes. */
export const letOffersPass = async ({ db }: World, tripId: string, minutes = 10): Promise<void> => {
  await sql`update seat_offer set offered_at = ${earlier('offered_at', minutes * 60_000)},
      offered_until = ${earlier('offered_until', minutes * 60_000)}
    where trip_id = ${tripId} and state = 'open'`.execute(db);
  await sql`update outbox set done_at = ${earlier('done_at', minutes * 60_000)}
    where trip_id = ${tripId} and done_at is not null`.execute(db);
  await sql`${touching(tripId)} update trip_seat set expires_at = ${earlier('expires_at', minutes * 60_000)}
    where trip_id = ${tripId} and state = 'blocked' and expires_at is not null`.execute(db);
};

type Bought = { actor: Visitor; tripId: string; bookingId: string };

/** Cancels bought seats as the cancel page does. */
export const cancelBought = async (
  portal: Portal,
  { actor, tripId, bookingId }: Bought,
  seatNos: string[],
): Promise<void> => {
  const asked = { tripId, bookingId, seatNos };
  const { refundPaisa } = await portal.refund.quoteRefund(actor, asked);
  const wish = { ...asked, shownRefundPaisa: refundPaisa, termsAccepted: true, key: randomUUID() };
  await portal.refund.cancelAndRefund(actor, wish);
};
