import type { SeatNo } from '../fleet/seat-layout.ts';
import { legsOf } from '../trip/trip.ts';
import { mostTold, type Waiting } from './waitlist.ts';

/** Legs of freed seats that nobody has, by seat in the order of the plan. */
export type FreeLegs = ReadonlyMap<SeatNo, ReadonlySet<number>>;

/** Tells whether a seat is kept for women on a journey. */
export type IsForWomen = (seatNo: SeatNo, journey: Pick<Waiting, 'fromStopNo' | 'toStopNo'>) => boolean;

export type Match = { waiting: Waiting; seatNos: SeatNo[] };

/** The seats that a place could have of those that are free; none where they are too few. */
const seatsFor = (free: FreeLegs, waiting: Waiting, isForWomen: IsForWomen): SeatNo[] => {
  const legs = legsOf(waiting);
  const fitting = [...free.keys()].filter((seatNo) => legs.every((legNo) => free.get(seatNo)?.has(legNo)));
  const forWomen = fitting.filter((seatNo) => isForWomen(seatNo, waiting));
  const others = fitting.filter((seatNo) => !forWomen.includes(seatNo));
  const seatNos = (waiting.onlyWomen ? [...forWomen, ...others] : others).slice(0, waiting.seatCount);
  return seatNos.length < waiting.seatCount ? [] : seatNos.sort();
};

/**
 * Decides who is offered which freed seats: the list in its order, each whose journey and number of seats fit, all of its
 * seats or none. Who needs more than was freed keeps the place, and the next is asked. Seats that are kept for women go to
 * parties of women, which get them first. Of what is left, those are told who asked for no more than that.
 */
export const matchOffers = (
  free: FreeLegs,
  list: readonly Waiting[],
  isForWomen: IsForWomen,
): { offers: Match[]; told: Waiting[] } => {
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
    .slice(0, mostTold);
  return { offers, told };
};
