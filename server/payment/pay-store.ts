import { sql } from 'kysely';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { Share } from '@poth/domain/payment/purchase.ts';
import type { PromoTerms } from '@poth/domain/promo/promo.ts';
import type { WomensRule } from '@poth/domain/seating/womens-seats.ts';
import { countedDeviceDay, countedPhoneDay } from '../booking/days-on-cluster-store.ts';
import { type DeviceDay, deviceDayColumns } from '../booking/device-limit-store.ts';
import { type PhoneDay, phoneDayColumns } from '../booking/phone-limit-store.ts';
import { type BookingRecord, type BookingRow, bookingColumns, bookingOf } from '../booking/store.ts';
import type { Database } from '../db/database.ts';
import { tripVersionOf } from '../trip/trip-steps-store.ts';

type Ref = { tripId: string; bookingId: string };

/** Facts that decide the start of a payment, as one statement saw them. */
export type PayFacts = {
  booking: BookingRow;
  now: Date;
  /** Earlier request with the same key, where there was one. */
  earlier: { requestHash: string; paymentId: string } | null;
  openAttempt: {
    paymentId: string;
    state: PaymentState;
    openingSince: Date | null;
    otherShares: readonly Share[];
  } | null;
  /** Number of rows of `trip_seat` that the booking still holds. */
  ownRows: number;
  tripCancelled: boolean;
  tripVersion: number;
  womensRule: WomensRule;
  promised: { promoId: string; terms: PromoTerms } | null;
  /** Seats of its phone number in other bookings, paid for or being paid by the same payer. */
  phoneDay: PhoneDay;
  /** Seats of its browser and account in other bookings, under whatever phone numbers. */
  deviceDay: DeviceDay;
};

type Row = BookingRecord & {
  now: Date;
  earlier: PayFacts['earlier'];
  openPaymentId: string | null;
  openState: PaymentState;
  openOtherShares: readonly Share[];
  openingSince: Date | null;
  ownRows: number;
  tripCancelled: boolean;
  tripVersion: number;
  layout: WomensRule['layout'];
  protectsWomenAlone: boolean;
  promised: PayFacts['promised'];
  phoneVersion: number;
  phoneSeats: number;
  phoneFromPlaceId: string;
  phoneToPlaceId: string;
  deviceVersions: DeviceDay['versions'];
  deviceSeats: number;
};

/** Reads the facts that decide the start of a payment. request: its idempotency key and the buyer. */
export const readPayFacts = async (
  db: Database,
  { tripId, bookingId }: Ref,
  request: { actor: string; key: string },
): Promise<PayFacts | undefined> => {
  const { rows } = await sql<Row>`
    select ${bookingColumns(tripId)}, now() as now,
      (select jsonb_build_object('requestHash', i.request_hash, 'paymentId', i.answer->>'paymentId') from idempotency i
        where i.trip_id = ${tripId} and i.actor = ${request.actor} and i.key = ${request.key}) as earlier,
      p.payment_id as open_payment_id, p.state as open_state, p.opening_since, p.other_shares as open_other_shares,
      (select count(*) from trip_seat r where r.trip_id = ${tripId} and r.booking_id = b.booking_id
        and r.state in ('held', 'paying'))::int as own_rows,
      t.state = 'cancelled' as trip_cancelled, ${tripVersionOf(tripId)} as trip_version, t.layout, c.protect_women_travelling_alone as protects_women_alone,
      (select jsonb_build_object('promoId', u.promo_id, 'terms', u.terms) from promo_use u
        where u.booking_id = b.booking_id and u.trip_id = b.trip_id and (u.expires_at > now() or u.paid_at is not null))
        as promised,
      ${phoneDayColumns(tripId, { withOpenPayments: true })},
      ${deviceDayColumns()}
    from booking b
      join trip t on t.trip_id = b.trip_id
      join operator c on c.operator_id = t.operator_id
      join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
      left join payment p on p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.state in ('created', 'redirected')
    where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { now, earlier, openPaymentId, openState, openingSince, openOtherShares, ...named } = row;
  const { ownRows, tripCancelled, promised, ...rest } = named;
  const { layout, protectsWomenAlone, phoneVersion, phoneSeats, phoneFromPlaceId, ...more } = rest;
  const { phoneToPlaceId, deviceVersions, deviceSeats, tripVersion: version, ...booking } = more;
  const direction = { fromPlaceId: phoneFromPlaceId, toPlaceId: phoneToPlaceId };
  const asked = {
    booking: bookingOf(booking),
    phoneDay: { version: phoneVersion, seats: phoneSeats, ...direction },
  };
  const deviceDay = { versions: deviceVersions, seats: deviceSeats, ...direction };
  return {
    booking: asked.booking,
    now,
    earlier,
    openAttempt: openPaymentId
      ? { paymentId: openPaymentId, state: openState, openingSince, otherShares: openOtherShares }
      : null,
    ownRows,
    tripCancelled,
    tripVersion: version,
    womensRule: { layout, protectsWomenAlone },
    promised,
    phoneDay: await countedPhoneDay(db, asked, { withOpenPayments: true }),
    deviceDay: await countedDeviceDay(db, asked, deviceDay),
  };
};
