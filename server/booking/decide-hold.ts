import type { BookedSeat } from '@poth/domain/booking/booking.ts';
import { earlierHoldEnd, holdUntil, webSaleClosesAt } from '@poth/domain/booking/hold.ts';
import type { HoldSeatsInput } from '@poth/domain/booking/input.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { fareOfSeat } from '@poth/domain/schedule/fares.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { refuseBeforeOpening } from '../sale-window/refuse-before-opening.ts';
import { hashOf } from '../db/once.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { TryAgain } from '../db/transaction.ts';
import type { HoldFacts } from './hold-facts-store.ts';
import { limitUnpaid } from './limit-unpaid.ts';
import { refusePartPaid } from './lock-own-hold.ts';
import type { BookingRow } from './store.ts';

/** Makes a new hold of a buyer, without seats yet. */
const openHold = (
  buyerId: string,
  facts: HoldFacts,
  input: HoldSeatsInput,
  settings: Settings,
  endsBy: Date | null,
): BookingRow => {
  const { sale, now, holdCount, holdUnderWay } = facts;
  const [boardingCounterId, droppingCounterId] = [sale?.boardingCounterIds[0], sale?.droppingCounterIds[0]];
  if (!sale || !boardingCounterId || !droppingCounterId) throw new Problem('trip-not-on-sale');
  if (holdCount >= settings.holdsPerBrowser) {
    // Another tap of this browser has taken the hold's number and is writing the hold: this tap joins it.
    if (holdUnderWay) throw new TryAgain();
    throw new Problem('too-many-holds', { limit: settings.holdsPerBrowser });
  }
  return {
    tripId: input.tripId,
    bookingId: timeOrderedId(),
    buyerId,
    userId: null,
    operatorId: sale.operatorId,
    pnr: null,
    state: 'held',
    fromStopNo: input.fromStopNo,
    toStopNo: input.toStopNo,
    heldUntil: earlierHoldEnd(holdUntil(now, settings), endsBy),
    extended: false,
    contact: null,
    boardingCounterId,
    droppingCounterId,
    language: input.language,
    channel: 'web',
    refundPolicy: sale.refundPolicy,
    farePaisa: paisa(0),
    serviceChargePaisa: paisa(0),
    discountPaisa: paisa(0),
    promoId: null,
    chargePerSeatPaisa: settings.serviceChargePerSeat,
    bothWaysPercent: sale.bothWaysPercent,
    contentsNo: 0,
    version: 0,
    seats: [],
  };
};

/** A hold and the seats to be added to it; none where it has all that were asked for. */
export type DecidedHold = {
  hold: BookingRow;
  isNew: boolean;
  added: BookedSeat[];
  numberHash: string | null;
};

/**
 * Decides a hold from the facts that were read: returns the earlier answer to the same request, or what is to be
 * written. endsBy: end of the hold of the other direction. Problems: those of `holdSeats`.
 */
export const decideHold = (
  facts: HoldFacts,
  buyerId: string,
  input: HoldSeatsInput,
  settings: Settings,
  endsBy: Date | null = null,
): DecidedHold | { answered: BookingRow } => {
  const { now, sale, booking: growing } = facts;
  if (facts.earlier !== null) {
    if (facts.earlier !== hashOf(input)) throw new Problem('key-reused');
    if (!growing) throw new Problem('not-found');
    return { answered: growing };
  }
  if (!sale?.onSale) throw new Problem('trip-not-on-sale');
  refuseBeforeOpening(sale.opensAt, now);
  if (webSaleClosesAt(sale.departsAt, settings) <= now) throw new Problem('sale-closed');
  const plan = new Set(seatsOf(sale.layout));
  const unknown = input.seatNos.filter((seatNo) => !plan.has(seatNo));
  if (unknown.length > 0) throw new Problem('seat-unknown', { seats: unknown });

  if (growing && facts.beingPaid) throw new Problem('booking-closed');
  if (growing) refusePartPaid(growing);
  const had = new Set(growing?.seats.map((seat) => seat.seatNo));
  const seatNos = [...new Set(input.seatNos)].filter((seatNo) => !had.has(seatNo)).sort();
  if (had.size + seatNos.length > settings.seatsPerBooking)
    throw new Problem('too-many-seats', { limit: settings.seatsPerBooking });
  if (growing && seatNos.length === 0) return { hold: growing, isNew: false, added: [], numberHash: null };
  const gone = facts.taken.filter((seatNo) => !had.has(seatNo));
  if (gone.length > 0) throw new Problem('seat-taken', { seats: gone });

  const added = seatNos.map((seatNo) => ({
    seatNo,
    farePaisa: paisa(fareOfSeat(sale, sale, seatNo)),
    bothWaysOffPaisa: paisa(0),
    passengerName: '',
    passengerKind: 'adult' as const,
    passengerGender: null,
  }));
  const hold = growing ?? openHold(buyerId, facts, input, settings, endsBy);
  const numberHash = limitUnpaid(facts, had.size + added.length, settings);
  return { hold, isNew: !growing, added, numberHash };
};
