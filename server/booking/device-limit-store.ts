import { type RawBuilder, sql } from 'kysely';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { isCluster } from '../db/cluster.ts';
import { type Guard, guardKind } from '../db/step-parts.ts';
import type { BookingRow } from './store.ts';

/** The seats that the browser and the account of a booking have elsewhere, and the versions of the rows that list them. */
export type DeviceDay = {
  versions: Readonly<Record<string, number>>;
  /** Seats of whichever of browser and account has more. */
  seats: number;
  fromPlaceId: string;
  toPlaceId: string;
};

/** The devices of a booking: its browser, and the account that was signed in. */
const devicesOf = ({ buyerId, userId }: Pick<BookingRow, 'buyerId' | 'userId'>): string[] =>
  userId === null ? [buyerId] : [buyerId, userId];

const rowsOfBooking = sql`device_day d
  where d.device in (b.buyer_id::text, b.user_id) and d.service_date = t.service_date
    and d.from_place_id = f.from_place_id and d.to_place_id = f.to_place_id`;

/**
 * Columns device_versions and device_seats of a row that has booking b, its trip t and its trip_fare f: the seats that
 * the same browser or account has paid for, or is paying for, in other bookings of that service date and direction.
 */
export const deviceDayColumns = (): RawBuilder<unknown> =>
  isCluster() ? sql`'{}'::jsonb as device_versions, 0 as device_seats` : columnsBeside;

const columnsBeside: RawBuilder<unknown> = sql`
  (select coalesce(jsonb_object_agg(d.device, d.version), '{}') from ${rowsOfBooking}) as device_versions,
  (select coalesce(max((
      select coalesce(sum(case when o.state in ('confirmed', 'cancelled')
          then (select count(*) from ticket k
            where k.trip_id = o.trip_id and k.booking_id = o.booking_id and k.state <> 'void')
          else (select count(*) from booking_seat s where s.trip_id = o.trip_id and s.booking_id = o.booking_id)
        end), 0)
      from unnest(d.trip_ids, d.booking_ids) listed(trip_id, booking_id)
        join booking o on o.trip_id = listed.trip_id and o.booking_id = listed.booking_id
      where o.booking_id <> b.booking_id and (o.state in ('confirmed', 'cancelled', 'review')
        or exists (select from payment p where p.trip_id = o.trip_id and p.booking_id = o.booking_id
          and p.state in ('created', 'redirected') and p.open_until > now())))), 0)
    from ${rowsOfBooking})::int as device_seats`;

const deviceDayAsRead = guardKind(
  'device day',
  {
    device: 'text',
    serviceDate: 'date',
    fromPlaceId: 'text',
    toPlaceId: 'text',
    version: 'int',
    tripId: 'uuid',
    bookingId: 'uuid',
  },
  ['device', 'serviceDate', 'fromPlaceId', 'toPlaceId'],
  (rows) => sql`
    insert into device_day (device, service_date, from_place_id, to_place_id, version, trip_ids, booking_ids)
    select device, service_date, from_place_id, to_place_id, version + 1, array[trip_id], array[booking_id] from ${rows} given
    order by device collate "C", service_date, from_place_id, to_place_id
    on conflict (device, service_date, from_place_id, to_place_id) do update set version = excluded.version,
      trip_ids = case when excluded.booking_ids <@ device_day.booking_ids then device_day.trip_ids
        else device_day.trip_ids || excluded.trip_ids end,
      booking_ids = case when excluded.booking_ids <@ device_day.booking_ids then device_day.booking_ids
        else device_day.booking_ids || excluded.booking_ids end
      where device_day.version = excluded.version - 1
    returning device, service_date, from_place_id, to_place_id`,
);

/** Day of a device that is assumed to have paid for nothing yet: if it has, its row contradicts in the guard. */
export const unknownDeviceDay = (direction: Pick<DeviceDay, 'fromPlaceId' | 'toPlaceId'>): DeviceDay => ({
  versions: {},
  seats: 0,
  fromPlaceId: direction.fromPlaceId,
  toPlaceId: direction.toPlaceId,
});

/**
 * Locks the rows of a booking's browser and account at the versions by which their seats were counted, and lists the
 * booking there: of two payments at once the second counts again. Harmless where the step is not taken: a listed
 * booking counts only by its outcome.
 */
export const unchangedDeviceDay = (
  booking: Pick<BookingRow, 'tripId' | 'bookingId' | 'buyerId' | 'userId'>,
  { versions, fromPlaceId, toPlaceId }: DeviceDay,
): Guard => {
  const { tripId, bookingId } = booking;
  const day = { serviceDate: serviceDateOf(tripId), fromPlaceId, toPlaceId, tripId, bookingId };
  return deviceDayAsRead(
    devicesOf(booking).map((device) => ({ ...day, device, version: versions[device] ?? 0 })),
  );
};
