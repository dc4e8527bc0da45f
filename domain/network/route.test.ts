import { describe, expect, test } from 'vitest';
import { DhakaDate, dhakaInstant } from '../dhaka.ts';
import { seatLayouts } from '../fleet/seat-plan-templates.ts';
import { readFare } from '../schedule/read-fare.ts';
import { taka } from '../money.ts';
import { readCounter } from './counter-form.ts';
import {
  classesOf,
  fareOfSeat,
  fareOnCoach,
  carryFaresOver,
  faresOn,
  otherFares,
  pairsOf,
} from '../schedule/fares.ts';
import { coachClash } from '../schedule/coach-clash.ts';
import { changesOf, pairsShown, plannedRuns } from '../schedule/preview.ts';
import { readSchedule, type SchedulePlan } from '../schedule/read-schedule.ts';
import { readRoute } from './route-form.ts';
import { type ScheduleDays, scheduleDates, waysNear } from '../schedule/schedule-days.ts';
import { fareKey, noSchedule, type ScheduleTyped } from '../schedule/schedule-typed.ts';
import { fillFares, toScheduleTyped } from '../schedule/to-schedule-typed.ts';

const date = (text: string) => DhakaDate.parse(text);
const today = date('2026-12-01');
const stops = [
  { placeId: 'dhaka', km: 0, counters: 1 },
  { placeId: 'bogura', km: 193, counters: 1 },
  { placeId: 'naogaon', km: 245, counters: 1 },
];
const classes = ['economy', 'sleeper'] as const;
const known = { today, route: { stops }, coach: { classes } };
const key = (from: string, to: string, coachClass = 'economy') => fareKey(from, to, coachClass);
const fares = {
  [key('dhaka', 'naogaon')]: '৭০০',
  [key('dhaka', 'naogaon', 'sleeper')]: '1,400',
  [key('bogura', 'naogaon')]: '250',
  [key('bogura', 'naogaon', 'sleeper')]: '500',
};
const typed = (change: Partial<ScheduleTyped> = {}): ScheduleTyped => ({
  ...noSchedule,
  routeId: '0f4ad0e6-9cf5-4c0e-9a48-1f3a0e9a1c11',
  coachId: '0f4ad0e6-9cf5-4c0e-9a48-1f3a0e9a1c12',
  departureTime: 'রাত ১০:৩০',
  from: '2026-12-01',
  fares,
  ...change,
});
const planOf = (change: Partial<ScheduleTyped> = {}): SchedulePlan => {
  const read = readSchedule(typed(change), known);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.plan;
};
const faultsOf = (change: Partial<ScheduleTyped>) => {
  const read = readSchedule(typed(change), known);
  return 'faults' in read ? read.faults : {};
};

const eid = {
  name: 'Eid',
  from: '2026-12-10',
  until: '2026-12-14',
  fares: { [key('dhaka', 'naogaon')]: '900' },
};

describe('a schedule', () => {
  test('is read as it was typed: fares by pair and class, the lowest of each pair apart', () => {
    const plan = planOf({ windows: [eid], reportingMinutes: '৪৫' });
    expect(plan).toMatchObject({
      departureMinute: 1350,
      reportingMinutes: 45,
      weekdays: 127,
      validUntil: null,
    });
    expect(plan.faresPaisa).toEqual({ '0-2': taka(700), '1-2': taka(250) });
    expect(plan.classFaresPaisa).toEqual({
      '0-2': { economy: taka(700), sleeper: taka(1400) },
      '1-2': { economy: taka(250), sleeper: taka(500) },
    });
    // A pair that a window leaves out keeps its usual fare.
    expect(plan.fareWindows).toEqual([
      {
        name: 'Eid',
        from: '2026-12-10',
        until: '2026-12-14',
        faresPaisa: { '0-2': taka(900) },
        classFaresPaisa: { '0-2': { economy: taka(900), sleeper: taka(1400) } },
      },
    ]);
    expect(faresOn(plan, plan.fareWindows, date('2026-12-14')).faresPaisa).toEqual({
      '0-2': taka(900),
      '1-2': taka(250),
    });
    expect(faresOn(plan, plan.fareWindows, date('2026-12-15')).faresPaisa).toEqual(plan.faresPaisa);
    const again = toScheduleTyped(plan, stops, classes);
    expect(readSchedule(again, known)).toEqual({ plan });
    expect(changesOf(plan, planOf({ windows: [eid], reportingMinutes: '45' }))).toEqual([]);
    expect(changesOf(plan, planOf({ departureTime: '11 pm' }))).toEqual(['time', 'windows', 'reporting']);
  });

  test('it may begin a year from now at the latest, and may have begun long ago', () => {
    expect(planOf({ from: '2027-12-02' }).validFrom).toBe('2027-12-02');
    expect(planOf({ from: '2019-01-01' }).validFrom).toBe('2019-01-01');
  });

  test.each([
    ['departureTime', { departureTime: '' }, 'departure-missing'],
    ['departureTime', { departureTime: 'late' }, 'time-wrong'],
    ['reportingMinutes', { reportingMinutes: '300' }, 'reporting-wrong'],
    ['weekdays', { weekdays: [] }, 'weekday-missing'],
    ['from', { from: '2026-02-30' }, 'date-wrong'],
    ['from', { from: '0000-01-01' }, 'date-wrong'],
    ['from', { from: '9000-01-01' }, 'date-wrong'],
    ['from', { from: '2199-12-31' }, 'date-far'],
    ['from', { from: '2027-12-03' }, 'date-far'],
    ['windows.0', { windows: [{ ...eid, from: '0000-01-01' }] }, 'date-wrong'],
    ['until', { until: '2026-11-30' }, 'until-past'],
    ['until', { from: '2026-12-05', until: '2026-12-04' }, 'until-early'],
    ['datesOff', { datesOff: ['soon'] }, 'date-wrong'],
    ['extraDates', { datesOff: ['2026-12-05'], extraDates: ['2026-12-05'] }, 'date-twice'],
    ['otherTimes', { otherTimes: [{ date: '2026-12-05', time: '' }] }, 'time-wrong'],
    ['fares', { fares: {} }, 'fare-missing'],
    ['fares', { fares: { [key('dhaka', 'naogaon')]: 'much' } }, 'fare-wrong'],
    ['fares', { fares: { [key('dhaka', 'naogaon')]: '700' } }, 'fare-class-missing'],
    ['windows.0', { windows: [{ ...eid, name: ' ' }] }, 'window-name-missing'],
    ['windows.0', { windows: [{ ...eid, fares: {} }] }, 'window-empty'],
    ['windows.1', { windows: [eid, { ...eid, from: '2026-12-14', until: '2026-12-20' }] }, 'window-overlaps'],
  ] as const)('is refused: %s', (field, change, fault) => {
    expect(faultsOf(change as unknown as Partial<ScheduleTyped>)[field]).toBe(fault);
  });

  test('needs a route whose stops all have counters, and a coach', () => {
    const counterless = { stops: stops.map((stop) => ({ ...stop, counters: 0 })) };
    expect(readSchedule(typed(), { today, route: counterless, coach: undefined })).toMatchObject({
      faults: { route: 'route-counterless', coach: 'coach-missing' },
    });
  });

  test('runs on its days, its extra dates and not on its dates off; what has left is not planned', () => {
    const plan = planOf({
      weekdays: [5],
      until: '2026-12-20',
      datesOff: ['2026-12-11'],
      extraDates: ['2026-12-16', '2027-03-26'],
      otherTimes: [{ date: '2026-12-16', time: '23:30' }],
      windows: [eid],
    });
    expect(scheduleDates(plan, today, date('2026-12-31'))).toEqual([
      '2026-12-04',
      '2026-12-16',
      '2026-12-18',
    ]);
    const runs = plannedRuns(plan, {
      now: dhakaInstant(date('2026-12-04'), 1351),
      today: date('2026-12-04'),
      saleOpensDays: 30,
    });
    expect(runs.map((run) => [run.date, run.onSaleNow, run.otherTime])).toEqual([
      ['2026-12-16', true, true],
      ['2026-12-18', true, false],
      ['2027-03-26', false, false],
    ]);
    expect(runs[0]?.departsAt).toEqual(dhakaInstant(date('2026-12-16'), 1410));
  });

  test('clashes where its coach is on another road, or in another place', () => {
    const daily = (departureMinute: number): ScheduleDays => ({
      validFrom: null,
      validUntil: null,
      weekdays: 127,
      exceptions: [],
      extraDates: [],
      departureMinute,
      otherTimes: {},
    });
    const end = (placeId: string) => ({ placeId, name: { en: placeId, bn: placeId } });
    const [dhaka, sylhet] = [end('dhaka'), end('sylhet')];
    const other = (departureMinute: number, runningMinutes: number) =>
      waysNear(
        {
          scheduleId: 'night',
          days: daily(departureMinute),
          runningMinutes,
          from: dhaka,
          to: sylhet,
        },
        today,
      );
    const night = other(1350, 600);
    const clash = (minute: number, from = sylhet, to = sylhet, ways = night) =>
      coachClash(
        { leavesAt: dhakaInstant(today, minute), arrivesAt: dhakaInstant(today, minute + 300), from, to },
        ways,
        (start, until) => (start === until ? 0 : 200),
      );
    const [lastNight, tonight] = [night[1], night[2]];
    expect(clash(8 * 60)).toEqual({ kind: 'on-road', way: lastNight });
    expect(clash(18 * 60)).toEqual({ kind: 'on-road', way: tonight });
    // The coach arrives in Sylhet at 8:30: there it can leave at once, elsewhere only after driving there.
    expect(clash(510, sylhet, dhaka)).toBeNull();
    expect(clash(510, dhaka, dhaka)).toEqual({ kind: 'too-late', way: lastNight });
    expect(clash(709, dhaka, dhaka)).toMatchObject({ kind: 'too-late' });
    expect(clash(710, dhaka, dhaka)).toBeNull();
    // The coach leaves Dhaka at 22:30.
    expect(clash(17 * 60 + 30, sylhet, dhaka)).toBeNull();
    expect(clash(17 * 60 + 30, sylhet, sylhet)).toEqual({ kind: 'too-soon', way: tonight });
    expect(clash(17 * 60 + 30 - 200)).toBeNull();
    // A road of 48 hours is still under way.
    expect(clash(0, dhaka, dhaka, other(60, 2880))).toMatchObject({ kind: 'on-road' });
  });
});

describe('fares', () => {
  test('of a seat are those of its class', () => {
    const layout = { ...seatLayouts['economy-36'], classes: { A1: 'sleeper' as const } };
    const coach = { layout, coachClass: 'economy' as const };
    const fare = { farePaisa: taka(700), classFaresPaisa: { economy: taka(700), sleeper: taka(1400) } };
    expect(classesOf(layout, 'economy')).toEqual(['economy', 'sleeper']);
    expect(fareOfSeat(fare, coach, 'A1')).toBe(taka(1400));
    expect(fareOfSeat(fare, coach, 'A2')).toBe(taka(700));
    expect(fareOfSeat({ ...fare, classFaresPaisa: null }, coach, 'A1')).toBe(taka(700));
    expect(otherFares(fare, coach)).toEqual({ A1: taka(1400) });
  });

  test('on another coach are those of the classes it has, the lowest of those with a seat left', () => {
    const rows = [['A1', 'A2', 'B1']];
    const mixed = {
      layout: { layoutId: 'x', rows, classes: { A1: 'sleeper' as const } },
      coachClass: 'economy' as const,
    };
    const sleepers = { ...mixed, coachClass: 'sleeper' as const };
    const business = { layout: { layoutId: 'x', rows }, coachClass: 'business' as const };
    const fare = { farePaisa: taka(700), classFaresPaisa: { economy: taka(700), sleeper: taka(1400) } };
    expect(fareOnCoach(fare, mixed)).toEqual(fare);
    expect(fareOnCoach(fare, mixed, ['A2'])).toEqual(fare);
    expect(fareOnCoach(fare, mixed, ['A2', 'B1'])).toEqual({ ...fare, farePaisa: taka(1400) });
    expect(fareOnCoach(fare, mixed, ['A1', 'A2', 'B1'])).toEqual(fare);
    expect(fareOnCoach(fare, sleepers)).toEqual({ farePaisa: taka(1400), classFaresPaisa: null });
    // An earlier change of the lowest fare does not matter, and a class without a fare costs the lowest.
    const changed = { ...fare, farePaisa: taka(1400) };
    expect(fareOnCoach(changed, mixed)).toEqual(fare);
    expect(fareOnCoach(changed, business)).toEqual({ farePaisa: taka(700), classFaresPaisa: null });
    expect(fareOnCoach({ farePaisa: 70_000, classFaresPaisa: null }, sleepers)).toEqual({
      farePaisa: taka(700),
      classFaresPaisa: null,
    });
  });

  test('stay with their places when the stops of a route change', () => {
    const before = { faresPaisa: { '0-1': taka(550), '0-2': taka(700) }, classFaresPaisa: null };
    expect(carryFaresOver(before, ['dhaka', 'bogura', 'naogaon'], ['dhaka', 'tangail', 'naogaon'])).toEqual({
      faresPaisa: { '0-2': taka(700) },
      classFaresPaisa: null,
    });
    expect(
      carryFaresOver(before, ['dhaka', 'bogura', 'naogaon'], ['dhaka', 'tangail', 'bogura', 'naogaon'])
        .faresPaisa,
    ).toEqual({
      '0-2': taka(550),
      '0-3': taka(700),
    });
    expect(pairsOf(4)).toHaveLength(6);
  });

  test('stand beside the ceiling of a coach without air conditioning, and are filled by kilometre', () => {
    const one = { coachType: 'non-ac' as const, classes: ['economy'] as const, seatCount: 36 };
    const plan = { faresPaisa: { '0-2': taka(900) }, classFaresPaisa: null, fareWindows: [] };
    const [, whole] = pairsShown(plan, stops, one, today);
    expect(whole).toMatchObject({
      km: 245,
      ceilingPaisa: taka(736),
      fares: [{ farePaisa: taka(900), aboveCeiling: true }],
    });
    expect(pairsShown(plan, stops, { ...one, coachType: 'ac' }, today)[1]?.ceilingPaisa).toBeNull();
    const filled = fillFares(
      typed({ fares: { [key('dhaka', 'naogaon')]: '700' } }),
      stops,
      ['economy'],
      readFare,
    );
    expect(filled.fares).toEqual({
      [key('dhaka', 'naogaon')]: '700',
      [key('dhaka', 'bogura')]: '550',
      [key('bogura', 'naogaon')]: '150',
    });
  });
});

describe('a route', () => {
  const counters = ['dhaka', 'bogura'].map((placeId, at) => ({
    placeId,
    counterId: `0f4ad0e6-9cf5-4c0e-9a48-1f3a0e9a1c0${at}`,
  }));
  const places = { placeIds: new Set(['dhaka', 'bogura', 'naogaon']), counters };
  const stop = (placeId: string, km: string, arrives: string, departs = '') => ({
    placeId,
    km,
    arrives,
    departs,
    counters: counters
      .filter((counter) => counter.placeId === placeId)
      .map(({ counterId }) => ({ counterId, offset: '-20' })),
  });

  test('is read with its minutes and counters', () => {
    expect(readRoute({ stops: [stop('dhaka', '', ''), stop('bogura', '১৯৩', '4:30')] }, places)).toEqual({
      stops: [
        {
          placeId: 'dhaka',
          km: 0,
          arriveMinute: 0,
          departMinute: 0,
          counters: [{ counterId: counters[0]?.counterId, offsetMinute: -20 }],
        },
        {
          placeId: 'bogura',
          km: 193,
          arriveMinute: 270,
          departMinute: 270,
          counters: [{ counterId: counters[1]?.counterId, offsetMinute: -20 }],
        },
      ],
    });
  });

  test('is refused stop by stop', () => {
    expect(readRoute({ stops: [stop('dhaka', '', '')] }, places)).toEqual({ faults: { stops: 'stops-few' } });
    const wrong = [
      stop('dhaka', '', ''),
      stop('bogura', '193', '4:30', '4:20'),
      stop('naogaon', '100', '4:25'),
      stop('dhaka', 'x', ''),
    ];
    expect(readRoute({ stops: wrong }, places)).toEqual({
      faults: {
        'stops.1.departs': 'time-back',
        'stops.2.km': 'km-back',
        'stops.2.arrives': 'time-back',
        'stops.2.counters': 'counter-missing',
        'stops.3.placeId': 'place-twice',
        'stops.3.km': 'km-wrong',
        'stops.3.arrives': 'time-missing',
      },
    });
  });

  test('calls at counters; a name in one language stands for both', () => {
    const [dhaka] = counters;
    const form = {
      counterId: dhaka?.counterId ?? '',
      placeId: 'dhaka',
      nameEn: '',
      nameBn: ' গাবতলী ',
      addressEn: 'Main road',
      addressBn: '',
      phone: '০১৭১১২২৩৩৪৪',
    };
    expect(readCounter(form, places.placeIds)).toMatchObject({
      counter: { name: { en: 'গাবতলী', bn: 'গাবতলী' }, address: { bn: 'Main road' }, phone: '+8801711223344' },
    });
    expect(readCounter({ ...form, placeId: '', nameBn: '', phone: '0171122334' }, places.placeIds)).toEqual({
      faults: { placeId: 'place-missing', nameEn: 'name-missing', phone: 'phone-too-short-1' },
    });
  });
});
