import { sql } from 'kysely';
import type { Channel } from '@poth/domain/booking/channel.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import type { Reports, Sales } from '@poth/domain/sales-report/report.ts';
import type { Database } from '../db/database.ts';
import { type Asked, backLines, soldLines } from './fare-lines-store.ts';

type Row = Sales & {
  grouped: 'total' | 'day' | 'route' | 'channel' | 'counter';
  day: DhakaDate;
  routeNameEn: string;
  routeNameBn: string;
  channel: Channel;
  counterId: string | null;
  counterEn: string;
  counterBn: string;
  placeEn: string;
  placeBn: string;
};

const nothing: Sales = { seats: 0, farePaisa: paisa(0), backSeats: 0, backPaisa: paisa(0) };

const salesOf = ({ seats, farePaisa, backSeats, backPaisa }: Row): Sales => ({
  seats,
  farePaisa: farePaisa as Paisa,
  backSeats,
  backPaisa: backPaisa as Paisa,
});

/**
 * Reads sales and refunds of an operator: total, and by day, route, channel and counter, in one pass over its ledger
 * lines, so that each breakdown adds up to the operator's account.
 */
export const readSales = async (
  db: Database,
  asked: Asked,
): Promise<Pick<Reports, 'total' | 'days' | 'routes' | 'channels' | 'counters'>> => {
  const { rows } = await sql<Row>`
    select g.*, c.name_en as counter_en, c.name_bn as counter_bn, p.name_en as place_en, p.name_bn as place_bn
    from (
      select case when grouping(f.day) = 0 then 'day' when grouping(f.route_name_en) = 0 then 'route'
          when grouping(f.channel) = 0 then 'channel' when grouping(f.counter_id) = 0 then 'counter' else 'total' end as grouped,
        f.day, f.route_name_en, f.route_name_bn, f.channel, f.counter_id,
        coalesce(sum(f.seats), 0)::int as seats, coalesce(sum(f.fare), 0)::bigint as fare_paisa,
        coalesce(sum(f.back_seats), 0)::int as back_seats, coalesce(sum(f.back), 0)::bigint as back_paisa
      from (
        -- Added up once by all dimensions together, then by each: there are many lines and few of these rows.
        select l.day, l.route_name_en, l.route_name_bn, coalesce(l.channel, 'web') as channel,
          -- The demonstration's sales have no shift: they count where their passengers board.
          coalesce(s.counter_id, case when l.channel <> 'web' then l.boarding_counter_id end) as counter_id,
          sum(l.seats) as seats, -sum(l.sold) as fare, sum(l.back_seats) as back_seats, sum(l.back) as back
        from (
          select d.day, d.route_name_en, d.route_name_bn, d.channel, d.shift_id, d.boarding_counter_id, (
              select count(*) from booking_seat k where k.trip_id = d.trip_id and k.booking_id = d.booking_id) as seats,
            d.amount_paisa as sold, 0 as back_seats, 0 as back
          from (${soldLines(asked)}) d
          union all
          select d.day, d.route_name_en, d.route_name_bn, d.channel, d.shift_id, d.boarding_counter_id, 0, 0,
            coalesce(jsonb_array_length(d.seat_nos), 0), d.amount_paisa
          from (${backLines(asked)}) d) l
          left join counter_shift s on s.shift_id = l.shift_id
        group by 1, 2, 3, 4, 5) f
      group by grouping sets ((), (f.day), (f.route_name_en, f.route_name_bn), (f.channel), (f.counter_id))) g
      left join counter c on c.counter_id = g.counter_id
      left join place p on p.place_id = c.place_id
    order by g.day, g.fare_paisa - g.back_paisa desc, g.route_name_en, c.name_en`.execute(db);
  const of = (grouped: Row['grouped']) => rows.filter((row) => row.grouped === grouped);
  const [total] = of('total');
  return {
    total: total ? salesOf(total) : nothing,
    days: of('day').map((row) => ({ ...salesOf(row), day: row.day })),
    routes: of('route').map((row) => ({
      ...salesOf(row),
      route: { en: row.routeNameEn, bn: row.routeNameBn },
    })),
    channels: of('channel').map((row) => ({ ...salesOf(row), channel: row.channel })),
    counters: of('counter').flatMap((row) =>
      row.counterId === null
        ? []
        : [
            {
              ...salesOf(row),
              counterId: row.counterId,
              counter: { en: row.counterEn, bn: row.counterBn },
              place: { en: row.placeEn, bn: row.placeBn },
            },
          ],
    ),
  };
};
