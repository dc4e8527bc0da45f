import { sql } from 'kysely';
import type { Shift } from '@poth/domain/counter/shift.ts';
import { paisa } from '@poth/domain/money.ts';
import type { Database, Tx } from '../db/database.ts';

type Row = {
  shiftId: string;
  operatorId: string;
  counterId: string;
  placeId: string;
  counterEn: string;
  counterBn: string;
  placeEn: string;
  placeBn: string;
  agentUserId: string;
  agentName: string;
  openedAt: Date;
  closedAt: Date | null;
  floatPaisa: number;
  countedPaisa: number | null;
  cashInPaisa: number;
  cashOutPaisa: number;
  mobileMoneyPaisa: number;
  ticketCount: number;
};

const shiftOf = (row: Row): Shift => {
  const { counterId, placeId, counterEn, counterBn, placeEn, placeBn, ...shift } = row;
  return {
    ...shift,
    counter: {
      counterId,
      placeId,
      name: { en: counterEn, bn: counterBn },
      place: { en: placeEn, bn: placeBn },
    },
    floatPaisa: paisa(row.floatPaisa),
    countedPaisa: row.countedPaisa === null ? null : paisa(row.countedPaisa),
    cashInPaisa: paisa(row.cashInPaisa),
    cashOutPaisa: paisa(row.cashOutPaisa),
    mobileMoneyPaisa: paisa(row.mobileMoneyPaisa),
  };
};

const readShifts = async (
  db: Database | Tx,
  which: ReturnType<typeof sql>,
  page: ReturnType<typeof sql> = sql``,
): Promise<Shift[]> => {
  const { rows } = await sql<Row>`
    with s as materialized (
        select * from counter_shift s where ${which} order by s.opened_at desc, s.shift_id ${page}),
      till as materialized (
        select m.shift_id, coalesce(sum(amount_paisa) filter (where tender = 'cash' and amount_paisa > 0), 0)::bigint as cash_in_paisa,
          -coalesce(sum(amount_paisa) filter (where tender = 'cash' and amount_paisa < 0), 0)::bigint as cash_out_paisa,
          coalesce(sum(amount_paisa) filter (where tender = 'mobile-money'), 0)::bigint as mobile_money_paisa
        from till_move m where m.shift_id in (select shift_id from s) group by m.shift_id),
      sold as materialized (
        select b.shift_id, count(*) as ticket_count from booking b
          join ticket k on k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.issue_no = 1
        where b.shift_id in (select shift_id from s) group by b.shift_id)
    select s.shift_id, s.operator_id, s.counter_id, c.place_id, c.name_en as counter_en, c.name_bn as counter_bn,
      p.name_en as place_en, p.name_bn as place_bn, s.agent_user_id, s.agent_name, s.opened_at, s.closed_at,
      s.float_paisa, s.counted_paisa, coalesce(till.cash_in_paisa, 0) as cash_in_paisa,
      coalesce(till.cash_out_paisa, 0) as cash_out_paisa, coalesce(till.mobile_money_paisa, 0) as mobile_money_paisa,
      coalesce(sold.ticket_count, 0) as ticket_count
    from s
      join counter c on c.counter_id = s.counter_id
      join place p on p.place_id = c.place_id
      left join till on till.shift_id = s.shift_id
      left join sold on sold.shift_id = s.shift_id
    order by s.opened_at desc, s.shift_id`.execute(db);
  return rows.map(shiftOf);
};

/** Reads a shift with its takings so far. */
export const readShift = async (db: Database | Tx, shiftId: string): Promise<Shift | undefined> =>
  (await readShifts(db, sql`s.shift_id = ${shiftId}`))[0];

export type Agent = { userId: string; operatorId: string };

/** The open shift of an agent, if there is one. */
export const readOpenShift = async (
  db: Database | Tx,
  { userId, operatorId }: Agent,
): Promise<Shift | undefined> =>
  (
    await readShifts(
      db,
      sql`s.operator_id = ${operatorId} and s.agent_user_id = ${userId} and s.closed_at is null`,
    )
  )[0];

/** Reads the counter at which an agent sold last, if any. */
export const readLastCounter = async (
  db: Database,
  { userId, operatorId }: Agent,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('counterShift')
    .select('counterId')
    .where('operatorId', '=', operatorId)
    .where('agentUserId', '=', userId)
    .orderBy('openedAt', 'desc')
    .executeTakeFirst();
  return row?.counterId;
};

/** The shifts of an operator, the newest first. */
export const readShiftsOf = (
  db: Database,
  operatorId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Shift[]> =>
  readShifts(db, sql`s.operator_id = ${operatorId}`, sql`limit ${limit} offset ${offset}`);
