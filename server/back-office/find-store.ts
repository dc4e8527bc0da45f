import { type RawBuilder, sql } from 'kysely';
import type { FindKey, FoundBy } from '@poth/domain/back-office/find-key.ts';
import type { Database } from '../db/database.ts';
import { paymentsByTranIds } from '../payment/tran-store.ts';
import type { BookingLine } from '@poth/domain/back-office/booking.ts';
import { bookingColumns, bookingTables, onPage } from './booking-line-store.ts';
import { pageSize } from './paged.ts';

/** Booking that a search found; foundBy null: nothing was searched for. */
export type FoundBooking = BookingLine & { foundBy: FoundBy | null; createdAt: Date };

const nobody = sql`null::text`;
const paymentOf = sql`join payment p on p.trip_id = d.trip_id and p.payment_id = d.payment_id`;

/** Every lookup by which a text finds bookings, each by an index. */
const hits = ({ pnr, phone, email, number }: FindKey, most: number): RawBuilder<unknown> => sql`
  select trip_id, booking_id, 'pnr' as found_by from pnr_directory where pnr = ${pnr ?? nobody}
  union all (select trip_id, booking_id, 'phone' from booking where contact_phone = ${phone ?? nobody}
    order by created_at desc limit ${most})
  union all (select trip_id, booking_id, 'email' from booking
    where lower(contact_email) = ${email ?? nobody} and contact_email is not null order by created_at desc limit ${most})
  union all select p.trip_id, p.booking_id, 'tran' from ${paymentsByTranIds([number])}
  union all (select d.trip_id, p.booking_id, 'receipt' from receipt_directory d ${paymentOf}
    where d.receipt_id = ${number} limit ${most})
  union all (select trip_id, booking_id, 'bank' from payment where bank_tran_id = ${number} limit ${most})
  union all (select trip_id, booking_id, 'refund' from refund where refund_trans_id = ${number} limit ${most})
  union all (select trip_id, booking_id, 'gateway-refund' from refund where gateway_refund_id = ${number} limit ${most})`;

/**
 * Limits on how many of the newest bookings are read; the smallest one that suffices is written into the statement's
 * text: in a generic plan PostgreSQL takes a parameter's limit for a tenth of the table and reads all of it.
 */
const bounds = [1_000, 10_000, 250_000];

const newest = (most: number): RawBuilder<unknown> => sql`
  select trip_id, booking_id, null as found_by from (
    select trip_id, booking_id, confirmed_at from booking where confirmed_at is not null
    order by confirmed_at desc limit ${sql.lit(bounds.find((bound) => most <= bound))}) sold
  order by confirmed_at desc limit ${most}`;

/** Reads the bookings that a key finds, or the last ones sold, newest first: a page and one row more. */
export const readFound = async (
  db: Database,
  key: FindKey | undefined,
  page: number,
): Promise<FoundBooking[]> => {
  const most = page * pageSize + 1;
  const { rows } = await sql<FoundBooking>`
      select ${bookingColumns}, b.created_at, h.found_by
      from (select trip_id, booking_id, min(found_by) as found_by
          from (${key ? hits(key, most) : newest(most)}) hit group by 1, 2) h
        join booking b on b.trip_id = h.trip_id and b.booking_id = h.booking_id
        ${bookingTables}
      where b.pnr is not null
      order by ${key ? sql`b.created_at desc` : sql`b.confirmed_at desc`}, b.booking_id ${onPage(page)}`.execute(
    db,
  );
  return rows;
};
