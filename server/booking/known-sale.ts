import type { Journey } from '@poth/domain/trip/trip.ts';
import { bytesOf, openKnownClock, openKnownFacts } from '../db/known-facts.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import type { OwnHoldFacts } from './own-hold-store.ts';
import type { BookingRow, Sale } from './store.ts';

const MB = 1_000_000;
const minute = 60_000;

/** Hold as this process left it, with the sale that it depends on; its steps are guarded by the versions of both. */
export type KnownHold = { booking: BookingRow; sale: Sale };

/** Row of a source of unpaid seats: its version, and the most seats it can have, for counts go down by themselves. */
type KnownSource = { version: number; seats: number };

/** Estimates the bytes of a booking without its sale, which is shared with others and counted with each. */
export const bytesOfBooking = ({ seats }: BookingRow): number => 3_000 + 400 * seats.length;

/** Memory of a process about sales: 60 MB at most, what a journey sells for a minute, holds as long as they last. */
export const saleMemory = oncePerPortal((_deps: Deps) => ({
  clock: openKnownClock(),
  /** By journey. */
  sales: openKnownFacts<Sale>({ mostBytes: 16 * MB, forMs: minute }, bytesOf),
  /** By booking. */
  holds: openKnownFacts<KnownHold>(
    { mostBytes: 32 * MB, forMs: 60 * minute },
    ({ booking, sale }) => bytesOfBooking(booking) + bytesOf(sale),
  ),
  /** By hash, which includes the trip. */
  sources: openKnownFacts<KnownSource>({ mostBytes: 8 * MB, forMs: 10 * minute }, () => 300),
  /** Seats that somebody has asked for here: a later request for one of them reads whether it is taken. */
  wanted: openKnownFacts<object>({ mostBytes: 4 * MB, forMs: minute }, () => 200),
}));

export const keyOfJourney = ({ tripId, fromStopNo, toStopNo }: Journey): string =>
  `${tripId} ${fromStopNo}-${toStopNo}`;
/** Returns the sale that a booking depends on, as far as it is remembered. */
export const knownSaleOf = (deps: Deps, booking: BookingRow): Sale | undefined =>
  saleMemory(deps).holds.find(booking.bookingId)?.sale ?? saleMemory(deps).sales.find(keyOfJourney(booking));

/**
 * Remembers a hold as it was just written, where its sale is known and, as last read, it has no payment under way and
 * no promised discount, which are not remembered. Forgets a booking that is no longer a hold.
 */
export const rememberHold = (
  deps: Deps,
  booking: BookingRow,
  { beingPaid, promised }: Pick<OwnHoldFacts, 'beingPaid' | 'promised'>,
): void => {
  const { clock, holds } = saleMemory(deps);
  const [now, sale] = [clock.now(), knownSaleOf(deps, booking)];
  const isWhole = booking.state === 'held' && !beingPaid && !promised;
  if (now && sale && isWhole)
    holds.keep(booking.bookingId, { booking, sale }, booking.heldUntil.getTime() - now.getTime());
  else holds.forget(booking.bookingId);
};

/** Forgets a hold and the sale that it depends on: one of them has changed. */
export const forgetHold = (deps: Deps, bookingId: string): void => {
  const { holds, sales } = saleMemory(deps);
  const hold = holds.find(bookingId);
  if (hold) sales.forget(keyOfJourney(hold.booking));
  holds.forget(bookingId);
};

/** Tells whether a hold is remembered at its current version. */
export const isRemembered = (deps: Deps, { bookingId, version }: BookingRow): boolean =>
  saleMemory(deps).holds.find(bookingId)?.booking.version === version;

/**
 * Returns the facts of a hold of that trip as this process left it: a remembered hold has no payment and no promised
 * discount.
 */
export const knownOwnHold = (
  deps: Deps,
  { tripId, bookingId }: Pick<BookingRow, 'tripId' | 'bookingId'>,
): (OwnHoldFacts & { sale: Sale }) | undefined => {
  const { clock, holds } = saleMemory(deps);
  const [now, hold] = [clock.now(), holds.find(bookingId)];
  if (!now || hold?.booking.tripId !== tripId) return undefined;
  return { ...hold, now, beingPaid: false, promised: false, womensRule: hold.sale };
};
