import { sql } from 'kysely';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Database, Tx } from '../db/database.ts';
import { promised } from '../trip/terms-store.ts';

type Ref = { tripId: string; bookingId: string };

/** The coach and the journey as a booking bought them. */
export type BoughtTerms = {
  operatorId: string;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  fromPlaceId: string;
  toPlaceId: string;
  departsAt: Date;
};

/** Reads what a booking was promised, before any change of its trip. */
export const readBoughtTerms = async (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
): Promise<BoughtTerms | undefined> => {
  const { rows } = await sql<BoughtTerms>`
    select operator_id, promised_coach_type as coach_type, promised_coach_class as coach_class,
      promised_layout as layout, from_place_id, to_place_id, departs_at
    from (select t.operator_id, ${promised}, f.from_place_id, f.to_place_id, f.departs_at
      from booking b
        join trip t on t.trip_id = b.trip_id
        join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
      where b.trip_id = ${tripId} and b.booking_id = ${bookingId}) bought`.execute(db);
  return rows[0];
};

/** Gives a locked booking that was held for nobody to the browser of the booking before it. */
export const setBuyer = async (tx: Tx, { tripId, bookingId }: Ref, buyerId: string): Promise<void> => {
  await sql`
    update booking set buyer_id = ${buyerId}::uuid, version = version + 1
    where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(tx);
};

/** Sets the charge and discount of a booking that replaces another. */
export const setPrices = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  prices: { serviceChargePaisa: number; discountPaisa: number; chargePerSeatPaisa: number | null },
): Promise<void> => {
  await tx
    .updateTable('booking')
    .set({ ...prices, version: sql<number>`version + 1` })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();
};
