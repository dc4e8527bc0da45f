import type { SeatNo } from '../fleet/seat-layout.ts';
import { legsOf } from '../trip/trip.ts';
import { mostNotified, type WaitingEntry } from './waitlist.ts';

/** Free legs of freed seats, by seat in the order of the plan. */
export type FreeLegs = ReadonlyMap<SeatNo, ReadonlySet<number>>;

/** Tells whether a seat is kept for women on a journey. */
export type IsForWomen = (seatNo: SeatNo, journey: Pick<WaitingEntry, 'fromStopNo' | 'toStopNo'>) => boolean;

export type Match = { waiting: WaitingEntry; seatNos: SeatNo[] };

/** Picks seats for a place from the free ones; none where they are too few. */
const seatsFor = (free: FreeLegs, waiting: WaitingEntry, isForWomen: IsForWomen): SeatNo[] => {
  const legs = legsOf(waiting);
  const fitting = [...free.keys()].filter((seatNo) => legs.every((legNo) => free.get(seatNo)?.has(legNo)));
  const forWomen = fitting.filter((seatNo) => isForWomen(seatNo, waiting));
  const others = fitting.filter((seatNo) => !forWomen.includes(seatNo));
  const seatNos = (waiting.onlyWomen ? [...forWomen, ...others] : others).slice(0, waiting.seatCount);
  return seatNos.length < waiting.seatCount ? [] : seatNos.sort();
};

/**
 * Matches freed seats with places on the list, in its order: a place gets all of its seats or none, on its journey's
 * legs. A place that needs more than was freed stays on the list and is skipped. Seats kept for women go only to
 * parties of women, who get those first. Places that asked for a notice are told where enough seats are left for them.
 */
export const matchOffers = (
  free: FreeLegs,
  list: readonly WaitingEntry[],
  isForWomen: IsForWomen,
): { offers: Match[]; told: WaitingEntry[] } => {
  const left = new Map([...free].map(([seatNo, legs]) => [seatNo, new Set(legs)] as const));
  const offers = list
    .filter(({ wants }) => wants === 'offer')
    .flatMap((waiting): Match[] => {
      const seatNos = seatsFor(left, waiting, isForWomen);
      for (const seatNo of seatNos) for (const legNo of legsOf(waiting)) left.get(seatNo)?.delete(legNo);
      return seatNos.length > 0 ? [{ waiting, seatNos }] : [];
    });
  const told = list
    .filter((waiting) => waiting.wants === 'notice' && seatsFor(left, waiting, isForWomen).length > 0)
    .slice(0, mostNotified);
  return { offers, told };
};
