import { protectedUntil } from '@poth/domain/booking/hold.ts';
import { bytesOfBooking, saleMemory, knownOwnHold, knownSaleOf } from '../booking/known-sale.ts';
import { unknownDeviceDay } from '../booking/device-limit-store.ts';
import { phoneDayWithoutOthers, type PhoneDay } from '../booking/phone-limit-store.ts';
import { claimOf } from '../booking/seat-claim.ts';
import type { BookingRow, Sale } from '../booking/store.ts';
import { bytesOf, openKnownFacts } from '../db/known-facts.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import type { PayFacts } from './pay-store.ts';
import type { Attempt, Settlement } from './settle-store.ts';
import type { PaymentRef } from './store.ts';

type KnownAttempt = { attempt: Attempt; booking: BookingRow; sale: Sale; phoneDay: PhoneDay };

/** Attempts as this process last wrote them, 32 MB at most. */
const attempts = oncePerPortal((_deps: Deps) =>
  openKnownFacts<KnownAttempt>(
    { mostBytes: 32_000_000, forMs: 60 * 60_000 },
    ({ booking, sale }) => 1_000 + bytesOfBooking(booking) + bytesOf(sale),
  ),
);

/** Key of a share: all shares of a payment have its id, each on its own trip. */
const keyOf = ({ tripId, paymentId }: PaymentRef): string => `${tripId} ${paymentId}`;

const rowsOf = (booking: BookingRow): number => {
  const { seatNos, legNos } = claimOf(booking);
  return seatNos.length * legNos.length;
};

/**
 * Returns the facts that decide the payment of a hold, as this process last wrote the hold: no attempt of it is open, no
 * discount was promised to it, and its phone number and device are assumed to have no other booking on that date. The write
 * checks all of it.
 */
export const knownPayFacts = (
  deps: Deps,
  ref: Pick<BookingRow, 'tripId' | 'bookingId'>,
): (PayFacts & { sale: Sale }) | undefined => {
  const hold = knownOwnHold(deps, ref);
  return (
    hold && {
      ...hold,
      earlier: null,
      openAttempt: null,
      ownRows: rowsOf(hold.booking),
      tripCancelled: false,
      tripVersion: hold.sale.tripVersion,
      promised: null,
      phoneDay: phoneDayWithoutOthers(hold.sale),
      deviceDay: unknownDeviceDay(hold.sale),
    }
  );
};

/**
 * Remembers an attempt that was just written, for as long as its seats cannot be taken. phoneDay: as it was counted, before
 * this attempt changed it.
 */
export const rememberAttempt = (
  deps: Deps,
  attempt: Attempt,
  booking: BookingRow,
  phoneDay: PhoneDay,
): void => {
  const [now, sale] = [saleMemory(deps).clock.now(), knownSaleOf(deps, booking)];
  saleMemory(deps).holds.forget(booking.bookingId);
  if (!now || !sale || booking.promoId !== null) return;
  const until = protectedUntil(attempt.openUntil, deps.settings());
  const facts = {
    attempt,
    booking,
    sale,
    phoneDay: { ...phoneDay, version: phoneDay.version + 1, isAlone: false },
  };
  attempts(deps).keep(keyOf(attempt), facts, until.getTime() - now.getTime());
};

/** Remembers that the buyer was sent to the page of an attempt. */
export const rememberRedirect = (deps: Deps, ref: PaymentRef): void => {
  const seen = attempts(deps).find(keyOf(ref));
  const now = saleMemory(deps).clock.now();
  if (!seen || !now) return;
  const until = protectedUntil(seen.attempt.openUntil, deps.settings());
  const attempt = { ...seen.attempt, state: 'redirected' as const };
  attempts(deps).keep(keyOf(ref), { ...seen, attempt }, until.getTime() - now.getTime());
};

/** Remembers that this process is capturing the money of an attempt. */
export const rememberCapture = (deps: Deps, ref: PaymentRef): void => {
  const seen = attempts(deps).find(keyOf(ref));
  const now = saleMemory(deps).clock.now();
  if (!seen || !now) return;
  const until = protectedUntil(seen.attempt.openUntil, deps.settings());
  const attempt = { ...seen.attempt, captureClaimedAt: now };
  attempts(deps).keep(keyOf(ref), { ...seen, attempt }, until.getTime() - now.getTime());
};

/**
 * Returns the facts that decide the settlement of an attempt, as this process last wrote them: its seats are kept, its trip
 * runs and no discount was promised.
 */
export const knownSettlement = (deps: Deps, ref: PaymentRef): Settlement | undefined => {
  const [now, seen] = [saleMemory(deps).clock.now(), attempts(deps).find(keyOf(ref))];
  if (!now || !seen) return undefined;
  const { attempt, booking, sale, phoneDay } = seen;
  const rows = rowsOf(booking);
  return {
    isRemembered: true,
    attempt,
    paid: {
      booking,
      now,
      tripVersion: sale.tripVersion,
      tripCancelled: false,
      delayMinutes: sale.delayMinutes,
      departsAt: sale.departsAt,
      arrivesAt: sale.arrivesAt,
      hasLeftStop: false,
      seatRows: { wanted: rows, sellable: rows },
      keptRows: rows,
      womensRule: sale,
      phoneDay,
      promiseStands: false,
      openAttempts: 1,
    },
  };
};

/** Forgets an attempt that has ended. */
export const forgetAttempt = (deps: Deps, ref: PaymentRef): void => attempts(deps).forget(keyOf(ref));
