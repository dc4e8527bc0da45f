import { minutesUntil, parseClock } from '../clock-time.ts';
import { type DhakaDate, dhakaInstant } from '../dhaka.ts';
import type { Amenity, CoachType } from '../fleet/coach.ts';
import { type CoachField, type CoachFieldFault, readCoachFields } from '../fleet/coach-fields.ts';
import type { ImageFault } from '../fleet/picture.ts';
import type { Paisa } from '../money.ts';
import { findPlace } from '../place/find-place.ts';
import type { Place } from '../place/place.ts';
import { readFare } from '../schedule/read-fare.ts';
import { type Road, roadBetween } from '../schedule/road.ts';
import { longestReportingMinutes } from '../schedule/schedule-limits.ts';
import { type DaysFault, type RunDays, readDays } from './add-bus-days.ts';
import type { BusTyped } from './add-bus-input.ts';

export type BusFault =
  | `${'bus-name' | 'from' | 'destination' | 'reporting' | 'departure' | 'fare' | 'seat-plan' | 'arrival'}-missing`
  | CoachFieldFault
  | 'place-unknown'
  | 'same-place'
  | 'time-wrong'
  | 'reporting-late'
  | 'departure-past'
  | 'arrival-same'
  | 'fare-wrong'
  | 'seat-plan-unknown'
  | 'coach-differs'
  | 'coach-busy'
  | 'counter-elsewhere'
  | `phone-${string}`
  | DaysFault
  | ImageFault;

/** Names of the form's fields, in their order on the form. */
export const busFields = [
  'busName',
  'busNumber',
  'date',
  'from',
  'destination',
  'reportingTime',
  'departureTime',
  'fare',
  'coachType',
  'seatPlan',
  'image',
  'arrivalTime',
  'boarding',
  'boardingPhone',
  'dropping',
  'droppingPhone',
  'weekdays',
  'until',
  'exceptions',
] as const;
export type BusField = (typeof busFields)[number];
export type BusFaults = Partial<Record<BusField, BusFault>>;

/** Bus as it is stored. Minutes: departure after midnight, reporting before departure, running after departure. */
export type NewBus = RunDays & {
  busName: string;
  busNumber: string;
  from: Place;
  to: Place;
  departureMinute: number;
  reportingMinutes: number;
  runningMinutes: number;
  /** Distance; 0 where unknown. */
  km: number;
  farePaisa: Paisa;
  coachType: CoachType;
  facilities: Amenity[];
};

/** Fields of this form that correspond to those of the coach form. */
const fieldsOfCoach: Readonly<Record<CoachField, BusField>> = {
  coachNumber: 'busNumber',
  busName: 'busName',
  coachType: 'coachType',
};

type Known = {
  now: Date;
  today: DhakaDate;
  places: readonly Place[];
  /** Roads, the company's own before those of every company. */
  roads: readonly Road[];
};

const readPlaces = (typed: BusTyped, { places }: Known, faults: BusFaults) => {
  const from = findPlace(places, typed.from);
  const to = findPlace(places, typed.destination);
  if (!from) faults.from = typed.from.trim() ? 'place-unknown' : 'from-missing';
  if (!to) faults.destination = typed.destination.trim() ? 'place-unknown' : 'destination-missing';
  else if (from?.placeId === to.placeId) faults.destination = 'same-place';
  return { from, to };
};

const readTimes = (typed: BusTyped, faults: BusFaults) => {
  const [reporting, departure, arrival] = [typed.reportingTime, typed.departureTime, typed.arrivalTime].map(
    parseClock,
  );
  if (reporting === undefined)
    faults.reportingTime = typed.reportingTime.trim() ? 'time-wrong' : 'reporting-missing';
  if (departure === undefined)
    faults.departureTime = typed.departureTime.trim() ? 'time-wrong' : 'departure-missing';
  if (arrival === undefined && typed.arrivalTime.trim()) faults.arrivalTime = 'time-wrong';
  if (reporting === undefined || departure === undefined) return undefined;
  const reportingMinutes = minutesUntil(reporting, departure);
  if (reportingMinutes === 0 || reportingMinutes > longestReportingMinutes)
    faults.reportingTime = 'reporting-late';
  const typedRunning = arrival === undefined ? undefined : minutesUntil(departure, arrival);
  if (typedRunning === 0) faults.arrivalTime = 'arrival-same';
  return { departureMinute: departure, reportingMinutes, typedRunning };
};

/** Reads a typed bus; `addBus` checks plan, counters, coach and image. */
export const readBus = (typed: BusTyped, known: Known): { bus: NewBus } | { faults: BusFaults } => {
  const faults: BusFaults = {};
  const coach = readCoachFields({ ...typed, coachNumber: typed.busNumber });
  const { busName, coachNumber: busNumber, coachType, facilities } = coach;
  for (const field of Object.keys(coach.faults) as CoachField[]) {
    const fault = coach.faults[field];
    if (fault) faults[fieldsOfCoach[field]] = fault;
  }
  if (!busName) faults.busName = 'bus-name-missing';

  const dates = readDays(typed, known.today);
  if ('faults' in dates) Object.assign(faults, dates.faults);
  const { from, to } = readPlaces(typed, known, faults);
  const times = readTimes(typed, faults);
  const road = from && to && roadBetween(known.roads, from.placeId, to.placeId);
  const runningMinutes = times?.typedRunning ?? road?.minutes;
  if (from && to && times && !runningMinutes && !faults.destination) faults.arrivalTime ??= 'arrival-missing';
  if ('days' in dates && times && dhakaInstant(dates.days.validFrom, times.departureMinute) <= known.now)
    faults.departureTime ??= 'departure-past';

  const farePaisa = readFare(typed.fare);
  if (!farePaisa) faults.fare = typed.fare.trim() ? 'fare-wrong' : 'fare-missing';
  if (!typed.seatPlan) faults.seatPlan = 'seat-plan-missing';

  if (
    Object.keys(faults).length > 0 ||
    'faults' in dates ||
    !from ||
    !to ||
    !times ||
    !runningMinutes ||
    !farePaisa ||
    !coachType
  )
    return { faults };
  const { departureMinute, reportingMinutes } = times;
  const km = road?.km ?? 0;
  return {
    bus: {
      ...dates.days,
      busName,
      busNumber,
      from,
      to,
      departureMinute,
      reportingMinutes,
      runningMinutes,
      km,
      farePaisa,
      coachType,
      facilities,
    },
  };
};
