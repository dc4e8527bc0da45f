import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@poth/domain/language.ts';
import { coachKinds } from './coach-kinds.ts';
import { type CoachKind, type Corridor, type CorridorId, corridors } from './corridors.ts';
import { departures } from './departures.ts';
import { countersAt, type Direction, faresOf, stopsOf } from './directed-route.ts';
import type { Row } from './insert-rows.ts';
import { type OperatorSeed, operators } from './operators.ts';
import { places } from './places.ts';
import type { CounterPoint } from './town-counters.ts';

/** Tables that describe what operators offer, referenced ones first. */
export const supplyTables = [
  'operator',
  'counter',
  'coach',
  'route',
  'routeStop',
  'routeCounter',
  'schedule',
] as const;
export type Supply = { [T in (typeof supplyTables)[number]]: Row<T>[] };

const firstCoachNumber = 4001;
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const nameOf = (placeId: string): Bilingual => {
  const place = places.find((known) => known.placeId === placeId);
  if (!place) throw new Error(`unknown place ${placeId}`);
  return place.name;
};

const operatorRow = (operator: OperatorSeed, number: number): Row<'operator'> => ({
  operatorId: randomUUID(),
  slug: operator.slug,
  nameEn: operator.name.en,
  nameBn: operator.name.bn,
  mark: operator.mark,
  colour: operator.colour,
  licenceNumber: `DEMO-${String(number + 1).padStart(4, '0')}`,
  state: 'verified',
  refundPolicy: operator.refundPolicy,
  bothWaysPercent: operator.bothWaysPercent ?? 0,
  demonstration: true,
});

/** Finds the operator's counter at a point of a place; adds it where it is missing. */
const counterAt = (supply: Supply, operatorId: string, placeId: string, point: CounterPoint): string => {
  const [nameEn, nameBn, addressEn, addressBn] = point;
  const known = supply.counter.find(
    (counter) =>
      counter.operatorId === operatorId && counter.placeId === placeId && counter.nameEn === nameEn,
  );
  if (known) return known.counterId;
  const counterId = randomUUID();
  const phone = `01700-${100_001 + supply.counter.length}`;
  supply.counter.push({ counterId, operatorId, placeId, nameEn, nameBn, addressEn, addressBn, phone });
  return counterId;
};

/** An operator's route along a corridor, with its stops and counters. */
const addRoute = (
  supply: Supply,
  operator: OperatorSeed & { operatorId: string },
  corridor: Corridor,
  direction: Direction,
): string => {
  const routeId = randomUUID();
  const stops = stopsOf(corridor, direction);
  const via = direction === 'out' ? corridor.via : corridor.via.toReversed();
  const names = [stops[0]?.placeId ?? '', ...via, stops.at(-1)?.placeId ?? ''].map(nameOf);
  supply.route.push({
    routeId,
    operatorId: operator.operatorId,
    nameEn: names.map(({ en }) => en).join('-'),
    nameBn: names.map(({ bn }) => bn).join('-'),
  });
  for (const [stopNo, stop] of stops.entries()) {
    supply.routeStop.push({ routeId, stopNo, ...stop });
    for (const { point, offsetMinute } of countersAt(operator, corridor, stops, stopNo)) {
      const counterId = counterAt(supply, operator.operatorId, stop.placeId, point);
      supply.routeCounter.push({ routeId, stopNo, counterId, offsetMinute });
    }
  }
  return routeId;
};

const addCoach = (
  supply: Supply,
  operator: OperatorSeed & { operatorId: string },
  kind: CoachKind,
): string => {
  const { facilities, ...coach } = coachKinds[kind];
  const coachId = randomUUID();
  const earlier = supply.coach.filter((other) => other.operatorId === operator.operatorId).length;
  supply.coach.push({
    coachId,
    operatorId: operator.operatorId,
    coachNumber: `${operator.mark}-${firstCoachNumber + earlier}`,
    ...coach,
    facilities: [...new Set([...facilities, ...operator.extras])],
  });
  return coachId;
};

/** Every row of the demonstration's operators, counters, coaches, routes and daily departures, with fresh ids. */
export const demonstrationSupply = (): Supply => {
  const supply: Supply = {
    operator: operators.map(operatorRow),
    counter: [],
    coach: [],
    route: [],
    routeStop: [],
    routeCounter: [],
    schedule: [],
  };
  const operatorOf = new Map(
    operators.map((operator, number) => {
      const operatorId = supply.operator[number]?.operatorId ?? '';
      return [operator.slug, { ...operator, operatorId }];
    }),
  );
  for (const [corridorId, runs] of Object.entries(departures)) {
    const corridor: Corridor = corridors[corridorId as CorridorId];
    const routeIds = new Map<string, string>();
    for (const [slug, kind, ...clocks] of runs) {
      const operator = operatorOf.get(slug);
      if (!operator) throw new Error(`unknown operator ${slug}`);
      for (const [turn, direction] of (['out', 'back'] as const).entries()) {
        const key = `${slug} ${direction}`;
        const routeId = routeIds.get(key) ?? addRoute(supply, operator, corridor, direction);
        routeIds.set(key, routeId);
        supply.schedule.push({
          scheduleId: randomUUID(),
          routeId,
          coachId: addCoach(supply, operator, kind),
          departureMinute: minuteOf(clocks[turn] ?? ''),
          faresPaisa: faresOf(corridor, stopsOf(corridor, direction), kind),
        });
      }
    }
  }
  return supply;
};
