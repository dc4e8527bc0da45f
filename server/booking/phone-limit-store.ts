import { type RawBuilder, sql } from 'kysely';
import { idsOfSameDate, serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { type Guard, guardKind } from '../db/step-parts.ts';

/** The seats that a number has on a service date and direction, and the version of the row that they are counted by. */
export type PhoneDay = { version: number; seats: number; fromPlaceId: string; toPlaceId: string };

/**
 * Columns phone_version, phone_seats and the places of the direction of a row that has booking b, its trip t and its trip_fare f: how many seats other
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
    f.from_place_id as phone_from_place_id, f.to_place_id as phone_to_place_id,
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

const phoneDayAsRead = guardKind(
  'phone day',
  { phone: 'text', serviceDate: 'date', fromPlaceId: 'text', toPlaceId: 'text', version: 'int' },
  ['phone', 'serviceDate', 'fromPlaceId', 'toPlaceId'],
  (rows) => sql`
    insert into phone_day (phone, service_date, from_place_id, to_place_id, version)
    select phone, service_date, from_place_id, to_place_id, version + 1 from ${rows} given
    order by phone, service_date, from_place_id, to_place_id
    on conflict (phone, service_date, from_place_id, to_place_id) do update set version = excluded.version
      where phone_day.version = excluded.version - 1
    returning phone, service_date, from_place_id, to_place_id`,
);

/**
 * Locks the row of a number on a service date and direction as it was when its seats were counted: of two sales at once
 * the second counts again. Harmless where the step is not taken: another only counts once more.
 */
export const unchangedPhoneDay = (
  { tripId, phone }: { tripId: string; phone: string },
  { version, fromPlaceId, toPlaceId }: PhoneDay,
): Guard => phoneDayAsRead([{ phone, serviceDate: serviceDateOf(tripId), fromPlaceId, toPlaceId, version }]);
