import type { Settings } from '../settings.ts';
import { addMinutes } from '../add-minutes.ts';
import type { TicketDocument } from './ticket.ts';

/**
 * Reminders of a journey. leadMinutes: how long before the reporting time at the counter, with the delay, one is due;
 * missedMinutes: how late it may still be sent, for example after an outage.
 */
export const reminders = {
  'three-hours': { leadMinutes: 180, missedMinutes: 60, setting: 'remindsThreeHours' },
  'forty-five-minutes': { leadMinutes: 45, missedMinutes: 30, setting: 'remindsFortyFiveMinutes' },
} as const satisfies Record<string, { leadMinutes: number; missedMinutes: number; setting: keyof Settings }>;
export type Reminder = keyof typeof reminders;

/** Least minutes between purchase and reminder: a passenger who has just bought needs none. */
export const minMinutesSincePurchase = 60;

/** Reminders that are switched on. */
export const remindersOn = (settings: Settings): Reminder[] =>
  (Object.keys(reminders) as Reminder[]).filter((reminder) => settings[reminders[reminder].setting]);

/**
 * Tells whether an announced reminder is still worth sending: a passenger of the booking has not boarded, and it is not
 * too late. A reminder whose journey was delayed after the announcement is still sent: it is sent only once, and says
 * the new time.
 */
export const isWorthReminding = (
  { state, news, tickets, boarding }: Pick<TicketDocument, 'state' | 'news' | 'tickets' | 'boarding'>,
  reminder: Reminder,
  now: Date,
): boolean => {
  const { leadMinutes, missedMinutes } = reminders[reminder];
  return (
    state === 'confirmed' &&
    !news.cancelled &&
    tickets.some((ticket) => ticket.state === 'issued') &&
    now <= addMinutes(boarding.reportingAt, missedMinutes - leadMinutes)
  );
};
