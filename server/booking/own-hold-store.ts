import { sql } from 'kysely';
import type { WomensRule } from '@poth/domain/seating/womens-seats.ts';
import type { Database } from '../db/database.ts';
import { type BookingRecord, type BookingRow, bookingColumns, bookingOf } from './store.ts';

/** The facts on which a change of a hold is decided, as one statement saw them. */
export type OwnHoldFacts = {
  booking: BookingRow;
  now: Date;
  /** True where a payment of it is under way: its seats, names and number are fixed. */
  beingPaid: boolean;
  /** True where a promo code is promised to it. */
  promised: boolean;
  womensRule: WomensRule;
};

type Row = BookingRecord &
  Omit<OwnHoldFacts, 'booking' | 'womensRule'> & {
    layout: WomensRule['layout'];
    protectsWomenAlone: boolean;
  };

/** Reads the facts by which a change of a hold is decided. */
export const readOwnHold = async (
  db: Database,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<OwnHoldFacts | undefined> => {
  const { rows } = await sql<Row>`
    select ${bookingColumns(tripId)}, now() as now,
      exists (select from trip_seat p where p.trip_id = ${tripId} and p.booking_id = b.booking_id and p.state = 'paying')
        as being_paid,
      exists (select from promo_use u where u.booking_id = b.booking_id and u.trip_id = b.trip_id
        and (u.expires_at > now() or u.paid_at is not null)) as promised,
      t.layout, c.protect_women_travelling_alone as protects_women_alone
    from booking b
      join trip t on t.trip_id = b.trip_id
      join operator c on c.operator_id = t.operator_id
    where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { now, beingPaid, promised, layout, protectsWomenAlone, ...booking } = row;
  return {
    booking: bookingOf(booking),
    now,
    beingPaid,
    promised,
    womensRule: { layout, protectsWomenAlone },
  };
};
