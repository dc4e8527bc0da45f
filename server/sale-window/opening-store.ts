import { type RawBuilder, sql } from 'kysely';
import type { SaleWindow } from '@poth/domain/sale-window/sale-window.ts';
import type { Database } from '../db/database.ts';

/**
 * Selects the moment from which a trip t is on sale: the later of the windows of its operator and of all operators;
 * null where there is none. It is read from the windows themselves, so no trip that is published meanwhile can miss
 * one.
 */
export const opensAt: RawBuilder<Date | null> = sql`
  (select max(w.opens_at) from sale_window w
    where w.service_date = t.service_date and (w.operator_id = t.operator_id or w.operator_id is null))`;

/**
 * Reads the openings after `since`, past and future ones, the earliest first. operatorId null: of all operators; else
 * of an operator with a window of its own, at the later of that and the one for all. serviceDate: of that date alone.
 */
export const readOpenings = async (
  db: Database,
  { since, serviceDate = null }: { since: Date; serviceDate?: SaleWindow['serviceDate'] | null },
): Promise<SaleWindow[]> => {
  const { rows } = await sql<SaleWindow>`
    select w.service_date, w.operator_id, greatest(w.opens_at, a.opens_at) as opens_at
    from sale_window w
      left join sale_window a on a.service_date = w.service_date and a.operator_id is null
    where greatest(w.opens_at, a.opens_at) > ${since} and (${serviceDate}::date is null or w.service_date = ${serviceDate})
    order by greatest(w.opens_at, a.opens_at), w.service_date, w.operator_id nulls first`.execute(db);
  return rows;
};
