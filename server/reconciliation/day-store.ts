import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { ComparedDay } from '@poth/domain/reconciliation/difference.ts';
import type { Database, Tx } from '../db/database.ts';

/** Days that were begun: the last, the first of which a part is not listed, and whether any is unfinished. */
export type DaysBegun = {
  last: DhakaDate | null;
  unlisted: { day: DhakaDate; listedUntil: Date } | null;
  isUnfinished: boolean;
};

/** End of the day of row d. */
const endOfDay = sql`(d.day + 1)::timestamp at time zone 'Asia/Dhaka'`;

export const readDaysBegun = async (db: Database): Promise<DaysBegun> => {
  const { rows } = await sql<
    Pick<DaysBegun, 'last' | 'isUnfinished'> & { day: DhakaDate | null; listedUntil: Date | null }
  >`
    select all_days.last, all_days.is_unfinished, u.day, u.listed_until
    from (select max(day) as last, coalesce(bool_or(finished_at is null), false) as is_unfinished from gateway_day) all_days
      left join (select d.day, d.listed_until from gateway_day d
        where d.finished_at is null and d.listed_until < ${endOfDay} order by d.day limit 1) u on true`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return { last: null, unlisted: null, isUnfinished: false };
  const { last, isUnfinished, day, listedUntil } = row;
  return { last, isUnfinished, unlisted: day && listedUntil ? { day, listedUntil } : null };
};

/** Begins a day, once. finished: for the day before the first, of which nothing is compared. */
export const beginDay = async (
  db: Database,
  day: DhakaDate,
  { listedUntil, finished = false }: { listedUntil: Date; finished?: boolean },
): Promise<void> => {
  await db
    .insertInto('gatewayDay')
    .values({ day, listedUntil, finishedAt: finished ? sql<Date>`now()` : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

type Part = { day: DhakaDate; from: Date; until: Date };

/** Claims a part of a day for listing; of two calls at once the second returns false. */
export const claimDayPart = async (tx: Tx, { day, from, until }: Part): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('gatewayDay')
    .set({ listedUntil: until })
    .where('day', '=', day)
    .where('listedUntil', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Lists the attempts that began in a part of a day, and the refunds that a gateway accepted in it, however long before they
 * were requested. Money of counters is with no gateway.
 */
export const listDayPart = async (tx: Tx, { day, from, until }: Part): Promise<void> => {
  await sql`
    with listed as (
      insert into gateway_question (day, trip_id, subject, subject_id)
      select ${day}::date, trip_id, 'payment', payment_id from payment
      where created_at >= ${from} and created_at < ${until} and gateway <> ${counterGateway}
        and carried_from_refund_id is null
      union all
      select ${day}::date, trip_id, 'refund', refund_id from refund
      where sent_at >= ${from} and sent_at < ${until} and gateway_refund_id is not null
      on conflict do nothing returning subject)
    update gateway_day d set payments = d.payments + n.payments, refunds = d.refunds + n.refunds
    from (select count(*) filter (where subject = 'payment')::int as payments,
      count(*) filter (where subject = 'refund')::int as refunds from listed) n
    where d.day = ${day}::date`.execute(tx);
};

/** Counts one more compared attempt or refund of a day, and its differences. */
export const countCompared = async (tx: Tx, day: DhakaDate, differences: number): Promise<void> => {
  await sql`
    update gateway_day set compared = compared + 1, differences = differences + ${differences}::int
    where day = ${day}::date`.execute(tx);
};

/** Adds the number of differences that a statement of a day has brought; returns false where that day was not begun. */
export const countStatementDifferences = async (
  tx: Tx,
  day: DhakaDate,
  differences: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('gatewayDay')
    .set((eb) => ({ differences: eb('differences', '+', differences) }))
    .where('day', '=', day)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Finishes days of which everything is listed and no question is left. */
export const finishDays = async (db: Database): Promise<void> => {
  await sql`
    update gateway_day d set finished_at = now()
    where finished_at is null and d.listed_until >= ${endOfDay}
      and compared = payments + refunds
      and not exists (select from gateway_question q where q.day = d.day)`.execute(db);
};

/** The days that were compared last, the newest first. */
export const readDays = async (db: Database, most: number): Promise<ComparedDay[]> => {
  const { rows } = await sql<ComparedDay>`
    select d.day, d.payments, d.refunds, d.compared, d.differences, d.finished_at,
      (select count(*) from gateway_difference g where g.day = d.day and g.state = 'open') as open
    from gateway_day d order by d.day desc limit ${most}`.execute(db);
  return rows;
};
