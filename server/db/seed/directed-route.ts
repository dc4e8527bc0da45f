import { type Paisa, taka } from '@poth/domain/money.ts';
import { type CoachKind, type Corridor, lowestFareTaka, stopMinutes } from './corridors.ts';
import { dhakaAreas } from './dhaka-counters.ts';
import type { OperatorSeed } from './operators.ts';
import { type CounterPoint, townCounters } from './town-counters.ts';

export type Direction = 'out' | 'back';
export type DirectedStop = { placeId: string; km: number; arriveMinute: number; departMinute: number };

/** Lists the stops of a corridor in the order of one direction, with distances and times from its own first stop. */
export const stopsOf = ({ stops }: Corridor, direction: Direction): DirectedStop[] => {
  const [, length, duration] = stops.at(-1) ?? ['', 0, 0];
  const out = stops.map(([placeId, km, minute], stopNo) => {
    const rest = stopNo === 0 || stopNo === stops.length - 1 ? 0 : stopMinutes;
    return { placeId, km, arriveMinute: minute, departMinute: minute + rest };
  });
  if (direction === 'out') return out;
  return out.toReversed().map(({ placeId, km, arriveMinute, departMinute }) => ({
    placeId,
    km: length - km,
    arriveMinute: duration - departMinute,
    departMinute: duration - arriveMinute,
  }));
};

/** The fare of every pair of stops in paisa: its share of the kilometres, in whole tens of taka. */
export const faresOf = (
  corridor: Corridor,
  stops: readonly DirectedStop[],
  kind: CoachKind,
): Record<`${number}-${number}`, Paisa> => {
  const full = corridor.fullFareTaka[kind];
  const length = stops.at(-1)?.km;
  if (!full || !length) throw new Error(`no fare for a ${kind} coach to ${stops.at(-1)?.placeId}`);
  const fare = (km: number) => taka(Math.max(lowestFareTaka, Math.round((full * km) / length / 10) * 10));
  return Object.fromEntries(
    stops.flatMap((from, fromStopNo) =>
      stops
        .slice(fromStopNo + 1)
        .map((to, on) => [`${fromStopNo}-${fromStopNo + 1 + on}`, fare(to.km - from.km)]),
    ),
  );
};

const minutesBetweenCounters = { dhaka: 20, town: 15 };

/** Lists an operator's counters at a stop in the order in which the coach calls there, each with its delay in minutes. */
export const countersAt = (
  operator: OperatorSeed,
  corridor: Corridor,
  stops: readonly DirectedStop[],
  stopNo: number,
): { point: CounterPoint; offsetMinute: number }[] => {
  const placeId = stops[stopNo]?.placeId ?? '';
  const inDhaka = placeId === 'dhaka';
  const areas = (corridor.dhakaSide && operator.dhaka[corridor.dhakaSide]) ?? [];
  const leaving = inDhaka ? areas.map((area) => dhakaAreas[area]) : (townCounters[placeId] ?? []);
  if (leaving.length === 0) throw new Error(`${operator.slug} has no counter in ${placeId}`);
  const gap = minutesBetweenCounters[inDhaka ? 'dhaka' : 'town'];
  const calls = stopNo === stops.length - 1 ? leaving.toReversed() : leaving;
  return calls.map((point, turn) => ({ point, offsetMinute: turn * gap }));
};
