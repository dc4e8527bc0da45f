import { addDays, type DhakaDate, dhakaDate, minuteOfDay, parseDhakaDate } from '../dhaka.ts';
import { type CoachType, coachTypes } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { Place } from '../place/place.ts';

/** Time periods of a day, each from its first minute to the minute after its last. */
export const periods = {
  'after-midnight': {
    from: 0,
    to: 300,
    name: { en: 'After midnight', bn: 'রাত ১২টার পর' },
    hours: { en: '12:00AM-4:59AM', bn: 'রাত ১২:০০-৪:৫৯' },
  },
  morning: {
    from: 300,
    to: 720,
    name: { en: 'Morning', bn: 'সকাল' },
    hours: { en: '5:00AM-11:59AM', bn: 'ভোর ৫:০০-সকাল ১১:৫৯' },
  },
  afternoon: {
    from: 720,
    to: 1080,
    name: { en: 'Afternoon', bn: 'দুপুর ও বিকেল' },
    hours: { en: '12:00PM-5:59PM', bn: 'দুপুর ১২:০০-বিকেল ৫:৫৯' },
  },
  night: {
    from: 1080,
    to: 1440,
    name: { en: 'Night', bn: 'রাত' },
    hours: { en: '6:00PM-11:59PM', bn: 'সন্ধ্যা ৬:০০-রাত ১১:৫৯' },
  },
} as const satisfies Record<string, { from: number; to: number; name: Bilingual; hours: Bilingual }>;
export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as Period[];

export const periodOf = (at: Date): Period => {
  const minute = minuteOfDay(at);
  return periodNames.find((name) => minute < periods[name].to) ?? 'night';
};

/** Criteria of a search. The date is the calendar date in Dhaka at the traveller's own boarding stop. */
export type SearchCriteria = {
  from: Place;
  to: Place;
  date: DhakaDate;
  period: Period | null;
  coachType: CoachType | null;
};

export type CriteriaFault =
  | 'from-missing'
  | 'from-unknown'
  | 'to-missing'
  | 'to-unknown'
  | 'same-place'
  | 'date-missing'
  | 'date-past';
export type CriteriaField = 'from' | 'to' | 'date';

/** Criteria of a search as its address contains them: /search?from=dhaka&to=coxs-bazar&date=2026-11-27. */
export type CriteriaInput = Partial<Record<'from' | 'to' | 'date' | 'period' | 'coachType', string | null>>;

const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === text) ?? null;

/** Reads criteria from an address or a form, or returns the faults by field. */
export const readCriteria = (
  input: CriteriaInput,
  findPlace: (text: string) => Place | undefined,
  now: Date,
): { criteria: SearchCriteria } | { faults: Partial<Record<CriteriaField, CriteriaFault>> } => {
  const [from, to] = [findPlace(input.from ?? ''), findPlace(input.to ?? '')];
  const date = parseDhakaDate(input.date);
  const faults: Partial<Record<CriteriaField, CriteriaFault>> = {};
  if (!from) faults.from = input.from?.trim() ? 'from-unknown' : 'from-missing';
  if (!to) faults.to = input.to?.trim() ? 'to-unknown' : 'to-missing';
  if (from && to && from.placeId === to.placeId) faults.to = 'same-place';
  if (!date) faults.date = 'date-missing';
  else if (date < dhakaDate(now)) faults.date = 'date-past';
  if (!from || !to || !date || Object.keys(faults).length > 0) return { faults };
  return {
    criteria: {
      from,
      to,
      date,
      period: oneOf(periodNames, input.period),
      coachType: oneOf(coachTypes, input.coachType),
    },
  };
};

/** Tells whether a search includes departures after the coming midnight: a night or any-time search does. */
export const runsPastMidnight = (period: Period | null): boolean => period === null || period === 'night';

/** Tells whether a departure matches the criteria on its date, or in the small hours of the next one. */
export const matchesDeparture = (
  departsAt: Date,
  { date, period }: Pick<SearchCriteria, 'date' | 'period'>,
): 'date' | 'next-date' | null => {
  const departure = dhakaDate(departsAt);
  if (departure === date) return period === null || periodOf(departsAt) === period ? 'date' : null;
  const small = runsPastMidnight(period) && periodOf(departsAt) === 'after-midnight';
  return small && departure === addDays(date, 1) ? 'next-date' : null;
};
/** Writes criteria as the query of a search's address. */
export const criteriaQuery = (criteria: SearchCriteria): string => {
  const query = new URLSearchParams({
    from: criteria.from.placeId,
    to: criteria.to.placeId,
    date: criteria.date,
  });
  if (criteria.period) query.set('period', criteria.period);
  if (criteria.coachType) query.set('coachType', criteria.coachType);
  return query.toString();
};
