import { type RawBuilder, sql } from 'kysely';
import { type FindKey, type FoundBy, readFindKey } from '@poth/domain/back-office/find-key.ts';
import { FindBookingsInput } from '@poth/domain/back-office/input.ts';
import { call } from '../call.ts';
import {
  type BookingLine,
  bookingColumns,
  bookingTables,
  onPage,
  type Paged,
  pageOf,
} from './booking-line.ts';

export type FoundBooking = BookingLine & { foundBy: FoundBy | null; createdAt: Date };

const nobody = sql`null::text`;
const paymentOf = sql`join payment p on p.trip_id = d.trip_id and p.payment_id = d.payment_id`;

/** Every way in which a text leads to bookings, each by an index. */
const hits = ({ pnr, phone, email, number }: FindKey, most: number): RawBuilder<unknown> => sql`
  select trip_id, booking_id, 'pnr' as found_by from pnr_directory where pnr = ${pnr ?? nobody}
  union all (select trip_id, booking_id, 'phone' from booking where contact_phone = ${phone ?? nobody}
    order by created_at desc limit ${most})
  union all (select trip_id, booking_id, 'email' from booking
    where lower(contact_email) = ${email ?? nobody} and contact_email is not null order by created_at desc limit ${most})
  union all select d.trip_id, p.booking_id, 'tran' from tran_directory d ${paymentOf} where d.tran_id = ${number}
  union all (select d.trip_id, p.booking_id, 'receipt' from receipt_directory d ${paymentOf}
    where d.receipt_id = ${number} limit ${most})
  union all (select trip_id, booking_id, 'bank' from payment where bank_tran_id = ${number} limit ${most})
  union all (select trip_id, booking_id, 'refund' from refund where refund_trans_id = ${number} limit ${most})
  union all (select trip_id, booking_id, 'gateway-refund' from refund where gateway_refund_id = ${number} limit ${most})`;

const newest = (most: number): RawBuilder<unknown> => sql`
  select trip_id, booking_id, null as found_by from booking
  where confirmed_at is not null order by confirmed_at desc limit ${most}`;

/**
 * Finds bookings for an admin by one text: a PNR, a phone number, an e-mail address, our number of a payment attempt, the
 * gateway's receipt, the bank's number, a refund's number of ours or the gateway's. Without a text, the last that were
 * sold. The newest first, twenty at once; one statement.
 */
export const findBookings = call(
  { gate: 'admin', input: FindBookingsInput },
  async function findBookings({ deps: { db } }, { text, page }): Promise<Paged<FoundBooking>> {
    const key = readFindKey(text);
    const most = page * 20 + 1;
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
    return pageOf(rows, page);
  },
);
