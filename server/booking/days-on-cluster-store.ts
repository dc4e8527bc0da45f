import { sql } from 'kysely';
import { idsOfSameDate, serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { isCluster } from '../db/cluster.ts';
import type { Database, Tx } from '../db/database.ts';
import type { DeviceDay } from './device-limit-store.ts';
import type { PhoneDay } from './phone-limit-store.ts';
import type { BookingRow } from './store.ts';

/** A booking, and the direction in which the other seats of its phone number and device are counted. */
type Asked = { booking: BookingRow; phoneDay: PhoneDay };

const seatsOfOther = sql`case when o.state in ('confirmed', 'cancelled')
  then (select count(*) from ticket k where k.trip_id = o.trip_id and k.booking_id = o.booking_id and k.state <> 'void')
  else (select count(*) from booking_seat s where s.trip_id = o.trip_id and s.booking_id = o.booking_id) end`;
const isBeingPaid = sql`exists (select 1 from payment p where p.trip_id = o.trip_id and p.booking_id = o.booking_id
  and p.state in ('created', 'redirected') and p.open_until > now())`;

/**
 * Counts the seats of a booking's number elsewhere as `phoneDayColumns` does, which a cluster cannot ask in the
 * statement of the booking: the others are on other machines. The version is read first, as its guard wants it.
 */
const readPhoneDay = async (
  db: Database | Tx,
  { booking, phoneDay }: Asked,
  withOpenPayments: boolean,
): Promise<PhoneDay> => {
  const phone = booking.contact?.phone ?? null;
  const { first, last } = idsOfSameDate(booking.tripId);
  const { fromPlaceId, toPlaceId } = phoneDay;
  const { rows } = await sql<Pick<PhoneDay, 'version' | 'seats'>>`
    with day as materialized (select version from phone_day
      where phone = ${phone} and service_date = ${serviceDateOf(booking.tripId)}::date
        and from_place_id = ${fromPlaceId} and to_place_id = ${toPlaceId})
    select coalesce((select version from day), 0) as version,
      (select coalesce(sum(${seatsOfOther}), 0)
        from booking o join trip_fare g on g.trip_id = o.trip_id and g.from_stop_no = o.from_stop_no
          and g.to_stop_no = o.to_stop_no and g.from_place_id = ${fromPlaceId} and g.to_place_id = ${toPlaceId}
        where o.contact_phone = ${phone} and o.booking_id <> ${booking.bookingId}
          and o.trip_id >= ${first} and o.trip_id <= ${last}
          and (o.state in ('confirmed', 'cancelled', 'review') or (${sql.lit(withOpenPayments)}
            and (o.buyer_id = ${booking.buyerId} or o.user_id = ${booking.userId}) and ${isBeingPaid})))::int as seats`.execute(
    db,
  );
  return { ...phoneDay, ...rows[0] };
};

/** Returns the day of a booking's number: on one server as it was read with the booking, on a cluster read now. */
export const countedPhoneDay = (
  db: Database | Tx,
  asked: Asked,
  { withOpenPayments }: { withOpenPayments: boolean },
): Promise<PhoneDay> | PhoneDay => (isCluster() ? readPhoneDay(db, asked, withOpenPayments) : asked.phoneDay);

/** Counts the seats of a booking's browser and account elsewhere as `deviceDayColumns` does. */
const readDeviceDay = async (
  db: Database | Tx,
  { booking, phoneDay: { fromPlaceId, toPlaceId } }: Asked,
): Promise<DeviceDay> => {
  const { rows } = await sql<Pick<DeviceDay, 'versions' | 'seats'>>`
    with day as materialized (select device, version, trip_ids, booking_ids from device_day
        where device in (${booking.buyerId}::text, ${booking.userId}::text)
          and service_date = ${serviceDateOf(booking.tripId)}::date
          and from_place_id = ${fromPlaceId} and to_place_id = ${toPlaceId}),
      listed as materialized (
        select day.device, each.trip_id, each.booking_id from day, unnest(day.trip_ids, day.booking_ids) each(trip_id, booking_id)),
      counted as materialized (
        select listed.device, sum(${seatsOfOther}) as seats
        from listed join booking o on o.trip_id = listed.trip_id and o.booking_id = listed.booking_id
        where o.booking_id <> ${booking.bookingId} and (o.state in ('confirmed', 'cancelled', 'review') or ${isBeingPaid})
        group by listed.device)
    select (select coalesce(jsonb_object_agg(device, version), '{}') from day) as versions,
      (select coalesce(max(seats), 0) from counted)::int as seats`.execute(db);
  return { versions: {}, seats: 0, ...rows[0], fromPlaceId, toPlaceId };
};

/**
 * Returns the day of a booking's browser and account: on one server as read with the booking, on a cluster read now.
 */
export const countedDeviceDay = (
  db: Database | Tx,
  asked: Asked,
  read: DeviceDay,
): Promise<DeviceDay> | DeviceDay => (isCluster() ? readDeviceDay(db, asked) : read);
