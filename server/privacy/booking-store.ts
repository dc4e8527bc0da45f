import { type RawBuilder, sql } from 'kysely';
import { isCluster } from '../db/cluster.ts';
import type { Tx } from '../db/database.ts';

export type BookingRef = { tripId: string; bookingId: string };

/** Condition that money of booking `b` is unsettled: somebody may still have to be told, or asked for it. */
export const hasOpenMoney = sql<boolean>`(
  exists (select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id
    and p.state in ('created', 'redirected', 'review'))
  or exists (select from refund r where r.trip_id = b.trip_id and r.booking_id = b.booking_id and r.state <> 'settled')
  or exists (select from admin_request q where q.trip_id = b.trip_id and q.booking_id = b.booking_id and q.state = 'pending')
  or exists (select from reversal v where v.trip_id = b.trip_id and v.booking_id = b.booking_id and v.state = 'open'))`;

/** Condition that booking `b` still has the name or number of its contact. */
export const isNamed = sql<boolean>`(b.contact_phone is not null or b.contact_name is not null)`;

/** Relation `these` of bookings. */
const listed = (refs: readonly BookingRef[]) => sql`
  unnest(${refs.map(({ tripId }) => tripId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[])
    these (trip_id, booking_id)`;

/**
 * Locks bookings that match `which`, in the order of their keys. most: limit, with which bookings locked by others are
 * skipped; null: waits for those. A cluster locks on one trip at a time, and checks again behind the locks.
 */
const lockWhere = async (tx: Tx, which: RawBuilder<boolean>, most: number | null): Promise<BookingRef[]> => {
  const patience = most === null ? sql`for update` : sql`for update skip locked`;
  const { rows } = await sql<BookingRef>`
    select trip_id, booking_id from booking b where ${which}
    order by trip_id, booking_id limit ${most}::int ${isCluster() ? sql`` : patience}`.execute(tx);
  if (!isCluster() || rows.length === 0) return rows;
  const locked: BookingRef[] = [];
  for (const { tripId, bookingId } of rows) {
    const { rows: found } = await sql<BookingRef>`
      select trip_id, booking_id from booking where trip_id = ${tripId} and booking_id = ${bookingId} ${patience}`.execute(
      tx,
    );
    locked.push(...found);
  }
  const { rows: still } = await sql<BookingRef>`
    select b.trip_id, b.booking_id from ${listed(locked)}
      join booking b on b.trip_id = these.trip_id and b.booking_id = these.booking_id
    where ${which} order by b.trip_id, b.booking_id`.execute(tx);
  return still;
};

/** Locks bookings that are `due`, at most `most`; those locked by others wait for the next run. */
export const lockBookings = (tx: Tx, due: RawBuilder<boolean>, most: number): Promise<BookingRef[]> =>
  lockWhere(tx, sql<boolean>`${isNamed} and ${due}`, most);

/** Locks every booking that matches `which`, and waits for those locked by others. */
export const lockEveryBooking = (tx: Tx, which: RawBuilder<boolean>): Promise<BookingRef[]> =>
  lockWhere(tx, which, null);

/**
 * Removes names, number, address and signed codes from locked bookings; seats, amounts and states stay. An earlier
 * payment attempt no longer pays for such a booking: its money goes back whole.
 */
export const anonymiseBookings = async (tx: Tx, refs: readonly BookingRef[]): Promise<void> => {
  if (refs.length === 0) return;
  const these = listed(refs);
  const ofThese = (table: string) =>
    sql`${sql.ref(`${table}.trip_id`)} = these.trip_id and ${sql.ref(`${table}.booking_id`)} = these.booking_id`;
  await sql`delete from phone_directory using ${these} where ${ofThese('phone_directory')}`.execute(tx);
  await sql`update booking_seat set passenger_name = '', passenger_phone = null from ${these} where ${ofThese('booking_seat')}`.execute(
    tx,
  );
  await sql`update ticket set passenger_name = '', code = '' from ${these} where ${ofThese('ticket')}`.execute(
    tx,
  );
  await sql`update booking set contact_name = null, contact_phone = null, contact_email = null,
      contents_no = contents_no + 1, version = version + 1 from ${these} where ${ofThese('booking')}`.execute(
    tx,
  );
};
