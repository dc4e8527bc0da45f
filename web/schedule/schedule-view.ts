import { addDays, type DhakaDate, formatDate, formatMinute } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { countText, type Language } from '@poth/domain/language.ts';
import type { ListedSchedule } from '@poth/domain/schedule/schedule.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { textIn } from '../text/texts.ts';
import { fromSaturday, weekdayText } from '../text/weekdays.ts';
import { scheduleText } from './text.ts';

export type ScheduleView = {
  scheduleId: string;
  route: string;
  leaves: string;
  coach: string;
  coachType: string;
  days: string;
  span: string;
  next: string;
  state: ListedSchedule['state'];
  changed: boolean;
  published: string;
  unpriced: string | null;
};

const everyDay = 127;

const weekdaysText = (weekdays: number, language: Language): string =>
  weekdays === everyDay
    ? textIn(language, scheduleText).everyDay
    : fromSaturday
        .filter((day) => weekdays & (1 << day))
        .map((day) => weekdayText(day, language))
        .join(', ');

/** Formats several dates; the month is named once where it is the same: 22, 23 and 24 November. */
const datesText = (dates: readonly DhakaDate[], language: Language): string =>
  dates
    .map((date, at) => {
      const said = formatDate(date, language, 'day');
      const next = dates[at + 1];
      return next?.slice(0, 7) === date.slice(0, 7) ? (said.split(' ')[0] ?? said) : said;
    })
    .join(', ');

export const scheduleViews = (schedules: readonly ListedSchedule[], language: Language): ScheduleView[] => {
  const t = textIn(language, scheduleText);
  return schedules.map((schedule) => {
    const { validFrom, validUntil, nextDates, unpriced } = schedule;
    const day = (date: DhakaDate) => formatDate(date, language, 'day');
    // The first date is shown only while the schedule has not begun.
    const begins =
      nextDates[0] && validFrom && nextDates[0] <= addDays(validFrom, 7) ? t.from(day(validFrom)) : '';
    return {
      scheduleId: schedule.scheduleId,
      route: routeNameText(schedule.route, language),
      leaves: formatMinute(schedule.departureMinute, language),
      coach: schedule.coachNumber,
      coachType: coachName(schedule.coachType, schedule.coachClass)[language],
      days: weekdaysText(schedule.weekdays, language),
      span: [begins, validUntil && t.until(day(validUntil))].filter(Boolean).join(' '),
      next: datesText(nextDates, language) || t.noDates,
      state: schedule.state,
      changed: schedule.changed,
      published: t.onSale(countText(schedule.published, language)),
      unpriced: unpriced > 0 ? t.unpriced(countText(unpriced, language)) : null,
    };
  });
};
