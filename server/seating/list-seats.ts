import { z } from 'zod';
import { type SeatLayout, type SeatNo, seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { TripId } from '@poth/domain/trip/journey.ts';
import { call } from '../call.ts';
import { readPlans } from './store.ts';

/** Seats of a trip, and the moment since which it is on sale. */
export type TripSeats = { seatNos: SeatNo[]; publishedAt: Date };

/** Lists the seats of published trips, by trip, in one statement; a trip that is not published is left out. */
export const listSeats = call(
  { gate: 'everybody', input: z.array(TripId).readonly() },
  async function listSeats({ deps: { db } }, tripIds): Promise<ReadonlyMap<string, TripSeats>> {
    if (tripIds.length === 0) return new Map();
    const rows = await readPlans(db, tripIds);
    // Most coaches share a few plans.
    const known = new Map<string, SeatNo[]>();
    const seatNosOf = (layout: SeatLayout): SeatNo[] => {
      const key = JSON.stringify(layout.rows);
      const seatNos = known.get(key) ?? seatsOf(layout);
      known.set(key, seatNos);
      return seatNos;
    };
    return new Map(
      rows.flatMap(({ tripId, layout, publishedAt }) =>
        publishedAt ? [[tripId, { seatNos: seatNosOf(layout), publishedAt }]] : [],
      ),
    );
  },
);
