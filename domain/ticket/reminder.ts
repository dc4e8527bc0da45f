import type { Settings } from '../settings.ts';
import { later } from '../trip/delay.ts';
import type { TicketDocument } from './ticket.ts';

/**
 * Reminders of a journey. leadMinutes: how long before the passenger is to be at the counter, the delay counted in;
 * missedMinutes: how much later it is not sent any more, as after an outage.
 */
export const reminders = {
  'three-hours': { leadMinutes: 180, missedMinutes: 60, setting: 'remindsThreeHours' },
  'forty-five-minutes': { leadMinutes: 45, missedMinutes: 30, setting: 'remindsFortyFiveMinutes' },
} as const satisfies Record<string, { leadMinutes: number; missedMinutes: number; setting: keyof Settings }>;
export type Reminder = keyof typeof reminders;

/** Minutes that lie between buying and being reminded, at least: who has just bought knows. */
export const boughtLeastMinutes = 60;

/** Reminders that are switched on. */
export const remindersOn = (settings: Settings): Reminder[] =>
  (Object.keys(reminders) as Reminder[]).filter((reminder) => settings[reminders[reminder].setting]);

/**
 * Whether a reminder that was announced is still worth sending: somebody of the booking is waited for, and its time has not
 * gone by. One that a delay has just put off is sent all the same: it comes once, and says the new time.
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
    now <= later(boarding.reportingAt, missedMinutes - leadMinutes)
  );
};
