import { addDays, type DhakaDate } from '../dhaka.ts';
import { type Paisa, taka } from '../money.ts';
import type { CoachType } from '../fleet/coach.ts';

/** Fare per passenger and kilometre that the government allows on a coach of 51 seats, in paisa, and its first day. */
const fareRates: readonly { from: DhakaDate; paisaPerKm: number }[] = (
  [
    ['2016-01-01', 142],
    ['2022-06-01', 180],
    ['2022-08-01', 220],
    ['2022-09-01', 215],
    ['2024-04-01', 212],
  ] as const
).map(([from, paisaPerKm]) => ({ from: addDays(from as DhakaDate, 0), paisaPerKm }));

const seatsOfRate = 51;

export type FareCeiling = { ceilingPaisa: Paisa; paisaPerKm: number; since: DhakaDate };

type Ride = { coachType: CoachType; km: number; seatCount: number; date: DhakaDate };

/**
 * Computes the highest fare that the government allows on a coach without air conditioning, tolls not counted, in whole
 * taka; a coach with fewer than 51 seats may take the same total. Null with air conditioning, where there is no
 * ceiling, and where the length of the road or the rate of the day is unknown.
 */
export const fareCeiling = ({ coachType, km, seatCount, date }: Ride): FareCeiling | null => {
  const rate = fareRates.findLast(({ from }) => from <= date);
  if (coachType === 'ac' || km <= 0 || seatCount <= 0 || !rate) return null;
  const share = Math.max(1, seatsOfRate / seatCount);
  const ceilingPaisa = taka(Math.floor((km * rate.paisaPerKm * share) / 100 + 0.5));
  return { ceilingPaisa, paisaPerKm: rate.paisaPerKm, since: rate.from };
};
