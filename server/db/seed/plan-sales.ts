import { legsOf } from '@poth/domain/trip/trip.ts';
import { type Dice, oneOf } from './dice.ts';

/** Seats of a trip, and its journeys that have a fare. */
export type Sellable<J> = {
  seatNos: readonly string[];
  legCount: number;
  journeys: readonly (J & JourneyStops)[];
};
type JourneyStops = { fromStopNo: number; toStopNo: number };

/** A planned booking: seats on one journey. */
export type PlannedSale<J> = { journey: J & JourneyStops; seatNos: string[] };

const fullestShare = 0.85;
const wholeWayShare = 0.65;
/** Sizes of parties that travel together: mostly one or two people. */
const partySizes = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4];

/** Share of a trip that is sold: from nothing to 85 %, and less the further ahead its day is. */
const shareSold = (dice: Dice, daysAhead: number): number =>
  Math.max(0, fullestShare * (1.15 * dice() - 0.15) * (1 - daysAhead / 20));

/**
 * Bookings that fill a trip to a share of its own, most of them for the whole way, some for a part of it,
 * with parties side by side as far as seats are free.
 */
export const planSales = <J>(dice: Dice, trip: Sellable<J>, daysAhead: number): PlannedSale<J>[] => {
  const target = shareSold(dice, daysAhead) * trip.seatNos.length * trip.legCount;
  const wholeWay = trip.journeys.filter((journey) => journey.toStopNo - journey.fromStopNo === trip.legCount);
  const taken = new Set<string>();
  const sales: PlannedSale<J>[] = [];
  // A trip can have too few adjoining legs free for the drawn party; the next draw may fit.
  for (let draw = 0; draw < 2 * trip.seatNos.length && taken.size < target; draw++) {
    const journey = oneOf(dice, dice() < wholeWayShare && wholeWay.length > 0 ? wholeWay : trip.journeys);
    const legs = legsOf(journey);
    const first = Math.floor(dice() * trip.seatNos.length);
    const party = Math.min(oneOf(dice, partySizes), Math.floor((target - taken.size) / legs.length));
    const seatNos: string[] = [];
    for (const seatNo of [...trip.seatNos.slice(first), ...trip.seatNos.slice(0, first)]) {
      if (seatNos.length === party) break;
      if (legs.every((leg) => !taken.has(`${seatNo} ${leg}`))) seatNos.push(seatNo);
    }
    if (seatNos.length === 0) continue;
    for (const seatNo of seatNos) for (const leg of legs) taken.add(`${seatNo} ${leg}`);
    sales.push({ journey, seatNos });
  }
  return sales;
};
