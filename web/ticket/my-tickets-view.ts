import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatDuration } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketSummary } from '@poth/domain/ticket/my-tickets.ts';
import { timeText } from '@poth/domain/ticket/ticket-fields.ts';
import { validityNames } from '@poth/domain/ticket/validity.ts';
import type { StopPoint } from '@poth/domain/trip/trip.ts';
import { telLink } from '../shell/tel-link.ts';
import { textIn } from '../text/texts.ts';
import { againPath } from './again-path.ts';
import { bookingStateNames, validityTones } from './booking-states.ts';
import { myTicketsText } from './my-tickets-text.ts';

/** Describes one end of a journey with its date; past journeys with the year too. */
const endOf = (point: StopPoint, isAhead: boolean, language: Language) => {
  const date = dhakaDate(point.at);
  const short = formatDate(date, language, 'short');
  return {
    time: timeText(point.at, language),
    date: isAhead ? short : `${short} ${digits(date.slice(0, 4), language)}`,
    counter: point.name[language],
  };
};

/**
 * Describes where and when to report, with the date: passengers of a coach after midnight report on the evening before.
 */
const boardingOf = ({ boarding }: TicketSummary, language: Language) => ({
  counter: boarding.name[language],
  address: boarding.address[language],
  phone: formatPhone(boarding.phone, language),
  tel: telLink(boarding.phone),
  reporting: `${formatDate(dhakaDate(boarding.reportingAt), language, 'short')}, ${timeText(boarding.reportingAt, language)}`,
});

/** Names the state of a booking; after departure, the state of its tickets. */
const stateNameOf = ({ state, validity }: TicketSummary) =>
  state === 'confirmed' && validity !== null && validity !== 'valid'
    ? { ...validityNames[validity], tone: validityTones[validity] }
    : bookingStateNames[state];

/** Tells whether the journey is upcoming and paid for. */
const isAheadOf = ({ validity, state }: TicketSummary): boolean => validity === 'valid' || state === 'review';

/** Prepares a booking for its card in the list, in one language. */
export const myTicketView = (summary: TicketSummary, language: Language, now: Date) => ({
  bookingId: summary.bookingId,
  pnr: summary.pnr,
  shownPnr: formatPnr(summary.pnr),
  stateName: stateNameOf(summary),
  isAhead: isAheadOf(summary),
  journey: textIn(language, myTicketsText).journey(summary.from[language], summary.to[language]),
  coach: [
    summary.operator[language],
    summary.coachNumber,
    coachName(summary.coachType, summary.coachClass)[language],
  ].join(' · '),
  late:
    isAheadOf(summary) && summary.delayMinutes > 0
      ? textIn(language, myTicketsText).late(formatDuration(summary.delayMinutes, language))
      : null,
  from: endOf(summary.boarding, isAheadOf(summary), language),
  to: endOf(summary.dropping, isAheadOf(summary), language),
  boarding: boardingOf(summary, language),
  seats: summary.seatNos.join(', '),
  canDownload: summary.canDownload,
  canCancel: summary.canCancel,
  canRate: summary.canRate,
  /** Address for searching the journey again, if it is past or cancelled. */
  againPath: isAheadOf(summary) ? null : againPath(summary, now),
});
export type MyTicketView = ReturnType<typeof myTicketView>;
