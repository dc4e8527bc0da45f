import type { TicketDocument } from '../ticket/ticket.ts';
import { addMinutes } from '../add-minutes.ts';
import type { ReportKind } from './report.ts';

/** Days after the departure within which something may be reported. */
const reportDays: Record<ReportKind, number> = { 'did-not-come': 7, overcharged: 30 };

/** State of the right to report. no: there is no ticket to report about. */
export type ReportWindow = 'open' | 'early' | 'over' | 'no';

type Told = Pick<TicketDocument, 'departsAt' | 'tickets'> & {
  news: Pick<TicketDocument['news'], 'cancelled'>;
};

/** Moment at which reports of a kind end, counted from the departure at the passenger's stop. */
export const reportEndsAt = (kind: ReportKind, departsAt: Date): Date =>
  addMinutes(departsAt, reportDays[kind] * 1_440);

/**
 * Tells whether a booking may be reported. did-not-come: from its departure at the passenger's stop, the delay
 * included, for bookings with a ticket to travel on; overcharged: from the purchase, for bookings that ever had a
 * ticket.
 */
export const reportWindow = (
  kind: ReportKind,
  { departsAt, tickets, news }: Told,
  now: Date,
): ReportWindow => {
  const travels = news.cancelled || tickets.some(({ state }) => state !== 'void');
  if (tickets.length === 0 || (kind === 'did-not-come' && !travels)) return 'no';
  if (kind === 'did-not-come' && now < departsAt) return 'early';
  return now > reportEndsAt(kind, departsAt) ? 'over' : 'open';
};
