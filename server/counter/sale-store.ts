import { type RawBuilder, sql } from 'kysely';
import type { CounterSale } from '@poth/domain/counter/sale.ts';
import { paisa } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { Database } from '../db/database.ts';

type Row = Omit<CounterSale, 'from' | 'to' | 'farePaisa' | 'waitingPaisa'> & {
  fromEn: string;
  fromBn: string;
  toEn: string;
  toBn: string;
  farePaisa: number;
  waitingPaisa: number;
};

const saleOf = ({ fromEn, fromBn, toEn, toBn, ...row }: Row): CounterSale => ({
  ...row,
  from: { en: fromEn, bn: fromBn },
  to: { en: toEn, bn: toBn },
  farePaisa: paisa(row.farePaisa),
  waitingPaisa: paisa(row.waitingPaisa),
});

const readSales = async (
  db: Database,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<CounterSale[]> => {
  const { rows } = await sql<Row>`
    select b.trip_id, b.booking_id, b.pnr, b.state, b.channel, b.contact_name, b.contact_phone, t.coach_number,
      pf.name_en as from_en, pf.name_bn as from_bn, pt.name_en as to_en, pt.name_bn as to_bn, f.departs_at,
      b.seat_nos, b.fare_paisa, b.held_until, b.waiting_paisa
    from (
      -- Read only for the rows that the limit leaves: PostgreSQL does it after the sort.
      select b.*,
        array(select s.seat_no from booking_seat s
          where s.trip_id = b.trip_id and s.booking_id = b.booking_id order by s.seat_no) as seat_nos,
        (select coalesce(sum(r.amount_paisa), 0)::bigint from refund r
          join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id and p.gateway = ${counterGateway}
          where r.trip_id = b.trip_id and r.booking_id = b.booking_id and r.state <> 'settled') as waiting_paisa
      from booking b where ${which} order by ${order} limit ${limit}) b
      join trip t on t.trip_id = b.trip_id
      join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
      join place pf on pf.place_id = f.from_place_id
      join place pt on pt.place_id = f.to_place_id
    order by ${order}`.execute(db);
  return rows.map(saleOf);
};

/** Sales of a shift, the newest first. */
export const readSalesOfShift = (db: Database, shiftId: string, limit: number): Promise<CounterSale[]> =>
  readSales(db, sql`b.shift_id = ${shiftId}`, sql`b.confirmed_at desc`, limit);

/** Reads the seats that an operator keeps for callers, the earliest deadline first. */
export const readPhoneHolds = (db: Database, operatorId: string, limit: number): Promise<CounterSale[]> =>
  readSales(
    db,
    sql`b.operator_id = ${operatorId} and b.state = 'held' and b.channel = 'phone' and b.held_until > now()`,
    sql`b.held_until, b.booking_id`,
    limit,
  );

/** Sales of an operator's counters to a number, and what they keep for it, for journeys from a date on. */
export const readSalesToPhone = (
  db: Database,
  { operatorId, phone, since }: { operatorId: string; phone: string; since: string },
  limit: number,
): Promise<CounterSale[]> =>
  readSales(
    db,
    sql`b.operator_id = ${operatorId} and b.channel <> 'web' and (b.trip_id, b.booking_id) in (
      select d.trip_id, d.booking_id from phone_directory d
        where d.phone = ${phone} and d.service_date >= ${since}::date
      union all select h.trip_id, h.booking_id from booking h
        where h.operator_id = ${operatorId} and h.state = 'held' and h.channel = 'phone' and h.held_until > now()
          and h.contact_phone = ${phone})`,
    sql`b.created_at desc`,
    limit,
  );
