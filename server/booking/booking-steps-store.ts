import { type RawBuilder, sql } from 'kysely';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import type { Guard, Write } from '../db/step.ts';

type Ref = { tripId: string; bookingId: string };
type Seen = Ref & { state: BookingState; version: number };

/** Locks a booking that is as it was when it was read; live: and whose hold is not over by the clock. */
export const unchangedBooking = (
  { tripId, bookingId, state, version }: Seen,
  { live = false }: { live?: boolean } = {},
): Guard<'booking'> => ({
  name: 'booking',
  rows: 1,
  lock: (held) => sql`
    select from booking
    where ${held} and trip_id = ${tripId} and booking_id = ${bookingId} and state = ${state} and version = ${version}
      ${live ? sql`and held_until > clock_timestamp()` : sql``} for update`,
});

/** Sets columns of a locked booking; its version rises. */
export const writeBooking =
  ({ tripId, bookingId }: Ref, sets: RawBuilder<unknown>): Write =>
  (held) =>
    sql`
    update booking set ${sets}, version = version + 1
    where ${held} and trip_id = ${tripId} and booking_id = ${bookingId}`;

/** Moves a locked booking to a state. reviewUntil: until when a person may decide about it. */
export const writeBookingState = (
  ref: Ref,
  state: BookingState,
  { reviewUntil = null }: { reviewUntil?: Date | null } = {},
): Write =>
  writeBooking(
    ref,
    state === 'confirmed'
      ? sql`state = 'confirmed', confirmed_at = now(), review_until = null`
      : sql`state = ${state}, review_until = coalesce(${reviewUntil}::timestamptz, review_until)`,
  );

/** Fixes the price of a locked booking and the end of its hold while it is being paid. */
export const writePrice = (
  ref: Ref,
  price: {
    farePaisa: number;
    serviceChargePaisa: number;
    discountPaisa: number;
    promoId: string | null;
    contentsNo: number;
    heldUntil: Date;
  },
): Write =>
  writeBooking(
    ref,
    sql`fare_paisa = ${price.farePaisa}, service_charge_paisa = ${price.serviceChargePaisa},
      discount_paisa = ${price.discountPaisa}, promo_id = ${price.promoId}, contents_no = ${price.contentsNo},
      held_until = ${price.heldUntil}, extended = true`,
  );

/** Moves the end of a browser's hold; the past gives its number back, and ends the count of its unpaid seats. */
export const moveHoldEnds = (
  { tripId, bookingId, buyerId }: Ref & { buyerId: string },
  until: Date,
): Write[] => [
  (held) => sql`
    update buyer_hold set expires_at = ${until}
    where ${held} and buyer_id = ${buyerId} and trip_id = ${tripId} and booking_id = ${bookingId} and hold_no > 0`,
  (held) => sql`
    update unpaid_hold set expires_at = ${until}
    where ${held} and trip_id = ${tripId} and booking_id = ${bookingId}`,
];

/** Lists a booking with its ticket under its number. */
export const listUnderPhone =
  ({ tripId, bookingId }: Ref, phone: string): Write =>
  (held) =>
    sql`
    insert into phone_directory (phone, service_date, trip_id, booking_id)
    select ${phone}, ${serviceDateOf(tripId)}::date, ${tripId}::uuid, ${bookingId}::uuid where ${held}
    on conflict do nothing`;

/** Key of a request that makes it do its work once; a repeat finds its answer. */
type RequestKey = { tripId: string; actor: string; key: string; requestHash: string };

/** Takes the key of a request with its answer; one that another request has taken is not found. */
export const takeKey = (
  { tripId, actor, key, requestHash }: RequestKey,
  answer: Record<string, unknown>,
): Guard<'key'> => ({
  name: 'key',
  rows: 1,
  lock: (held) => sql`
    insert into idempotency (trip_id, actor, key, request_hash, answer)
    select ${tripId}::uuid, ${actor}, ${key}, ${requestHash}, ${JSON.stringify(answer)}::jsonb where ${held}
    on conflict (trip_id, actor, key) do nothing returning 1`,
});
