import { type DhakaDate, dhakaInstant } from '../dhaka.ts';
import { latinDigits } from '../language.ts';
import { type Paisa, parseAmount } from '../money.ts';
import { findPlace } from '../place/find-place.ts';
import type { Place } from '../place/place.ts';
import { type DaysFault, type RunDays, readDays } from './add-bus-days.ts';
import type { ImageFault } from '../fleet/picture.ts';
import type { BusTyped } from './add-bus-input.ts';
import { type Road, roadBetween } from '../schedule/road.ts';
import { minutesUntil, parseClock } from '../clock-time.ts';
import { type Amenity, amenities, type CoachClass, type CoachType, coachTypes } from '../fleet/coach.ts';
import { type SeatLayout, seatsOf } from '../fleet/seat-layout.ts';

export type BusFault =
  | `${'bus-name' | 'bus-number' | 'from' | 'destination' | 'reporting' | 'departure' | 'fare' | 'coach-type' | 'seat-plan' | 'arrival'}-missing`
  | `${'bus-name' | 'bus-number'}-long`
  | 'bus-number-wrong'
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

/** What the form's fields are called, in the order in which they stand on it. */
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

/** A bus as it is kept. Minutes: departure after midnight, reporting before departure, running after it. */
export type NewBus = RunDays & {
  busName: string;
  busNumber: string;
  from: Place;
  to: Place;
  departureMinute: number;
  reportingMinutes: number;
  runningMinutes: number;
  /** 0 where nobody knows. */
  km: number;
  farePaisa: Paisa;
  coachType: CoachType;
  facilities: Amenity[];
};

const longestBusName = 60;
const longestBusNumber = 20;
const longestReportingMinutes = 180;
const highestFareTaka = 20_000;
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const tidy = (typed: string): string =>
  typed.normalize('NFC').replace(invisible, ' ').replace(/\s+/g, ' ').trim();

/** A coach's number as it is kept: the same number typed in another way is the same coach. */
export const busNumberOf = (typed: string): string =>
  latinDigits(tidy(typed.normalize('NFKC')))
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/ *([-/]) */g, '$1');

/** What a coach of a type has on board, unless its owner says otherwise. */
export const usualFacilities: Readonly<Record<CoachType, readonly Amenity[]>> = {
  ac: ['ac', 'water', 'charging', 'light', 'exit', 'extinguisher'],
  'non-ac': ['water', 'exit', 'extinguisher'],
};

/** The class a coach is sold as: by its berths, or by how many sit side by side where it is air-conditioned. */
export const classOfCoach = (layout: SeatLayout, coachType: CoachType): CoachClass => {
  const seats = seatsOf(layout);
  const berths = seats.filter((seatNo) => layout.classes?.[seatNo] === 'sleeper').length;
  if (berths * 2 > seats.length) return 'sleeper';
  const rows = layout.rows.map((row) => row.filter(Boolean).length).toSorted((a, b) => a - b);
  return coachType === 'ac' && (rows[Math.floor(rows.length / 2)] ?? 4) <= 3 ? 'business' : 'economy';
};

/** A fare in whole taka, Bangla digits and a thousands comma allowed; undefined for what is none. */
export const readFare = (typed: string): Paisa | undefined => {
  const amount = parseAmount(latinDigits(typed).replaceAll(/[৳,\s]/g, ''));
  return amount && amount % 100 === 0 && amount <= highestFareTaka * 100 ? amount : undefined;
};

type Known = {
  now: Date;
  today: DhakaDate;
  places: readonly Place[];
  /** The company's own roads before those that everybody knows. */
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

/** Reads a bus as its owner typed it; plan, counters, coach and image are looked at by add-bus. */
export const readBus = (typed: BusTyped, known: Known): { bus: NewBus } | { faults: BusFaults } => {
  const faults: BusFaults = {};
  const [busName, busNumber] = [tidy(typed.busName), busNumberOf(typed.busNumber)];
  if (!busName) faults.busName = 'bus-name-missing';
  else if ([...busName].length > longestBusName) faults.busName = 'bus-name-long';
  if (!busNumber) faults.busNumber = 'bus-number-missing';
  else if (busNumber.length > longestBusNumber) faults.busNumber = 'bus-number-long';
  else if (!/^[\p{L}\p{M}\d][\p{L}\p{M}\d /-]*$/u.test(busNumber)) faults.busNumber = 'bus-number-wrong';

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
  const coachType = coachTypes.find((type) => type === typed.coachType);
  if (!coachType) faults.coachType = 'coach-type-missing';
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
  const chosen = typed.facilities ?? usualFacilities[coachType];
  const facilities = (Object.keys(amenities) as Amenity[]).filter((amenity) => chosen.includes(amenity));
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
