import type { RouteStop } from '@poth/domain/network/route-form.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { Problem } from '@poth/domain/problem.ts';
import { faresAfter } from '@poth/domain/schedule/fares.ts';
import type { Tx } from '../db/database.ts';
import { readFaresOfRoute, readPlannedRoutes, saveOwnRoute, writeFaresOfRoute } from './route-store.ts';

type RouteToWrite = {
  routeId: string;
  /** Version of it that was seen, 0 for a new one. */
  seenVersion: number;
  stops: readonly RouteStop[];
};

/**
 * Writes a route that was judged, a new one or a change, in a transaction that holds the operator's plans still. Its
 * schedules keep the fares of the pairs of places that are still there. places: those of its stops at least. Answers
 * false where a form that was sent twice has said all this already. Problems: already-decided where it was changed
 * since; not-found for another operator's.
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
      ...faresAfter(schedule, before, after),
      fareWindows: schedule.fareWindows.map((window) => faresAfter(window, before, after)),
    }));
    await writeFaresOfRoute(tx, schedules);
  }
  return true;
};

/** A name such as Dhaka-Rajshahi-Naogaon stays while it says the ends of the road and only places on it. */
const stillNames = (name: string, placeNames: readonly string[]): boolean => {
  const said = name.split('-');
  return (
    said[0] === placeNames[0] &&
    said.at(-1) === placeNames.at(-1) &&
    said.every((place) => placeNames.includes(place))
  );
};

const sameStops = (one: readonly RouteStop[], other: readonly RouteStop[]): boolean => {
  const said = (stops: readonly RouteStop[]) =>
    JSON.stringify(
      stops.map(({ placeId, km, arriveMinute, departMinute, counters }) => [
        placeId,
        km,
        arriveMinute,
        departMinute,
        counters.map(({ counterId, offsetMinute }) => `${counterId} ${offsetMinute}`).toSorted(),
      ]),
    );
  return said(one) === said(other);
};
