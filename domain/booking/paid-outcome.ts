import { next } from '../machine.ts';
import { later } from '../trip/delay.ts';
import { bookingLife } from './lifecycle.ts';
import type { BookingState } from './lifecycle.ts';

/** Minutes before departure until which a person may decide about a risky payment. */
const decideMinutesBefore = 3 * 60;

/** Reason for which a paid booking gets no tickets although its seats are free. */
export type UnseatedBecause = 'phone-limit';

/** Money as the gateway gave it, as a person approved it after the gateway called it risky, or risky still. */
export type PaidMoney = 'plain' | 'approved' | 'risky';

/** The end of money that was captured for a booking. */
export type PaidOutcome =
  | { kind: 'confirm' }
  /** A person decides until then. */
  | { kind: 'review'; until: Date }
  /** No tickets: the money goes back. */
  | { kind: 'unseat'; because?: UnseatedBecause }
  /** The booking needed no money any more. */
  | { kind: 'surplus' };

/**
 * The facts that decide what becomes of it. seatRows: rows of the inventory, a seat on a leg each, that may be given to
 * the booking.
 */
export type PaidFacts = {
  state: BookingState;
  /** From its stop, as published; null where the journey is not there any more. */
  departsAt: Date | null;
  delayMinutes: number;
  tripCancelled: boolean;
  /** Set by the people of the coach, who may say so before its hour. */
  hasLeftStop: boolean;
  seatRows: { wanted: number; sellable: number };
  lostWomensSeat: boolean;
  /** Whether its number may have its seats beside those that it has; true where that is not asked. */
  phoneHasRoom: boolean;
};

/**
 * Decides what becomes of a booking that is paid: tickets, if its coach runs and has not left its stop, its seats are
 * still its own or free again and its number may have them; else its money goes back. A risky payment waits for a
 * person, as long as there is time to decide.
 */
export const outcomeOfPaid = (
  facts: PaidFacts,
  { money, now }: { money: PaidMoney; now: Date },
): PaidOutcome => {
  const { state, departsAt, delayMinutes, seatRows, phoneHasRoom } = facts;
  const hasSeats = seatRows.wanted > 0 && seatRows.sellable === seatRows.wanted;
  const unseat = { kind: 'unseat' } as const;
  if (money === 'risky') {
    if (!next(bookingLife, state, 'review')) return { kind: 'surplus' };
    if (!phoneHasRoom) return { ...unseat, because: 'phone-limit' };
    const until = departsAt && later(departsAt, -decideMinutesBefore);
    const mayWait = until && until > now && !facts.tripCancelled && !facts.lostWomensSeat && hasSeats;
    return mayWait ? { kind: 'review', until } : unseat;
  }
  if ((state === 'review' && money !== 'approved') || !next(bookingLife, state, 'confirm'))
    return { kind: 'surplus' };
  const isPast = !departsAt || later(departsAt, delayMinutes) <= now;
  if (isPast || facts.hasLeftStop || facts.tripCancelled || facts.lostWomensSeat) return unseat;
  if (!phoneHasRoom) return { ...unseat, because: 'phone-limit' };
  return hasSeats ? { kind: 'confirm' } : unseat;
};
