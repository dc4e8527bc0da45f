import { type RawBuilder, sql } from 'kysely';
import { type OpenThing, openThings } from '@poth/domain/archive/archive.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import { archivedTables } from '../db/archive.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchingTrips } from '../db/touch.ts';

/** Reads the ids of trips before a service date, oldest first, that come after the trip `after`. */
export const readOldTrips = async (
  db: Database,
  { before, after }: { before: DhakaDate; after: string },
  most: number,
): Promise<string[]> => {
  const { rows } = await sql<{ tripId: string }>`
    select trip_id from trip
    where trip_id > ${after}::uuid and trip_id < ${firstTripIdOf(before)}::uuid order by trip_id limit ${most}`.execute(
    db,
  );
  return rows.map(({ tripId }) => tripId);
};

/** A trip with the things of it that are still open (`openThings`). */
export type TripFacts = { tripId: string; serviceDate: DhakaDate; open: OpenThing[] };

/**
 * Tells which things of a trip `t` are open; `trip`: its id as SQL. `name`: personal data that the retention of a
 * journey empties; `words`: texts of passengers, which are kept longer; `message`: a row that chores remove within
 * weeks; `settlement`: money of an operator that is in no closed statement.
 */
const openOf = (trip: RawBuilder<unknown>): RawBuilder<Record<OpenThing, boolean>> => sql`
  jsonb_build_object(
    'booking', exists (select from booking b where b.trip_id = ${trip} and b.state in ('held', 'review')),
    'name', t.supervisor_phone is not null
      or exists (select from booking b where b.trip_id = ${trip}
        and (b.contact_name is not null or b.contact_phone is not null or b.contact_email is not null))
      or exists (select from booking_seat s where s.trip_id = ${trip} and (s.passenger_name <> '' or s.passenger_phone is not null))
      or exists (select from ticket k where k.trip_id = ${trip} and (k.passenger_name <> '' or k.code <> ''))
      or exists (select from seat_block n where n.trip_id = ${trip} and n.note <> '')
      or exists (select from payment p where p.trip_id = ${trip} and p.payer_hash is not null),
    'words', exists (select from passenger_report r where r.trip_id = ${trip} and (r.text <> '' or r.paid_to <> ''))
      or exists (select from report_move m where m.trip_id = ${trip} and m.said <> '')
      or exists (select from support_case_move m where m.trip_id = ${trip} and m.said <> '')
      or exists (select from rating r where r.trip_id = ${trip}
        and (r.words <> '' or r.answer <> '' or r.hidden_reason <> '')),
    'payment', exists (select from payment p where p.trip_id = ${trip}
      and (p.state in ('created', 'redirected', 'review') or p.ask_at is not null)),
    'refund', exists (select from refund r where r.trip_id = ${trip} and (r.state <> 'settled' or r.ask_at is not null)),
    'reversal', exists (select from reversal v where v.trip_id = ${trip} and v.state = 'open'),
    'request', exists (select from admin_request q where q.trip_id = ${trip} and q.state = 'pending'),
    'case', exists (select from support_case c where c.trip_id = ${trip} and c.state = 'open'),
    'report', exists (select from passenger_report r where r.trip_id = ${trip} and r.state in ('open', 'disputed')),
    'difference', exists (select from differing g where g.trip_id = ${trip}),
    'exchange', exists (select from booking_exchange e where e.trip_id = ${trip} and e.state = 'open'),
    'message', exists (select from outbox o where o.trip_id = ${trip})
      or exists (select from sms_delivery d where d.trip_id = ${trip})
      or exists (select from idempotency i where i.trip_id = ${trip})
      or exists (select from one_time_code c where c.trip_id = ${trip})
      or exists (select from unpaid_hold u where u.trip_id = ${trip})
      or exists (select from unpaid_source u where u.trip_id = ${trip})
      or exists (select from trip_position o where o.trip_id = ${trip})
      or exists (select from waitlist_entry w where w.trip_id = ${trip})
      or exists (select from seat_offer o where o.trip_id = ${trip}),
    'shift', exists (select from till_move m join open_shift s on s.shift_id = m.shift_id
      where m.trip_id = ${trip}),
    'settlement', exists (select from ledger_line l
        where l.book = ${trip} and (l.account like 'operator\\_payable:%' or l.account like 'operator\\_cash:%') and not exists (
          select from settlement_line d where d.book = l.book and d.entry_id = l.entry_id and d.line_no = l.line_no))
      or exists (select from settlement_trip x join settlement s on s.settlement_id = x.settlement_id
        where x.trip_id = ${trip} and s.state in ('draft', 'approved')))`;

/**
 * Materializes first the rows of coordinator tables: only then can a cluster join them with trips. Open shifts are read
 * for all trips, because few are open at once.
 */
const besideTrips = (tripIds: RawBuilder<unknown>) => sql`
  differing as materialized (
    select trip_id from gateway_difference where state = 'open' and trip_id = any(${tripIds})
    union all select trip_id from gateway_question where trip_id = any(${tripIds})),
  open_shift as materialized (select shift_id from counter_shift where closed_at is null)`;

type FactsRow = { tripId: string; serviceDate: DhakaDate; open: Record<OpenThing, boolean> };

const factsOf = ({ open, ...trip }: FactsRow): TripFacts => ({
  ...trip,
  open: openThings.filter((thing) => open[thing]),
});

/** Reads the open things of trips, oldest trip first. */
export const readTripFacts = async (db: Database, tripIds: readonly string[]): Promise<TripFacts[]> => {
  const asked = sql`${[...tripIds]}::uuid[]`;
  const { rows } = await sql<FactsRow>`
    with ${besideTrips(asked)}
    select t.trip_id, t.service_date, ${openOf(sql`t.trip_id`)} as open
    from trip t where t.trip_id = any(${asked}) order by t.trip_id`.execute(db);
  return rows.map(factsOf);
};

/** Reads the open things of one trip, on a cluster from its machine alone; undefined where the trip does not exist. */
export const readOneTripFacts = async (tx: Tx, tripId: string): Promise<TripFacts | undefined> => {
  const trip = sql`${tripId}::uuid`;
  const { rows } = await sql<FactsRow>`
    with ${besideTrips(sql`array[${trip}]`)}
    select t.trip_id, t.service_date, ${openOf(trip)} as open from trip t where t.trip_id = ${trip}`.execute(
    tx,
  );
  return rows.map(factsOf)[0];
};

/**
 * Locks a trip, its payment attempts and its bookings, on which every step of a sale or a refund depends, in the lock
 * order of such a step. Returns whether the trip exists: of two concurrent movers the second finds it gone.
 */
export const lockWholeTrip = async (tx: Tx, tripId: string): Promise<boolean> => {
  const { rows } = await sql`select from trip where trip_id = ${tripId} for update`.execute(tx);
  await sql`select from payment where trip_id = ${tripId} order by payment_id for update`.execute(tx);
  await sql`select from booking where trip_id = ${tripId} order by booking_id for update`.execute(tx);
  return rows.length === 1;
};

/** Money of a trip in paisa: captured, refunded, and the debits of its book. */
export type TripBooks = { capturedPaisa: number; refundedPaisa: number; bookedPaisa: number };

/** Reads the money of a trip, from the schema that the transaction's search path names first. */
export const readTripBooks = async (tx: Tx, tripId: string): Promise<TripBooks> => {
  const { rows } = await sql<TripBooks>`
    select
      (select coalesce(sum(captured_paisa), 0) from payment where trip_id = ${tripId})::bigint as captured_paisa,
      (select coalesce(sum(amount_paisa), 0) from refund where trip_id = ${tripId})::bigint as refunded_paisa,
      (select coalesce(sum(amount_paisa) filter (where amount_paisa > 0), 0) from ledger_line where book = ${tripId})::bigint
        as booked_paisa`.execute(tx);
  const [books] = rows;
  if (!books) throw new Error(`trip ${tripId} has no books`);
  return books;
};

/**
 * Moves every row of a trip to the archive. One statement per table deletes and inserts, so a row that is added
 * concurrently is moved or stays, and none is lost. Returns the number of rows.
 */
export const moveRows = async (tx: Tx, tripId: string): Promise<number> => {
  let moved = 0;
  for (const { name, tripColumn } of archivedTables) {
    const { numAffectedRows } = await sql`
      with gone as (delete from ${sql.table(`public.${name}`)} where ${sql.ref(tripColumn)} = ${tripId} returning *)
      insert into ${sql.table(`archive.${name}`)} select * from gone`.execute(tx);
    moved += Number(numAffectedRows ?? 0n);
  }
  return moved;
};

/** Adds a moved trip to the counts of its month, and touches it, so that every process drops it from memory. */
export const noteMoved = async (
  tx: Tx,
  { tripId, month, rows, books }: { tripId: string; month: DhakaDate; rows: number; books: TripBooks },
): Promise<void> => {
  const { capturedPaisa, refundedPaisa, bookedPaisa } = books;
  await sql`
    ${touchingTrips([tripId])}
    insert into archived_month as m (month, trips, row_count, captured_paisa, refunded_paisa, booked_paisa)
    values (${month}::date, 1, ${rows}, ${capturedPaisa}, ${refundedPaisa}, ${bookedPaisa})
    on conflict (month) do update set trips = m.trips + 1, row_count = m.row_count + excluded.row_count,
      captured_paisa = m.captured_paisa + excluded.captured_paisa, refunded_paisa = m.refunded_paisa + excluded.refunded_paisa,
      booked_paisa = m.booked_paisa + excluded.booked_paisa, last_moved_at = now()`.execute(tx);
};
