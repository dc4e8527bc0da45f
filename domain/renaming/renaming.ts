import type { PassengerGender } from '../booking/booking.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { WomensRule } from '../seating/womens-seats.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import { later } from '../trip/delay.ts';

/** Hours before departure until which a ticket may get another name: a phone at the door then has the new list in time. */
export const renameClosesHours = 3;

/** Moment at which the tickets of a journey keep their names, by when its coach leaves now. */
export const renamingEnds = (departsAt: Date): Date => later(departsAt, -renameClosesHours * 60);

/** Names that may still be changed of a booking, for who proved to own it. */
export type RenamingView = {
  document: TicketDocument;
  /** Seats whose ticket may get another name; none once it is too late. */
  seats: readonly { seatNo: SeatNo; name: string }[];
  endsAt: Date;
  /** Whether the coach keeps seats for women, so that passengers are asked. */
  asksGender: boolean;
};

/** Whether tickets of a booking may get another name: it is paid, its coach runs and has not left, and there is time. */
export const isOpenForNames = (
  {
    isConfirmed,
    cancelled,
    isOnTheRoad,
    departsAt,
  }: { isConfirmed: boolean; cancelled: boolean; isOnTheRoad: boolean; departsAt: Date },
  now: Date,
): boolean => isConfirmed && !cancelled && !isOnTheRoad && renamingEnds(departsAt) > now;

/** Whether the page of a ticket leads to another name; the page itself says what is left to change. */
export const offersRenaming = ({ state, news, departsAt, tickets }: TicketDocument, now: Date): boolean =>
  isOpenForNames(
    { isConfirmed: state === 'confirmed', cancelled: news.cancelled, isOnTheRoad: false, departsAt },
    now,
  ) && tickets.some((ticket) => ticket.state === 'issued' && ticket.issueNo === 1);

/**
 * Whether a seat that is kept for women at this moment is refused to the next passenger: always where the plan marks it, and
 * beside a woman alone where it was a woman's. Who sat there before she came may be another man: she took the seat knowingly.
 */
export const isRefusedTo = (
  { layout }: WomensRule,
  seatNo: SeatNo,
  was: PassengerGender | null,
  becomes: PassengerGender | null,
): boolean => becomes !== 'female' && (layout.marks?.[seatNo] === 'women' || was === 'female');
