import type { RouteStop } from '@poth/domain/network/route-form.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { Problem } from '@poth/domain/problem.ts';
import { carryFaresOver } from '@poth/domain/schedule/fares.ts';
import type { Tx } from '../db/database.ts';
import { readFaresOfRoute, readPlannedRoutes, saveOwnRoute, writeFaresOfRoute } from './route-store.ts';

type RouteToWrite = {
  routeId: string;
  /** Version of the route that was seen, 0 for a new one. */
  seenVersion: number;
  stops: readonly RouteStop[];
};

/**
 * Writes a validated route, a new one or a change, in a transaction that has locked the operator's plans. Its schedules
 * keep the fares of the pairs of places that remain. places: at least those of its stops. Returns false where the same
 * form was sent before and has already saved all this. Problems: already-decided where it was changed since; not-found
 * for another operator's route.
 */
export const writeRoute = async (
  tx: Tx,
  operatorId: string,
  { routeId, seenVersion, stops }: RouteToWrite,
  places: readonly Place[],
): Promise<boolean> => {
  const nameOf = (stop: RouteStop | undefined) =>
    places.find(({ placeId }) => placeId === stop?.placeId)?.name;
  const [was] = await readPlannedRoutes(tx, operatorId, routeId);
  const [from, to] = [stops[0], stops.at(-1)].map(nameOf);
  const ends = { en: `${from?.en}-${to?.en}`, bn: `${from?.bn}-${to?.bn}` };
  const placeNames = stops.map((stop) => nameOf(stop)?.en ?? '');
  const name = was && stillNames(was.name.en, placeNames) ? was.name : ends;
  if (!(await saveOwnRoute(tx, { operatorId, routeId, name, stops, seenVersion }))) {
    if (!was) throw new Problem('not-found');
    if (was.version === seenVersion + 1 && sameStops(was.stops, stops)) return false;
    throw new Problem('already-decided');
  }
  const order = [was?.stops ?? [], stops].map((list) => list.map(({ placeId }) => placeId));
  const [before = [], after = []] = order;
  if (was && before.join() !== after.join()) {
    const schedules = (await readFaresOfRoute(tx, routeId)).map((schedule) => ({
      ...carryFaresOver(schedule, before, after),
      fareWindows: schedule.fareWindows.map((window) => carryFaresOver(window, before, after)),
    }));
    await writeFaresOfRoute(tx, schedules);
  }
  return true;
};

/** Tells whether a name such as Dhaka-Rajshahi-Naogaon still fits: it names the ends of the road and only places on it. */
const stillNames = (name: string, placeNames: readonly string[]): boolean => {
  const named = name.split('-');
  return (
    named[0] === placeNames[0] &&
    named.at(-1) === placeNames.at(-1) &&
    named.every((place) => placeNames.includes(place))
  );
};

const sameStops = (one: readonly RouteStop[], other: readonly RouteStop[]): boolean => {
  const serialise = (stops: readonly RouteStop[]) =>
    JSON.stringify(
      stops.map(({ placeId, km, arriveMinute, departMinute, counters }) => [
        placeId,
        km,
        arriveMinute,
        departMinute,
        counters.map(({ counterId, offsetMinute }) => `${counterId} ${offsetMinute}`).toSorted(),
      ]),
    );
  return serialise(one) === serialise(other);
};
