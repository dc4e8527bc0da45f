import { z } from 'zod';
import { latinDigits } from '../language.ts';
import { RowId } from '../row-id.ts';

/** Most letters of a number or time in a typed stop that are read; more are never a right one. */
export const longestStopText = 40;
const Text = z.string().max(longestStopText);

/** Stop as it was typed: running times from the start as hours:minutes; counters with minutes after the departure there. */
export const StopTyped = z.strictObject({
  placeId: z.string().max(80),
  km: Text,
  arrives: Text,
  departs: Text,
  counters: z.array(z.strictObject({ counterId: RowId, offset: Text })).max(30),
});
export type StopTyped = z.infer<typeof StopTyped>;

/** Route as its owner typed it. seenVersion: version that the owner saw, 0 for a new route. */
export const RouteTyped = z.strictObject({
  routeId: RowId,
  seenVersion: z.int32().min(0),
  stops: z.array(StopTyped).max(30),
});
export type RouteTyped = z.infer<typeof RouteTyped>;

export type RouteStop = {
  placeId: string;
  /** Kilometres from the first stop; 0 where unknown. */
  km: number;
  arriveMinute: number;
  departMinute: number;
  counters: { counterId: string; offsetMinute: number }[];
};

export type RouteFault =
  | 'place-missing'
  | 'place-twice'
  | 'km-wrong'
  | 'km-back'
  | 'time-missing'
  | 'time-wrong'
  | 'time-back'
  | 'counter-missing'
  | 'counter-elsewhere'
  | 'offset-wrong'
  | 'stops-few'
  | 'stops-many';

/** Faults by field: stops, or stops.2.km and the like for one stop. */
export type RouteFaults = Partial<Record<string, RouteFault>>;

const fewestStops = 2;
const mostStops = 20;
const longestMinutes = 72 * 60;
const longestOffset = 180;

/** Parses hours and minutes as people type them: 5:50, ৫:৫০, 5.50; undefined where it is none. */
const parseRunningTime = (typed: string): number | undefined => {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(latinDigits(typed.trim())) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= longestMinutes ? minute : undefined;
};

/** Formats a duration for a form: 5:50. */
export const formatRunningTime = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

type Known = {
  placeIds: ReadonlySet<string>;
  /** Counters of the company that are offered. */
  counters: readonly { counterId: string; placeId: string }[];
};

const readCounters = (
  { placeId, counters }: StopTyped,
  known: Known,
  wrong: (field: string, fault: RouteFault) => void,
): RouteStop['counters'] => {
  if (counters.length === 0) wrong('counters', 'counter-missing');
  const once = new Map(counters.map((counter) => [counter.counterId, counter]));
  return [...once.values()].map(({ counterId, offset }) => {
    const minutes = offset.trim() ? Number(latinDigits(offset.trim()).replace('−', '-')) : 0;
    if (!Number.isInteger(minutes) || Math.abs(minutes) > longestOffset) wrong('counters', 'offset-wrong');
    if (known.counters.find((counter) => counter.counterId === counterId)?.placeId !== placeId)
      wrong('counters', 'counter-elsewhere');
    return { counterId, offsetMinute: minutes };
  });
};

/** Reads a route: returns its stops in order, or the faults by field. Minutes and kilometres count from the first stop. */
export const readRoute = (
  { stops: typed }: Pick<RouteTyped, 'stops'>,
  known: Known,
): { stops: RouteStop[] } | { faults: RouteFaults } => {
  const faults: RouteFaults = {};
  if (typed.length < fewestStops) faults['stops'] = 'stops-few';
  if (typed.length > mostStops) faults['stops'] = 'stops-many';
  const seen = new Set<string>();
  let [lastKm, lastMinute] = [0, 0];
  const stops = typed.map((stop, at): RouteStop => {
    const wrong = (field: string, fault: RouteFault) => {
      faults[`stops.${at}.${field}`] ??= fault;
    };
    if (!known.placeIds.has(stop.placeId)) wrong('placeId', 'place-missing');
    else if (seen.has(stop.placeId)) wrong('placeId', 'place-twice');
    seen.add(stop.placeId);
    const counters = readCounters(stop, known, wrong);
    if (at === 0) return { placeId: stop.placeId, km: 0, arriveMinute: 0, departMinute: 0, counters };

    const km = Number(latinDigits(stop.km.trim()) || 0);
    if (!Number.isInteger(km) || km < 0 || km > 2000) wrong('km', 'km-wrong');
    else if (km > 0 && km <= lastKm) wrong('km', 'km-back');
    else if (km > 0) lastKm = km;

    const isLast = at === typed.length - 1;
    const arrives = parseRunningTime(stop.arrives);
    const departs = isLast || !stop.departs.trim() ? arrives : parseRunningTime(stop.departs);
    if (arrives === undefined) wrong('arrives', stop.arrives.trim() ? 'time-wrong' : 'time-missing');
    else if (arrives <= lastMinute) wrong('arrives', 'time-back');
    if (departs === undefined && arrives !== undefined) wrong('departs', 'time-wrong');
    else if (departs !== undefined && arrives !== undefined && departs < arrives)
      wrong('departs', 'time-back');
    lastMinute = Math.max(lastMinute, arrives ?? 0, departs ?? 0);
    return {
      placeId: stop.placeId,
      km,
      arriveMinute: arrives ?? 0,
      departMinute: departs ?? 0,
      counters,
    };
  });
  return Object.keys(faults).length > 0 ? { faults } : { stops };
};
