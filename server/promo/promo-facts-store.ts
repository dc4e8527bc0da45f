import { sql } from 'kysely';
import type { PromoFacts } from '@poth/domain/promo/discount.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Tx } from '../db/database.ts';

type Row = Omit<PromoFacts, 'faresPaisa'>;

/**
 * Reads the facts of a hold that a code's conditions need; the departure is the published one, which defines a
 * journey's date.
 */
export const readPromoFacts = async (
  tx: Tx,
  { seats, tripId, fromStopNo, toStopNo }: Journey & { seats: readonly { farePaisa: number }[] },
): Promise<PromoFacts | undefined> => {
  const { rows } = await sql<Row>`
    select t.operator_id, t.coach_type, f.from_place_id, f.to_place_id, f.departs_at
    from trip t join trip_fare f on f.trip_id = t.trip_id
    where t.trip_id = ${tripId} and f.from_stop_no = ${fromStopNo} and f.to_stop_no = ${toStopNo}`.execute(
    tx,
  );
  const [facts] = rows;
  return facts && { ...facts, faresPaisa: seats.map(({ farePaisa }) => farePaisa) };
};
