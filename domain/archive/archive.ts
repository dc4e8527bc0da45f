import { addDays, dhakaDate, type DhakaDate } from '../dhaka.ts';
import { monthOf } from '../month.ts';
import { retention } from '../privacy/retention.ts';

/**
 * Days after a payment within which a bank may still take it back, which is recorded on the selling side alone. Source: Visa's
 * dispute conditions 13.1 and 13.7 as processors quote them, at most 540 days from the day on which a payment is processed.
 */
const disputableDays = 540;
/** Days beyond all that during which a trip stays on the selling side: whoever comes a little late finds it there. */
const marginDays = 35;
/** Days after its service date that a trip stays, at least; it was paid before it left. */
const stayingDays = Math.max(retention.journey.days, disputableDays) + marginDays;

/** Things of a trip that are not at their end: while one is there, its rows stay on the selling side. */
export const openThings = [
  'booking',
  'name',
  'words',
  'payment',
  'refund',
  'reversal',
  'request',
  'case',
  'report',
  'difference',
  'exchange',
  'message',
  'shift',
  'settlement',
] as const;
export type OpenThing = (typeof openThings)[number];

/** The first service date that is not in a month which may move: whole months before it have stayed long enough. */
export const firstStayingDate = (now: Date): DhakaDate =>
  `${monthOf(addDays(dhakaDate(now), -stayingDays))}-01` as DhakaDate;

/** Whether the rows of a trip may move to the archive: its whole month has stayed long enough, and nothing of it is open. */
export const mayMove = (
  { serviceDate, open }: { serviceDate: DhakaDate; open: readonly OpenThing[] },
  now: Date,
): boolean => serviceDate < firstStayingDate(now) && open.length === 0;

/** The first day of the month of a service date, by which the archive tells what it has. */
export const archivedMonthOf = (serviceDate: DhakaDate): DhakaDate =>
  `${monthOf(serviceDate)}-01` as DhakaDate;
