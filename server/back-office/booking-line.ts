import { type RawBuilder, sql } from 'kysely';
import type { Channel } from '@poth/domain/booking/channel.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Phone } from '@poth/domain/phone.ts';

/** A booking in a line of a list: whose, with whom, when. */
export type BookingLine = {
  tripId: string;
  bookingId: string;
  pnr: string | null;
  state: BookingState;
  channel: Channel;
  contactName: string | null;
  contactPhone: Phone | null;
  operator: Bilingual;
  from: Bilingual;
  to: Bilingual;
  departsAt: Date;
  seatNos: string[];
  pricePaisa: number;
};

const named = (en: string, bn: string): RawBuilder<Bilingual> =>
  sql`jsonb_build_object('en', ${sql.ref(en)}, 'bn', ${sql.ref(bn)})`;

/** What a line says of booking b; its tables are joined by bookingTables. */
export const bookingColumns = sql`b.trip_id, b.booking_id, b.pnr, b.state, b.channel, b.contact_name, b.contact_phone,
  ${named('o.name_en', 'o.name_bn')} as operator, ${named('pf.name_en', 'pf.name_bn')} as "from",
  ${named('pt.name_en', 'pt.name_bn')} as "to", f.departs_at,
  array(select s.seat_no from booking_seat s
    where s.trip_id = b.trip_id and s.booking_id = b.booking_id order by s.seat_no) as seat_nos,
  b.fare_paisa + b.service_charge_paisa - b.discount_paisa as price_paisa`;

/** Where a line finds the rest, each by its key. */
export const bookingTables = sql`
  join operator o on o.operator_id = b.operator_id
  join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
  join place pf on pf.place_id = f.from_place_id
  join place pt on pt.place_id = f.to_place_id`;

/** A page of a list: one row more than is shown tells whether another page follows. */
export type Paged<Row> = { rows: Row[]; page: number; more: boolean };

export const pageSize = 20;

export const pageOf = <Row>(rows: Row[], page: number): Paged<Row> => ({
  rows: rows.slice(0, pageSize),
  page,
  more: rows.length > pageSize,
});

/** The part of a statement that reads a page, and the row after it. */
export const onPage = (page: number) => sql`limit ${pageSize + 1} offset ${(page - 1) * pageSize}`;
