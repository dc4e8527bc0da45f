import {
  addDays,
  type DhakaDate,
  formatDate,
  formatMinute,
  formatTime,
  minuteOfDay,
} from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import type { Week, WeekRun } from '@poth/domain/operator/week.ts';
import type { TripShown } from './buses-view.ts';
import { routeNameText } from '../text/route-name-text.ts';

export type WeekCell = {
  tripId: string;
  /** Departure time where it differs from the run's usual one. */
  time: string | null;
  /** Coach number where it differs from the run's usual one. */
  coach: string | null;
  sold: string;
  state: Exclude<TripShown, 'paused'> | 'departed' | 'on-the-road' | 'arrived';
};

export type WeekView = {
  days: { date: DhakaDate; weekday: string; day: string; isToday: boolean; to: string }[];
  /** Day that a phone shows. */
  shownDay: DhakaDate;
  rows: { runId: string; leaves: string; route: string; coach: string; cells: WeekCell[][] }[];
  before: string;
  after: string;
  fewer: string | null;
  more: string | null;
};

/**
 * Derives the state of a trip. One whose departure was marked is on the road until its expected arrival, over midnight
 * too; one without a mark has only departed.
 */
const stateOf = (trip: WeekRun['trips'][number], now: Date): WeekCell['state'] => {
  if (trip.state === 'cancelled' || trip.state === 'arrived') return trip.state;
  if (trip.state === 'departed' && now < trip.arrivesAt) return 'on-the-road';
  if (trip.state === 'departed' || trip.departsAt <= now) return 'departed';
  if (trip.state !== 'on-sale') return 'closed';
  if (trip.delayMinutes > 0) return 'late';
  return trip.seatsSold >= trip.seatCount ? 'sold-out' : 'on-sale';
};

const address = (from: DhakaDate, page = 1, day?: DhakaDate): string =>
  `/buses?${new URLSearchParams([
    ['view', 'week'],
    ['from', from],
    ...(page > 1 ? [['page', String(page)]] : []),
    ...(day ? [['day', day]] : []),
  ] as [string, string][])}`;

/** Formats a week as a grid: a row for each run, a column for each day. */
export const weekView = (week: Week, askedDay: string | null, language: Language): WeekView => {
  const { days, page, today, now } = week;
  const first = days[0] ?? today;
  return {
    days: days.map((date) => ({
      date,
      weekday: formatDate(date, language, 'weekday'),
      day: formatDate(date, language, 'day'),
      isToday: date === today,
      to: address(first, page, date),
    })),
    shownDay: days.find((day) => day === askedDay) ?? days.find((day) => day === today) ?? first,
    rows: week.runs.map(({ runId, routeName, departureMinute, coachNumber, trips }) => ({
      runId,
      leaves: formatMinute(departureMinute, language),
      route: routeNameText(routeName, language),
      coach: coachNumber,
      cells: days.map((date) =>
        trips
          .filter(({ serviceDate }) => serviceDate === date)
          .map((trip) => ({
            tripId: trip.tripId,
            time:
              minuteOfDay(trip.departsAt) === departureMinute ? null : formatTime(trip.departsAt, language),
            coach: trip.coachNumber === coachNumber ? null : trip.coachNumber,
            sold: digits(`${trip.seatsSold}/${trip.seatCount}`, language),
            state: stateOf(trip, now),
          })),
      ),
    })),
    before: address(addDays(first, -7)),
    after: address(addDays(first, 7)),
    fewer: page > 1 ? address(first, page - 1) : null,
    more: week.more ? address(first, page + 1) : null,
  };
};
