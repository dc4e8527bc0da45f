import { type RawBuilder, sql } from 'kysely';
import { idsOfSameDate, serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { isCluster } from '../db/cluster.ts';
import { type Guard, guardKind } from '../db/step-parts.ts';

/** The seats that a number has on a service date and direction, and the version of the row that they are counted by. */
export type PhoneDay = {
  version: number;
  seats: number;
  fromPlaceId: string;
  toPlaceId: string;
  /**
   * True where nothing was counted: the guard then requires that no other booking of the number on that date counts.
   */
  isAlone?: boolean;
};

/**
 * Columns phone_version, phone_seats and the places of the direction of a row that has booking b, its trip t and its
 * trip_fare f: how many seats other bookings of its number have on the same service date and direction. Bookings with a
 * ticket that is not void count, paid ones that wait for a person, and those that the same payer is paying for: nobody
 * uses up another's number without paying.
 */
export const phoneDayColumns = (
  tripId: string,
  { withOpenPayments }: { withOpenPayments: boolean },
): RawBuilder<unknown> => {
  const { first, last } = idsOfSameDate(tripId);
  // On a cluster the other bookings are on other machines: days-on-cluster-store.ts counts them.
  if (isCluster())
    return sql`0 as phone_version, f.from_place_id as phone_from_place_id, f.to_place_id as phone_to_place_id, 0 as phone_seats`;
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

const dayRow = {
  phone: 'text',
  serviceDate: 'date',
  fromPlaceId: 'text',
  toPlaceId: 'text',
  version: 'int',
} as const;
const dayKey = ['phone', 'serviceDate', 'fromPlaceId', 'toPlaceId'] as const;

const phoneDayAsRead = guardKind(
  'phone day',
  dayRow,
  dayKey,
  (rows) => sql`
    insert into phone_day (phone, service_date, from_place_id, to_place_id, version)
    select phone, service_date, from_place_id, to_place_id, version + 1 from ${rows} given
    order by phone, service_date, from_place_id, to_place_id
    on conflict (phone, service_date, from_place_id, to_place_id) do update set version = excluded.version
      where phone_day.version = excluded.version - 1
    returning phone, service_date, from_place_id, to_place_id`,
);

/**
 * Guard that no other booking counts; one counts unless it has expired or is a hold for which no payment was ever
 * started.
 */
const phoneDayAlone = guardKind(
  'phone day without another booking',
  { ...dayRow, bookingId: 'uuid', firstTripId: 'uuid', lastTripId: 'uuid' },
  dayKey,
  (rows) => sql`
    insert into phone_day (phone, service_date, from_place_id, to_place_id, version)
    select phone, service_date, from_place_id, to_place_id, version + 1 from ${rows} given
    where booking_id not in (select g.booking_id from ${rows} g join booking o
      on o.contact_phone = g.phone and o.trip_id >= g.first_trip_id and o.trip_id <= g.last_trip_id
        and o.booking_id <> g.booking_id and o.state <> 'expired' and (o.state <> 'held' or o.extended))
    order by phone, service_date, from_place_id, to_place_id
    on conflict (phone, service_date, from_place_id, to_place_id) do update set version = excluded.version
      where phone_day.version = excluded.version - 1
    returning phone, service_date, from_place_id, to_place_id`,
);

/** Day of a number that is assumed to have no other booking on it. */
export const phoneDayWithoutOthers = (direction: Pick<PhoneDay, 'fromPlaceId' | 'toPlaceId'>): PhoneDay => ({
  version: 0,
  seats: 0,
  fromPlaceId: direction.fromPlaceId,
  toPlaceId: direction.toPlaceId,
  isAlone: true,
});

/**
 * Locks the row of a number on a service date and direction at the version by which its seats were counted: of two
 * sales at once the second counts again. Harmless where the step is not taken: another sale only counts once more.
 */
export const unchangedPhoneDay = (
  { tripId, bookingId, phone }: { tripId: string; bookingId: string; phone: string },
  { isAlone, ...day }: PhoneDay,
): Guard => {
  const row = { phone, serviceDate: serviceDateOf(tripId), ...day };
  const { first: firstTripId, last: lastTripId } = idsOfSameDate(tripId);
  return isAlone ? phoneDayAlone([{ ...row, bookingId, firstTripId, lastTripId }]) : phoneDayAsRead([row]);
};
