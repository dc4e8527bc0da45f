import type { PassengerGender } from '../booking/booking.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { WomensRule } from '../seating/womens-seats.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import { addMinutes } from '../add-minutes.ts';

/**
 * Hours before departure until which the name on a ticket may change: the conductor's phone then gets the new list in time.
 */
export const renameClosesHours = 3;

/** Moment from which the names on the tickets of a journey are final, by the current departure of its coach. */
export const renamingEndsAt = (departsAt: Date): Date => addMinutes(departsAt, -renameClosesHours * 60);

/** Names of a booking that may still be changed, for a caller who has proved that the booking is theirs. */
export type RenamingView = {
  document: TicketDocument;
  /** Seats whose ticket may get another name; none once it is too late. */
  seats: readonly { seatNo: SeatNo; name: string }[];
  endsAt: Date;
  /** Tells whether the coach keeps seats for women, so that passengers are asked for their gender. */
  asksGender: boolean;
};

/** Tells whether tickets of a booking may get another name: it is paid, its coach runs and has not left, there is time. */
export const canRename = (
  {
    isConfirmed,
    cancelled,
    isOnTheRoad,
    departsAt,
  }: { isConfirmed: boolean; cancelled: boolean; isOnTheRoad: boolean; departsAt: Date },
  now: Date,
): boolean => isConfirmed && !cancelled && !isOnTheRoad && renamingEndsAt(departsAt) > now;

/** Tells whether the page of a ticket links to the change of name; the linked page says what is left to change. */
export const linksToRenaming = ({ state, news, departsAt, tickets }: TicketDocument, now: Date): boolean =>
  canRename(
    { isConfirmed: state === 'confirmed', cancelled: news.cancelled, isOnTheRoad: false, departsAt },
    now,
  ) && tickets.some((ticket) => ticket.state === 'issued' && ticket.issueNo === 1);

/**
 * Tells whether a seat that is kept for women at this moment is refused to a new passenger who is not a woman: always where
 * the plan marks it, and beside a woman alone where its passenger was a woman. A man who sat there before she came may be
 * replaced by another man: she took the seat beside him knowingly.
 */
export const refusesNewPassenger = (
  { layout }: WomensRule,
  seatNo: SeatNo,
  was: PassengerGender | null,
  becomes: PassengerGender | null,
): boolean => becomes !== 'female' && (layout.marks?.[seatNo] === 'women' || was === 'female');
