import { addDays, dhakaDate, type DhakaDate } from '../dhaka.ts';
import { monthOf } from '../month.ts';
import { retention } from '../privacy/retention.ts';

/** Days beyond the retention of a journey that its trip stays on the selling side: whoever comes a little late finds it there. */
const marginDays = 35;

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

/** The first service date that is not in a month which may move: those before it lie in whole months past their retention. */
export const firstStayingDate = (now: Date): DhakaDate =>
  `${monthOf(addDays(dhakaDate(now), -(retention.journey.days + marginDays)))}-01` as DhakaDate;

/** Whether the rows of a trip may move to the archive: its whole month is past its retention, and nothing of it is open. */
export const mayMove = (
  { serviceDate, open }: { serviceDate: DhakaDate; open: readonly OpenThing[] },
  now: Date,
): boolean => serviceDate < firstStayingDate(now) && open.length === 0;

/** The first day of the month of a service date, by which the archive tells what it has. */
export const archivedMonthOf = (serviceDate: DhakaDate): DhakaDate =>
  `${monthOf(serviceDate)}-01` as DhakaDate;
