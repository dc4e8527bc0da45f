import { type RawBuilder, sql } from 'kysely';
import { idsOfSameDate } from '@poth/domain/trip/trip-id.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Guard } from '../db/step.ts';

/** The seats that a number has on a service date and direction, and the version of the row that they are counted by. */
export type PhoneDay = { version: number; seats: number };

/**
 * Columns phone_version and phone_seats of a row that has booking b, its trip t and its trip_fare f: how many seats other
 * bookings of its number have on the same service date and direction. Those with a ticket that is not void count, those
 * that are paid and wait for a person, and those that its own payer is paying for: nobody uses up another's number
 * without paying.
 */
export const phoneDayColumns = (
  tripId: string,
  { withOpenPayments }: { withOpenPayments: boolean },
): RawBuilder<unknown> => {
  const { first, last } = idsOfSameDate(tripId);
  return sql`
    coalesce((select d.version from phone_day d where d.phone = b.contact_phone and d.service_date = t.service_date
      and d.from_place_id = f.from_place_id and d.to_place_id = f.to_place_id), 0) as phone_version,
    (select coalesce(sum(case when o.state in ('confirmed', 'cancelled')
        then (select count(*) from ticket k
          where k.trip_id = o.trip_id and k.booking_id = o.booking_id and k.state <> 'void')
        else (select count(*) from booking_seat s where s.trip_id = o.trip_id and s.booking_id = o.booking_id)
      end), 0)
      from booking o join trip_fare g on g.trip_id = o.trip_id and g.from_stop_no = o.from_stop_no
        and g.to_stop_no = o.to_stop_no and g.from_place_id = f.from_place_id and g.to_place_id = f.to_place_id
      where o.contact_phone = b.contact_phone and o.booking_id <> b.booking_id
        and o.trip_id >= ${first} and o.trip_id <= ${last}
        and (o.state in ('confirmed', 'cancelled', 'review')
          or (${sql.lit(withOpenPayments)} and (o.buyer_id = b.buyer_id or o.user_id = b.user_id)
            and exists (select from payment p where p.trip_id = o.trip_id and p.booking_id = o.booking_id
              and p.state in ('created', 'redirected') and p.open_until > now()))))::int as phone_seats`;
};

/**
 * Locks the row of a number on a service date and direction as it was when its seats were counted: of two sales at once
 * the second counts again. Harmless where the step is not taken: another only counts once more.
 */
export const unchangedPhoneDay = (
  { tripId, fromStopNo, toStopNo, phone }: Journey & { phone: string },
  { version }: PhoneDay,
): Guard<'phone'> => ({
  name: 'phone',
  rows: 1,
  lock: (held) => sql`
    insert into phone_day (phone, service_date, from_place_id, to_place_id, version)
    select ${phone}, t.service_date, f.from_place_id, f.to_place_id, ${version + 1}::int
    from trip_fare f join trip t on t.trip_id = f.trip_id
    where ${held} and f.trip_id = ${tripId} and f.from_stop_no = ${fromStopNo} and f.to_stop_no = ${toStopNo}
    on conflict (phone, service_date, from_place_id, to_place_id) do update set version = excluded.version
      where phone_day.version = ${version}::int
    returning 1`,
});
