import {
  type RouteTyped,
  formatRunningTime,
  longestStopText,
  type StopTyped,
} from '@poth/domain/network/route-form.ts';

/** Stop in the form; its key stays with it wherever it is moved. */
export type StopInForm = StopTyped & { key: string };
export type RouteInForm = Omit<RouteTyped, 'stops'> & { stops: StopInForm[] };

const noStop = (key: string): StopInForm => ({
  key,
  placeId: '',
  km: '',
  arrives: '',
  departs: '',
  counters: [],
});

/** Creates the two empty ends of a new route. */
export const newStops = (): StopInForm[] => [noStop('s0'), noStop('s1')];

type KeptStop = {
  placeId: string;
  km: number;
  arriveMinute: number;
  departMinute: number;
  counters: readonly { counterId: string; offsetMinute: number }[];
};

export const stopsInForm = (stops: readonly KeptStop[]): StopInForm[] =>
  stops.map(({ placeId, km, arriveMinute, departMinute, counters }, at) => ({
    key: `s${at}`,
    placeId,
    km: km > 0 ? String(km) : '',
    arrives: at === 0 ? '' : formatRunningTime(arriveMinute),
    departs: at === 0 || departMinute === arriveMinute ? '' : formatRunningTime(departMinute),
    counters: counters.map(({ counterId, offsetMinute }) => ({
      counterId,
      offset: offsetMinute === 0 ? '' : String(offsetMinute),
    })),
  }));

/** Reads the form: stops in the order on the page, each with its key. */
export const readRouteForm = (form: FormData): RouteInForm => {
  const text = (name: string) => String(form.get(name) ?? '');
  const short = (name: string) => text(name).slice(0, longestStopText);
  return {
    routeId: text('routeId'),
    seenVersion: Math.max(0, Math.trunc(Number(text('seenVersion')) || 0)),
    stops: form.getAll('stop').map((entry) => {
      const key = String(entry);
      return {
        key,
        placeId: text(`${key}.place`),
        km: short(`${key}.km`),
        arrives: short(`${key}.arrives`),
        departs: short(`${key}.departs`),
        counters: form.getAll(`${key}.counter`).map((counterId) => ({
          counterId: String(counterId),
          offset: short(`${key}.offset.${String(counterId)}`),
        })),
      };
    }),
  };
};

const nextKey = (stops: readonly StopInForm[]): string =>
  `s${Math.max(-1, ...stops.map(({ key }) => Number(key.slice(1)) || 0)) + 1}`;

/**
 * Applies one of the form's buttons: add:s1, up:s1, down:s1, remove:s1, look; undefined for a button that does not edit
 * the route. focus: key of the stop that gets the focus.
 */
export const editedRoute = (
  { stops, ...route }: RouteInForm,
  intent: string,
): { typed: RouteInForm; focus: string } | undefined => {
  const [verb, key = ''] = intent.split(':');
  const at = stops.findIndex((stop) => stop.key === key);
  const edited = (changed: StopInForm[], focus: string) => ({ typed: { ...route, stops: changed }, focus });
  const swapped = (by: number) => {
    const [moved, other] = [stops[at], stops[at + by]];
    if (!moved || !other) return edited(stops, key);
    return edited(
      stops.map((stop, place) => (place === at ? other : place === at + by ? moved : stop)),
      key,
    );
  };
  if (verb === 'look') return edited(stops, stops[0]?.key ?? '');
  if (at < 0) return undefined;
  if (verb === 'add') {
    const added = nextKey(stops);
    return edited(stops.toSpliced(at + 1, 0, noStop(added)), added);
  }
  if (verb === 'up') return swapped(-1);
  if (verb === 'down') return swapped(1);
  if (verb === 'remove') return edited(stops.toSpliced(at, 1), (stops[at + 1] ?? stops[at - 1])?.key ?? '');
  return undefined;
};
