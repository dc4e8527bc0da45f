import { nextState } from '../machine.ts';
import { addMinutes } from '../add-minutes.ts';
import { bookingLife } from './lifecycle.ts';
import type { BookingState } from './lifecycle.ts';

/** Minutes before departure until which a person may decide about a risky payment. */
const decideMinutesBefore = 3 * 60;

/** Reason for which a paid booking gets no tickets although its seats are free. */
export type UnseatReason = 'phone-limit';

/** Captured money: plain from the gateway, risky by its word, or risky and then approved by a person. */
export type PaidMoney = 'plain' | 'approved' | 'risky';

/** Outcome for money that was captured for a booking. */
export type PaidOutcome =
  | { kind: 'confirm' }
  /** Waits until then for a person's decision. */
  | { kind: 'review'; until: Date }
  /** No tickets: the money goes back. */
  | { kind: 'unseat'; because?: UnseatReason }
  /** The booking no longer needed the money. */
  | { kind: 'surplus' };

/**
 * Facts that decide the outcome. seatRows: rows of the inventory, one seat on one leg each, that the booking wants and
 * that may be given to it.
 */
export type PaidFacts = {
  state: BookingState;
  /** Published departure from the boarding stop; null where the journey no longer exists. */
  departsAt: Date | null;
  delayMinutes: number;
  tripCancelled: boolean;
  /** Set by the coach's crew, who may do so before the scheduled time. */
  hasLeftStop: boolean;
  seatRows: { wanted: number; sellable: number };
  lostWomensSeat: boolean;
  /** True where the phone number may have these seats besides its others, or where no such limit is checked. */
  phoneHasRoom: boolean;
};

/**
 * Decides the outcome of a paid booking: tickets, if its coach runs and has not left the stop, its seats are still its
 * own or free again and its phone number may have them; else the money goes back. A risky payment waits for a person as
 * long as there is time to decide.
 */
export const outcomeOfPaid = (
  facts: PaidFacts,
  { money, now }: { money: PaidMoney; now: Date },
): PaidOutcome => {
  const { state, departsAt, delayMinutes, seatRows, phoneHasRoom } = facts;
  const hasSeats = seatRows.wanted > 0 && seatRows.sellable === seatRows.wanted;
  const unseat = { kind: 'unseat' } as const;
  if (money === 'risky') {
    if (!nextState(bookingLife, state, 'review')) return { kind: 'surplus' };
    if (!phoneHasRoom) return { ...unseat, because: 'phone-limit' };
    const until = departsAt && addMinutes(departsAt, -decideMinutesBefore);
    const mayWait = until && until > now && !facts.tripCancelled && !facts.lostWomensSeat && hasSeats;
    return mayWait ? { kind: 'review', until } : unseat;
  }
  if ((state === 'review' && money !== 'approved') || !nextState(bookingLife, state, 'confirm'))
    return { kind: 'surplus' };
  const isPast = !departsAt || addMinutes(departsAt, delayMinutes) <= now;
  if (isPast || facts.hasLeftStop || facts.tripCancelled || facts.lostWomensSeat) return unseat;
  if (!phoneHasRoom) return { ...unseat, because: 'phone-limit' };
  return hasSeats ? { kind: 'confirm' } : unseat;
};
