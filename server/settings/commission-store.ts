import { type RawBuilder, sql } from 'kysely';
import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import type { BasisPoints } from '@poth/domain/money.ts';
import { commissionFrom } from '@poth/domain/settlement/commission.ts';
import { databaseNow } from '../db/clock.ts';
import type { Database, Tx } from '../db/database.ts';

/**
 * Default commission on the fares of a service date, where nothing else is agreed. asSet: value of the setting, which
 * counts for every date as long as nobody has changed it.
 */
export const defaultCommissionOn = (day: RawBuilder<unknown>, asSet: BasisPoints): RawBuilder<number> =>
  sql<number>`coalesce((
    select d.basis_points from default_commission d where d.from_date <= ${day} order by d.from_date desc limit 1),
    ${asSet}::int)`;

/** Reads the default commission of coaches that leave on a day. */
export const readDefaultCommission = async (
  db: Database,
  date: DhakaDate,
  asSet: BasisPoints,
): Promise<BasisPoints> => {
  const { rows } = await sql<{ basisPoints: number }>`
    select ${defaultCommissionOn(sql`${date}::date`, asSet)} as basis_points`.execute(db);
  return rows[0]?.basisPoints ?? asSet;
};

/**
 * Dates a change of the default commission, in its transaction: like an agreed rate it counts for the coaches that
 * leave from tomorrow on, and of two changes on one day the last one counts. Earlier dates keep their rate.
 */
export const dateDefaultCommission = async (
  tx: Tx,
  { was, became, by }: { was: BasisPoints; became: BasisPoints; by: string },
): Promise<void> => {
  const fromDate = commissionFrom(dhakaDate(await databaseNow(tx)));
  await sql`insert into default_commission (from_date, basis_points, set_by) values ('-infinity', ${was}, ${by})
    on conflict do nothing`.execute(tx);
  await sql`insert into default_commission (from_date, basis_points, set_by, set_at)
    values (${fromDate}::date, ${became}, ${by}, now())
    on conflict (from_date) do update
      set basis_points = excluded.basis_points, set_by = excluded.set_by, set_at = excluded.set_at`.execute(
    tx,
  );
};
