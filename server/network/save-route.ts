import { Problem } from '@poth/domain/problem.ts';
import { faresAfter } from '@poth/domain/schedule/fares.ts';
import { readRoute, type RouteStop, RouteTyped } from '@poth/domain/network/route-form.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { keptPlaces } from '../place/list-places.ts';
import { readOfferedCounters } from './counter-store.ts';
import { operatorToPlan } from './network-owner.ts';
import { lockPlans } from '../operator/store.ts';
import { readFaresOfRoute, readPlannedRoutes, saveOwnRoute, writeFaresOfRoute } from './route-store.ts';

/**
 * Keeps a route of the operator's own, a new one or a change of the version that was seen. Trips that are on sale keep
 * their stops; those of its schedules that are published later have the new ones, and the fares of the pairs of places
 * that are still there. Sending the same route twice saves it once.
 */
export const saveRoute = call(
  {
    gate: 'operatorOwner',
    input: RouteTyped,
    problems: [
      'invalid-input', // by field, see RouteFault
      'already-decided', // changed by another since
      'not-found', // also for another operator's
    ],
  },
  async function saveRoute({ deps, actor }, typed): Promise<{ routeId: string }> {
    const operatorId = operatorToPlan(actor);
    const { routeId, seenVersion } = typed;
    const known = new Map((await keptPlaces(deps)()).map((place) => [place.placeId, place]));
    await transaction(deps.db, async (tx) => {
      await lockPlans(tx, operatorId);
      const counters = await readOfferedCounters(tx, operatorId);
      const read = readRoute(typed, { placeIds: new Set(known.keys()), counters });
      if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
      const { stops } = read;
      const [was] = await readPlannedRoutes(tx, operatorId, routeId);
      const [from, to] = [stops[0], stops.at(-1)].map((stop) => known.get(stop?.placeId ?? '')?.name);
      const ends = { en: `${from?.en}-${to?.en}`, bn: `${from?.bn}-${to?.bn}` };
      const placeNames = stops.map(({ placeId }) => known.get(placeId)?.name.en ?? '');
      const name = was && stillNames(was.name.en, placeNames) ? was.name : ends;
      if (!(await saveOwnRoute(tx, { operatorId, routeId, name, stops, seenVersion }))) {
        if (!was) throw new Problem('not-found');
        // A form that was sent twice has said all this already.
        if (was.version === seenVersion + 1 && sameStops(was.stops, stops)) return;
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
      const detail = { routeId, places: after, version: seenVersion + 1 };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'route-saved', detail });
    });
    return { routeId };
  },
);

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
