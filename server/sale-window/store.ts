import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { DatedOpening } from '@poth/domain/sale-window/read-windows.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import { addDays } from '@poth/domain/dhaka.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';

/** Openings of a date: for all operators, and of one; null where none is set. */
export type OpeningsRow = { serviceDate: DhakaDate; forAll: Date | null; own: Date | null };

/**
 * Reads the dates with windows in a span: those for all operators, and those of one. operatorId null: only those for
 * all.
 */
export const readWindowDates = async (
  db: Database | Tx,
  operatorId: string | null,
  { from, until }: { from: DhakaDate; until: DhakaDate },
): Promise<OpeningsRow[]> => {
  const { rows } = await sql<OpeningsRow>`
    select w.service_date, max(w.opens_at) filter (where w.operator_id is null) as for_all,
      max(w.opens_at) filter (where w.operator_id is not null) as own
    from sale_window w
    where w.service_date between ${from}::date and ${until}::date
      and (w.operator_id is null or w.operator_id = ${operatorId}::uuid)
    group by w.service_date order by w.service_date`.execute(db);
  return rows;
};

/**
 * Writes the openings of dates, of one operator or (null) of all; an opening of null deletes the window of its date.
 */
export const writeWindows = async (
  tx: Tx,
  { operatorId, by }: { operatorId: string | null; by: string },
  windows: readonly DatedOpening[],
): Promise<void> => {
  const set = windows.filter(({ opensAt }) => opensAt !== null);
  const gone = windows.filter(({ opensAt }) => opensAt === null).map(({ serviceDate }) => serviceDate);
  await sql`
    delete from sale_window
    where service_date = any(${gone}::date[]) and operator_id is not distinct from ${operatorId}::uuid`.execute(
    tx,
  );
  await sql`
    insert into sale_window (service_date, operator_id, opens_at, set_by, set_at)
    select given.service_date, ${operatorId}::uuid, given.opens_at, ${by}, now()
    from unnest(${set.map(({ serviceDate }) => serviceDate)}::date[],
      ${set.map(({ opensAt }) => opensAt)}::timestamptz[]) given(service_date, opens_at)
    on conflict (service_date, operator_id) do update
      set opens_at = excluded.opens_at, set_at = excluded.set_at, set_by = excluded.set_by`.execute(tx);
  await touchEveryTrip(tx);
};

/** Lists the published trips of a service date, of one operator or (null) of all. */
export const readTripsOfDate = async (
  db: Database,
  operatorId: string | null,
  serviceDate: DhakaDate,
): Promise<string[]> => {
  const { rows } = await sql<{ tripId: string }>`
    select t.trip_id from trip t
    where t.trip_id >= ${firstTripIdOf(serviceDate)}::uuid and t.trip_id < ${firstTripIdOf(addDays(serviceDate, 1))}::uuid
      and t.state in ('on-sale', 'departed') and (${operatorId}::uuid is null or t.operator_id = ${operatorId})
    order by t.trip_id`.execute(db);
  return rows.map(({ tripId }) => tripId);
};
