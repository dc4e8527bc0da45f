import { randomUUID } from 'node:crypto';
import { dhakaDate, type DhakaDate } from '@poth/domain/dhaka.ts';
import { holdUntil, webSaleClosesAt } from '@poth/domain/booking/hold.ts';
import { totalOf } from '@poth/domain/booking/price.ts';
import type { CoachType } from '@poth/domain/fleet/coach.ts';
import { paisa, sum } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { RefundPolicy } from '@poth/domain/refund/policy.ts';
import { type Journey, legsOf } from '@poth/domain/trip/trip.ts';
import { recordMove } from '../audit-log/record-move.ts';
import { givePnr } from '../booking/give-pnr.ts';
import { type BookingRow, readSale, type Sale } from '../booking/store.ts';
import { addCounterHold, addHeldSeats } from '../counter/hold-store.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import type { Deps } from '../deps.ts';
import { refuseBeforeOpening } from '../sale-window/refuse-before-opening.ts';
import { takenSeats, takeSeats } from '../seating/store.ts';
import { refuseWomensSeats } from '../seating/womens-seats.ts';
import { listUnderAccount } from '../ticket/account-store.ts';
import { lockTripForShare } from '../trip/store.ts';
import { assignSeats } from './choose-seats-on-trip.ts';
import { type BoughtTerms, setPrices } from './store.ts';

/** Returns price and refund policy of a hold, by its seats there, each with the fare that its passenger paid before. */
export type NewTripTerms = (
  sale: Sale,
  seats: readonly { seatNo: string; farePaisa: number }[],
) => {
  faresPaisa: readonly number[];
  /** Tells that the fares are those paid before, less the both-ways discount that they had; new fares have none. */
  keepsBothWaysDiscount: boolean;
  serviceChargePaisa: number;
  /** Amount taken off by the promo code of the first booking, or paid by its money. */
  discountPaisa: number;
  refundPolicy: RefundPolicy;
  /** Service charge of a seat for a payment that is still to come; null: none is. */
  chargePerSeatPaisa: number | null;
};

/** Buyer who holds the seats and pays for them; without one the hold has no buyer until the money has followed. */
export type Holder = { buyerId: string; userId: string | null };

type Wish = {
  booking: BookingRow;
  /** The coach and the journey that it bought. */
  was: BoughtTerms;
  to: Journey;
  /** First and last date on which the other coach may leave; without them any date on sale. */
  dates?: { first: DhakaDate; last: DhakaDate };
  seatNos: readonly string[];
  terms: NewTripTerms;
  /** Without one the hold has no buyer. */
  holder?: Holder;
  by: string;
};

/** Hold to which a booking changes, and its price. */
export type HoldOnNewTrip = {
  tripId: string;
  bookingId: string;
  pnr: string;
  /** Amount still to be paid, discounts subtracted. */
  totalPaisa: number;
  /** Amount taken off: the credit of the earlier booking, or its discount. */
  creditPaisa: number;
};

/** Terms of a booking that its company must move: price and policy stay as they were. */
export const termsAsBought =
  ({ serviceChargePaisa, discountPaisa, refundPolicy }: BookingRow): NewTripTerms =>
  (_sale, seats) => ({
    faresPaisa: seats.map(({ farePaisa }) => farePaisa),
    keepsBothWaysDiscount: true,
    serviceChargePaisa,
    discountPaisa,
    refundPolicy,
    chargePerSeatPaisa: null,
  });

/**
 * Tells whether a coach is one that is offered instead of the bought one: of the same company, type and places, on the
 * dates. The request names the journey, so what was shown as an offer proves nothing.
 */
const isOffered = ({ was, dates }: Wish, coachType: CoachType, sale: Sale): boolean => {
  const date = dhakaDate(sale.departsAt);
  return (
    sale.operatorId === was.operatorId &&
    coachType === was.coachType &&
    sale.fromPlaceId === was.fromPlaceId &&
    sale.toPlaceId === was.toPlaceId &&
    (!dates || (date >= dates.first && date <= dates.last))
  );
};

/** The sale of the other coach, as the web sells it. Problems: not-rebookable, trip-not-on-sale, sale-not-open, sale-closed. */
const openSaleThere = async (tx: Tx, wish: Wish, deps: Deps, now: Date): Promise<Sale> => {
  const { booking, to } = wish;
  const trip = await lockTripForShare(tx, to.tripId);
  const sale = await readSale(tx, to);
  if (!trip || !sale || to.tripId === booking.tripId || !isOffered(wish, trip.coachType, sale))
    throw new Problem('not-rebookable');
  if (!sale.onSale) throw new Problem('trip-not-on-sale');
  refuseBeforeOpening(sale.opensAt, now);
  if (webSaleClosesAt(sale.departsAt, deps.settings()) <= now) throw new Problem('sale-closed');
  return sale;
};

/** Chooses the counter of the old booking, where this coach calls there too; else the first one. */
const sameCounter = (counterIds: readonly string[], chosen: string | null): string | undefined =>
  counterIds.find((counterId) => counterId === chosen) ?? counterIds[0];

/**
 * Holds seats of another coach for a booking that changes to it, with its passengers and its phone number: all of them or
 * none, by the statement that takes seats for every buyer. The hold belongs to the holder who pays for it, or to nobody
 * until the money has followed, and it lapses like any other.
 * Problems: those of openSaleThere, seat-taken, women-only-seat.
 */
export const holdOnNewTrip = async (tx: Tx, deps: Deps, wish: Wish): Promise<HoldOnNewTrip> => {
  const { booking, was, to, seatNos, terms, by } = wish;
  const { buyerId, userId } = wish.holder ?? { buyerId: randomUUID(), userId: booking.userId };
  const { contact, seats } = booking;
  const now = await databaseNow(tx);
  const sale = await openSaleThere(tx, wish, deps, now);
  const boardingCounterId = sameCounter(sale.boardingCounterIds, booking.boardingCounterId);
  const droppingCounterId = sameCounter(sale.droppingCounterIds, booking.droppingCounterId);
  if (!contact || !boardingCounterId || !droppingCounterId) throw new Problem('trip-not-on-sale');
  const ref = { tripId: to.tripId, bookingId: timeOrderedId() };
  const claim = { tripId: to.tripId, seatNos, legNos: legsOf(to) };
  const gone = await takenSeats(tx, claim, null);
  if (gone.length > 0) throw new Problem('seat-taken', { seats: gone });
  const chosen = await assignSeats(tx, was, seats, {
    journey: to,
    coachClass: sale.coachClass,
    seatNos,
  });
  if (chosen?.size !== seats.length || seatNos.length !== seats.length) throw new Problem('not-rebookable');

  const moved = seats.map(({ seatNo, ...passenger }) => ({ ...passenger, seatNo: chosen.get(seatNo) ?? '' }));
  const { faresPaisa, keepsBothWaysDiscount, refundPolicy, ...prices } = terms(sale, moved);
  const { serviceChargePaisa, discountPaisa } = prices;
  const passengers = moved.map((seat, at) => ({
    ...seat,
    farePaisa: paisa(faresPaisa[at] ?? 0),
    bothWaysOffPaisa: keepsBothWaysDiscount ? seat.bothWaysOffPaisa : paisa(0),
  }));
  const farePaisa = sum(passengers.map((seat) => seat.farePaisa));
  await refuseWomensSeats(tx, { ...to, ...ref, seats: passengers });
  const heldUntil = holdUntil(now, deps.settings());
  const { operatorId, language } = booking;
  if (userId !== null) await listUnderAccount(tx, userId, [ref]);
  const pnr = await givePnr(tx, ref);
  await addCounterHold(tx, {
    ...ref,
    boardingCounterId,
    droppingCounterId,
    buyerId,
    userId,
    operatorId,
    pnr,
    channel: booking.channel === 'web' ? 'web' : 'counter',
    fromStopNo: to.fromStopNo,
    toStopNo: to.toStopNo,
    heldUntil,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    language,
    farePaisa,
    refundPolicy,
    termsAcceptedAt: now,
  });
  await setPrices(tx, ref, prices);
  await recordMove(tx, {
    tripId: ref.tripId,
    subject: 'booking',
    subjectId: ref.bookingId,
    event: 'hold',
    from: null,
    to: 'held',
    by,
    detail: { insteadOf: booking.pnr, insteadOfTripId: booking.tripId },
  });
  if ((await takeSeats(tx, claim, ref.bookingId, heldUntil)) !== seatNos.length * claim.legNos.length)
    throw new Problem('seat-taken', { seats: await takenSeats(tx, claim, ref.bookingId) });
  await addHeldSeats(tx, ref, passengers);
  const totalPaisa = totalOf({ farePaisa, serviceChargePaisa, discountPaisa });
  return { ...ref, pnr, totalPaisa, creditPaisa: discountPaisa };
};
