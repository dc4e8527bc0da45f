import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { paisa } from '@poth/domain/money.ts';
import type { Cancellations, Canceller, Reports } from '@poth/domain/sales-report/report.ts';
import type { Database } from '../db/database.ts';
import { type Asked, backLines } from './fare-lines-store.ts';

type Row = Cancellations & {
  grouped: 'total' | 'day' | 'canceller';
  day: DhakaDate;
  canceller: Canceller;
};

const cancellationsOf = ({ seats, backPaisa, keptPaisa }: Row): Cancellations => ({
  seats,
  backPaisa: paisa(backPaisa),
  keptPaisa: paisa(keptPaisa),
});

/** Reads refunds of an operator's fares: total, by cause and by day. */
export const readCancellations = async (db: Database, asked: Asked): Promise<Reports['cancellations']> => {
  const { rows } = await sql<Row>`
    with f as materialized (
      select l.day, l.amount_paisa, coalesce(jsonb_array_length(l.seat_nos), 0) as seats,
        case l.source when 'cancellation' then 'passenger' when 'called-off' then 'operator' else 'portal' end as canceller,
        -- Money that was kept for the other way and comes back belongs to no seat.
        case when l.source = 'cancellation' then (
          select coalesce(sum(k.fare_paisa), 0) from (
            select distinct on (seat_no) fare_paisa from ticket
            where trip_id = l.trip_id and booking_id = l.booking_id and state = 'void' and l.seat_nos ? seat_no
            order by seat_no, issue_no desc) k) - l.amount_paisa end as kept
      from (${backLines(asked)}) l where l.refund_id is not null)
    select case when grouping(f.day) = 0 then 'day' when grouping(f.canceller) = 0 then 'canceller' else 'total' end as grouped,
      f.day, f.canceller, coalesce(sum(f.seats), 0)::int as seats, coalesce(sum(f.amount_paisa), 0)::bigint as back_paisa,
      coalesce(sum(f.kept), 0)::bigint as kept_paisa
    from f
    group by grouping sets ((), (f.day), (f.canceller))
    order by f.day, f.canceller`.execute(db);
  const of = (grouped: Row['grouped']) => rows.filter((row) => row.grouped === grouped);
  const [total] = of('total');
  return {
    total: total ? cancellationsOf(total) : { seats: 0, backPaisa: paisa(0), keptPaisa: paisa(0) },
    cancellers: of('canceller').map((row) => ({ ...cancellationsOf(row), canceller: row.canceller })),
    days: of('day').map((row) => ({ ...cancellationsOf(row), day: row.day })),
  };
};
