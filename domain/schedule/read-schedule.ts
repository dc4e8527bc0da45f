import { type DhakaDate, daysBetween, parseDhakaDate } from '../dhaka.ts';
import { readFare } from './read-fare.ts';
import { parseClock } from '../clock-time.ts';
import type { CoachClass } from '../fleet/coach.ts';
import { latinDigits } from '../language.ts';
import { type ClassFares, type Fares, type FareWindow, faresOf, type Pair, pairsOf } from './fares.ts';
import type { ScheduleDays } from './schedule-days.ts';
import { longestPlanDays, longestReportingMinutes } from './schedule-limits.ts';
import { fareKey, type ScheduleTyped } from './schedule-typed.ts';

/** Schedule as it is stored. */
export type SchedulePlan = ScheduleDays &
  Fares & {
    routeId: string;
    coachId: string;
    /** Minutes before departure; null takes the portal's default. */
    reportingMinutes: number | null;
    fareWindows: readonly FareWindow[];
  };

export type ScheduleFault =
  | `${'route' | 'coach' | 'departure' | 'weekday' | 'window-name' | 'fare'}-missing`
  | 'route-counterless'
  | 'time-wrong'
  | 'reporting-wrong'
  | 'date-wrong'
  | 'date-far'
  | 'until-early'
  | 'until-past'
  | 'date-twice'
  | 'fare-wrong'
  | 'fare-class-missing'
  | 'window-overlaps'
  | 'window-empty';

/**
 * Faults by field: route, coach, departureTime, reportingMinutes, weekdays, from, until, datesOff, extraDates,
 * otherTimes, fares, windows.0.
 */
export type ScheduleFaults = Partial<Record<string, ScheduleFault>>;

/** Things that a schedule refers to: undefined where none was chosen, or where it is retired or not the company's. */
export type ScheduleKnown = {
  today: DhakaDate;
  route: { stops: readonly { placeId: string; counters: number }[] } | undefined;
  coach: { classes: readonly CoachClass[] } | undefined;
};

/**
 * Parses a date from the year 2000 on: the database has no year 0, and one plan with such a date would keep every trip
 * of that night off the sale.
 */
const parseDay = (typed: string): DhakaDate | undefined => {
  const date = parseDhakaDate(latinDigits(typed.trim()));
  return date && date >= '2000' ? date : undefined;
};

const readDate = (typed: string, today: DhakaDate): { date: DhakaDate } | { fault: ScheduleFault } => {
  const date = parseDay(typed);
  if (!date) return { fault: 'date-wrong' };
  return Math.abs(daysBetween(today, date)) > longestPlanDays ? { fault: 'date-far' } : { date };
};

const readDates = (
  field: 'datesOff' | 'extraDates',
  typed: ScheduleTyped,
  today: DhakaDate,
  faults: ScheduleFaults,
): DhakaDate[] => {
  const dates = new Set<DhakaDate>();
  for (const text of typed[field].filter((one) => one.trim())) {
    const read = readDate(text, today);
    if ('fault' in read) faults[field] ??= read.fault;
    else dates.add(read.date);
  }
  return [...dates].toSorted();
};

const readSpan = (typed: ScheduleTyped, today: DhakaDate, faults: ScheduleFaults) => {
  const [from, until] = [typed.from, typed.until].map((text) => (text.trim() ? parseDay(text) : null));
  if (from === undefined) faults.from = 'date-wrong';
  else if (from && daysBetween(today, from) > longestPlanDays) faults.from = 'date-far';
  if (until === undefined) faults.until = 'date-wrong';
  else if (until && until < today) faults.until = 'until-past';
  else if (until && from && until < from) faults.until = 'until-early';
  else if (until && daysBetween(today, until) > 2 * longestPlanDays) faults.until = 'date-far';
  return { validFrom: from ?? null, validUntil: until ?? null };
};

const readOtherTimes = (typed: ScheduleTyped, today: DhakaDate, faults: ScheduleFaults) => {
  const times: Record<DhakaDate, number> = {};
  for (const row of typed.otherTimes.filter(({ date, time }) => date.trim() || time.trim())) {
    const read = readDate(row.date, today);
    const minute = parseClock(row.time);
    if ('fault' in read) faults.otherTimes ??= read.fault;
    else if (minute === undefined) faults.otherTimes ??= 'time-wrong';
    else if (times[read.date] !== undefined) faults.otherTimes ??= 'date-twice';
    else times[read.date] = minute;
  }
  return times;
};

type FareForm = {
  stops: readonly { placeId: string }[];
  classes: readonly CoachClass[];
  field: string;
  faults: ScheduleFaults;
};

/** Reads fares by pair and class; a pair has fares for all its classes or none. usual: fills the gaps of a window. */
const readFares = (
  typed: Readonly<Record<string, string>>,
  { stops, classes, field, faults }: FareForm,
  usual?: (pair: Pair, coachClass: CoachClass) => number | undefined,
): Fares => {
  const byPair = pairsOf(stops.length).map(({ from, to, pair }): readonly [Pair, ClassFares] => {
    const fares: Record<string, number> = {};
    let said = 0;
    for (const coachClass of classes) {
      const key = fareKey(stops[from]?.placeId ?? '', stops[to]?.placeId ?? '', coachClass);
      const text = (typed[key] ?? '').trim();
      const fare = text ? readFare(text) : undefined;
      if (text && fare === undefined) {
        faults[field] ??= 'fare-wrong';
        faults[`${field}.${key}`] = 'fare-wrong';
      }
      if (text) said++;
      const amount = fare ?? usual?.(pair, coachClass);
      if (amount !== undefined) fares[coachClass] = amount;
    }
    if (said === 0) return [pair, {}];
    if (Object.keys(fares).length < classes.length && !faults[field]) faults[field] = 'fare-class-missing';
    return [pair, fares as ClassFares];
  });
  return faresOf(byPair, classes);
};

const readWindows = (typed: ScheduleTyped, usual: Fares, form: Omit<FareForm, 'field'>): FareWindow[] => {
  const windows: FareWindow[] = [];
  for (const [at, row] of typed.windows.entries()) {
    const field = `windows.${at}`;
    const [from, until] = [row.from, row.until].map(parseDay);
    const name = row.name.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (!name) form.faults[field] = 'window-name-missing';
    else if (!from || !until) form.faults[field] = 'date-wrong';
    else if (until < from) form.faults[field] = 'until-early';
    else if (windows.some((other) => from <= other.until && until >= other.from))
      form.faults[field] = 'window-overlaps';
    const fares = readFares(
      row.fares,
      { ...form, field },
      (pair, coachClass) => usual.classFaresPaisa?.[pair]?.[coachClass] ?? usual.faresPaisa[pair],
    );
    if (Object.keys(fares.faresPaisa).length === 0) form.faults[field] ??= 'window-empty';
    if (from && until) windows.push({ name, from, until, ...fares });
  }
  return windows.toSorted((one, other) => (one.from < other.from ? -1 : 1));
};

/** Reads a typed schedule: returns a plan that can be published, or the faults by field. */
export const readSchedule = (
  typed: ScheduleTyped,
  { today, route, coach }: ScheduleKnown,
): { plan: SchedulePlan } | { faults: ScheduleFaults } => {
  const faults: ScheduleFaults = {};
  if (!route) faults.route = 'route-missing';
  else if (route.stops.some(({ counters }) => counters === 0)) faults.route = 'route-counterless';
  if (!coach) faults.coach = 'coach-missing';
  const departureMinute = parseClock(typed.departureTime);
  if (departureMinute === undefined)
    faults.departureTime = typed.departureTime.trim() ? 'time-wrong' : 'departure-missing';
  const reporting = latinDigits(typed.reportingMinutes.trim());
  const reportingMinutes = reporting ? Number(reporting) : null;
  if (
    reportingMinutes !== null &&
    !(
      Number.isInteger(reportingMinutes) &&
      reportingMinutes >= 1 &&
      reportingMinutes <= longestReportingMinutes
    )
  )
    faults.reportingMinutes = 'reporting-wrong';

  const span = readSpan(typed, today, faults);
  const exceptions = readDates('datesOff', typed, today, faults);
  const extraDates = readDates('extraDates', typed, today, faults);
  if (extraDates.some((date) => exceptions.includes(date))) faults.extraDates ??= 'date-twice';
  const otherTimes = readOtherTimes(typed, today, faults);
  const weekdays = typed.weekdays.reduce((mask, day) => mask | (1 << day), 0);
  if (weekdays === 0) faults.weekdays = 'weekday-missing';

  const { stops } = route ?? { stops: [] };
  const form = { stops, classes: coach?.classes ?? [], faults };
  const fares = readFares(typed.fares, { ...form, field: 'fares' });
  if (route && coach && Object.keys(fares.faresPaisa).length === 0) faults.fares ??= 'fare-missing';
  const fareWindows = route && coach ? readWindows(typed, fares, form) : [];

  if (Object.keys(faults).length > 0 || departureMinute === undefined) return { faults };
  return {
    plan: {
      ...span,
      ...fares,
      routeId: typed.routeId,
      coachId: typed.coachId,
      departureMinute,
      reportingMinutes,
      weekdays,
      exceptions,
      extraDates,
      otherTimes,
      fareWindows,
    },
  };
};
