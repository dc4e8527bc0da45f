import { type RawBuilder, sql } from 'kysely';
import type { Bilingual } from '@poth/domain/language.ts';
import { pageSize } from './paged.ts';

const named = (en: string, bn: string): RawBuilder<Bilingual> =>
  sql`jsonb_build_object('en', ${sql.ref(en)}, 'bn', ${sql.ref(bn)})`;

/** Columns of `BookingLine` for booking b; `bookingTables` joins the tables they need. */
export const bookingColumns = sql`b.trip_id, b.booking_id, b.pnr, b.state, b.channel, b.contact_name, b.contact_phone,
  ${named('o.name_en', 'o.name_bn')} as operator, ${named('pf.name_en', 'pf.name_bn')} as "from",
  ${named('pt.name_en', 'pt.name_bn')} as "to", f.departs_at,
  array(select s.seat_no from booking_seat s
    where s.trip_id = b.trip_id and s.booking_id = b.booking_id order by s.seat_no) as seat_nos,
  b.fare_paisa + b.service_charge_paisa - b.discount_paisa as price_paisa`;

/** Joins that `bookingColumns` needs, each by a key. */
export const bookingTables = sql`
  join operator o on o.operator_id = b.operator_id
  join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
  join place pf on pf.place_id = f.from_place_id
  join place pt on pt.place_id = f.to_place_id`;

/** SQL that limits a statement to one page and the row after it. */
export const onPage = (page: number) => sql`limit ${pageSize + 1} offset ${(page - 1) * pageSize}`;
