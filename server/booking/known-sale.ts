import type { Journey } from '@poth/domain/trip/trip.ts';
import { bytesOf, openKnownClock, openKnownFacts } from '../db/known-facts.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import type { HoldFacts } from './hold-facts-store.ts';
import type { OwnHoldFacts } from './own-hold-store.ts';
import type { BookingRow, Sale } from './store.ts';
import type { Source } from './unpaid-source.ts';

const MB = 1_000_000;
const minute = 60_000;

/** A hold as this process left it, with the sale that it rests on; its steps ask for the versions of both. */
export type KnownHold = { booking: BookingRow; sale: Sale };

/** The row of a source of unpaid seats, and at most how many it has: counts go down by themselves. */
type KnownSource = { version: number; seats: number };

/** A booking's own bytes are few and alike; its sale is shared with others and counted with each. */
export const bytesOfBooking = ({ seats }: BookingRow): number => 3_000 + 400 * seats.length;

/** What a process remembers of sales: 60 MB at most, what a journey sells for a minute, holds as long as they last. */
export const known = oncePerPortal((_deps: Deps) => ({
  clock: openKnownClock(),
  /** By journey. */
  sales: openKnownFacts<Sale>({ mostBytes: 16 * MB, forMs: minute }, bytesOf),
  /** By booking. */
  holds: openKnownFacts<KnownHold>(
    { mostBytes: 32 * MB, forMs: 60 * minute },
    ({ booking, sale }) => bytesOfBooking(booking) + bytesOf(sale),
  ),
  /** By hash, which has the trip in it. */
  sources: openKnownFacts<KnownSource>({ mostBytes: 8 * MB, forMs: 10 * minute }, () => 300),
  /** Seats that somebody has asked for here: who wants one of them reads whether it is taken. */
  wanted: openKnownFacts<object>({ mostBytes: 4 * MB, forMs: minute }, () => 200),
}));

export const keyOfJourney = ({ tripId, fromStopNo, toStopNo }: Journey): string =>
  `${tripId} ${fromStopNo}-${toStopNo}`;
const keyOfSeat = (tripId: string, seatNo: string): string => `${tripId} ${seatNo}`;

/** Remembers that seats are being asked for. */
export const rememberWanted = (deps: Deps, tripId: string, seatNos: readonly string[]): void => {
  for (const seatNo of seatNos) known(deps).wanted.keep(keyOfSeat(tripId, seatNo), {});
};

/** The sale on which a booking rests, as far as it is remembered. */
export const knownSaleOf = (deps: Deps, booking: BookingRow): Sale | undefined =>
  known(deps).holds.find(booking.bookingId)?.sale ?? known(deps).sales.find(keyOfJourney(booking));

/**
 * Remembers a hold as it was just written, where its sale is known and nothing hangs on it that is not remembered: no
 * payment and no promise, as it was read then. One that is not a hold any more is forgotten.
 */
export const rememberHold = (
  deps: Deps,
  booking: BookingRow,
  { beingPaid, promised }: Pick<OwnHoldFacts, 'beingPaid' | 'promised'>,
): void => {
  const { clock, holds } = known(deps);
  const [now, sale] = [clock.now(), knownSaleOf(deps, booking)];
  const isWhole = booking.state === 'held' && !beingPaid && !promised;
  if (now && sale && isWhole)
    holds.keep(booking.bookingId, { booking, sale }, booking.heldUntil.getTime() - now.getTime());
  else holds.forget(booking.bookingId);
};

/** Whether a hold is remembered as it is. */
export const isRemembered = (deps: Deps, { bookingId, version }: BookingRow): boolean =>
  known(deps).holds.find(bookingId)?.booking.version === version;

/** The facts of a hold as this process left it: it knows of no payment of it and of no promise. */
export const knownOwnHold = (deps: Deps, bookingId: string): (OwnHoldFacts & { sale: Sale }) | undefined => {
  const { clock, holds } = known(deps);
  const [now, hold] = [clock.now(), holds.find(bookingId)];
  return now && hold && { ...hold, now, beingPaid: false, promised: false, womensRule: hold.sale };
};

const scopes = ({ buyerHash, addressHash, networkHash }: Source) =>
  [
    ['buyer', buyerHash],
    ['address', addressHash],
    ['network', networkHash],
  ] as const;

/** Remembers what a hold was decided by. added: the seats of the hold, where it has been written since. */
export const rememberHoldFacts = (
  deps: Deps,
  journey: Journey,
  source: Source,
  { now, sale, sourceVersions, unpaid }: Pick<HoldFacts, 'now' | 'sale' | 'sourceVersions' | 'unpaid'>,
  added = 0,
): void => {
  const { clock, sales, sources } = known(deps);
  if (added === 0) {
    clock.saw(now);
    if (sale?.onSale) sales.keep(keyOfJourney(journey), sale);
  }
  for (const [scope, hash] of scopes(source)) {
    const version = hash === null ? 0 : (sourceVersions[hash] ?? 0) + (added > 0 ? 1 : 0);
    if (hash !== null && version > 0) sources.keep(hash, { version, seats: unpaid[scope] + added });
  }
};

/**
 * The facts of a browser's first hold on a trip as this process remembers them; undefined where it knows too little, or
 * knows that the browser has held, or somebody wanted one of the seats. A source that is not remembered has held nothing
 * yet: the row that it is counted by would be there.
 */
export const knownHoldFacts = (
  deps: Deps,
  source: Source,
  { tripId, seatNos, ...journey }: Journey & { seatNos: readonly string[] },
): HoldFacts | undefined => {
  const { clock, sales, sources, wanted } = known(deps);
  const [now, sale] = [clock.now(), sales.find(keyOfJourney({ tripId, ...journey }))];
  if (!now || !sale || sources.find(source.buyerHash)) return undefined;
  if (seatNos.some((seatNo) => wanted.find(keyOfSeat(tripId, seatNo)))) return undefined;
  const unpaid = { buyer: 0, address: 0, network: 0, number: 0 };
  const sourceVersions: Record<string, number> = {};
  for (const [scope, hash] of scopes(source)) {
    const seen = hash === null ? undefined : sources.find(hash);
    if (hash === null || !seen) continue;
    unpaid[scope] = seen.seats;
    sourceVersions[hash] = seen.version;
  }
  return {
    now,
    sale,
    earlier: null,
    booking: null,
    beingPaid: false,
    taken: [],
    holdCount: 0,
    holdUnderWay: false,
    numberHash: null,
    unpaid,
    sourceVersions,
  };
};
