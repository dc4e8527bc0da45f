import { type RawBuilder, sql } from 'kysely';
import type { SeatFare } from '@poth/domain/booking/both-ways.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { type Columns, guardKind, type Guard, type RowOf, type Write, writeKind } from '../db/step-parts.ts';

type Ref = { tripId: string; bookingId: string };
type Seen = Ref & { state: BookingState; version: number };

const bookingRow = { tripId: 'uuid', bookingId: 'uuid' } as const;

const bookingAsRead = guardKind(
  'booking',
  { ...bookingRow, state: 'text', version: 'int', live: 'boolean' },
  ['tripId', 'bookingId'],
  (rows) => sql`
    select b.trip_id, b.booking_id from ${rows} given
      join booking b on b.trip_id = given.trip_id and b.booking_id = given.booking_id
    where b.state = given.state and b.version = given.version
      and (not given.live or b.held_until > clock_timestamp())
    order by b.trip_id, b.booking_id for update of b`,
);

/** Locks a booking that is unchanged since it was read; live: and whose hold is not over by the clock. */
export const unchangedBooking = (
  { tripId, bookingId, state, version }: Seen,
  { live = false }: { live?: boolean } = {},
): Guard => bookingAsRead([{ tripId, bookingId, state, version, live }]);

/** Declares a write that sets columns of locked bookings (its rows: `given`) and raises the version of each. */
export const bookingWrite = <C extends Columns>(name: string, columns: C, sets: RawBuilder<unknown>) =>
  writeKind(
    name,
    { ...bookingRow, ...columns },
    (rows) => sql`
      update booking b set ${sets}, version = b.version + 1
      from ${rows} given where b.trip_id = given.trip_id and b.booking_id = given.booking_id`,
  ) as (rows: readonly (Ref & RowOf<C>)[]) => Write;

const bookingMoved = bookingWrite(
  'booking moved',
  { state: 'text', reviewUntil: 'timestamptz?' },
  sql`state = given.state, review_until = coalesce(given.review_until, b.review_until)`,
);
const bookingConfirmed = bookingWrite(
  'booking confirmed',
  {},
  sql`state = 'confirmed', confirmed_at = now(), review_until = null`,
);

/** Moves a locked booking to a state. reviewUntil: deadline for a person's decision. */
export const writeBookingState = (
  { tripId, bookingId }: Ref,
  state: BookingState,
  { reviewUntil = null }: { reviewUntil?: Date | null } = {},
): Write =>
  state === 'confirmed'
    ? bookingConfirmed([{ tripId, bookingId }])
    : bookingMoved([{ tripId, bookingId, state, reviewUntil }]);

const priced = bookingWrite(
  'booking priced',
  {
    farePaisa: 'bigint',
    serviceChargePaisa: 'bigint',
    discountPaisa: 'bigint',
    promoId: 'uuid?',
    contentsNo: 'int',
    heldUntil: 'timestamptz',
  },
  sql`fare_paisa = given.fare_paisa, service_charge_paisa = given.service_charge_paisa,
    discount_paisa = given.discount_paisa, promo_id = given.promo_id, contents_no = given.contents_no,
    held_until = given.held_until, extended = true`,
);

type Priced = {
  farePaisa: number;
  serviceChargePaisa: number;
  discountPaisa: number;
  promoId: string | null;
  contentsNo: number;
  heldUntil: Date;
};

/** Fixes the price of a locked booking and the end of its hold while it is being paid. */
export const writePrice = ({ tripId, bookingId }: Ref, price: Priced): Write =>
  priced([{ tripId, bookingId, ...price }]);

const faresSet = writeKind(
  'fares of seats',
  { ...bookingRow, seatNo: 'text', farePaisa: 'bigint', bothWaysOffPaisa: 'bigint' },
  (rows) => sql`
    update booking_seat s set fare_paisa = given.fare_paisa, both_ways_off_paisa = given.both_ways_off_paisa
    from ${rows} given
    where s.trip_id = given.trip_id and s.booking_id = given.booking_id and s.seat_no = given.seat_no`,
);

/**
 * Sets the fares of a locked booking's seats where the both-ways discount has changed; writes nothing where it is the
 * same.
 */
export const writeFares = (
  { tripId, bookingId, seats: before }: Ref & { seats: readonly SeatFare[] },
  seats: readonly SeatFare[],
): Write[] => {
  const changed = seats.filter(({ farePaisa }, place) => farePaisa !== before[place]?.farePaisa);
  if (changed.length === 0) return [];
  return [
    faresSet(
      changed.map(({ seatNo, farePaisa, bothWaysOffPaisa }) => ({
        tripId,
        bookingId,
        seatNo,
        farePaisa,
        bothWaysOffPaisa,
      })),
    ),
  ];
};

const browserHoldEnds = writeKind(
  "end of a browser's hold",
  { ...bookingRow, buyerId: 'uuid', until: 'timestamptz' },
  (rows) => sql`
    update buyer_hold h set expires_at = given.until from ${rows} given
    where h.buyer_id = given.buyer_id and h.trip_id = given.trip_id and h.booking_id = given.booking_id and h.hold_no > 0`,
);
const unpaidHoldEnds = writeKind(
  'end of unpaid seats',
  { ...bookingRow, until: 'timestamptz' },
  (rows) => sql`
    update unpaid_hold h set expires_at = given.until from ${rows} given
    where h.trip_id = given.trip_id and h.booking_id = given.booking_id`,
);

/** Moves the end of a browser's hold; a past moment gives its number back and ends the count of its unpaid seats. */
export const moveHoldEnds = (
  { tripId, bookingId, buyerId }: Ref & { buyerId: string },
  until: Date,
): Write[] => [
  browserHoldEnds([{ tripId, bookingId, buyerId, until }]),
  unpaidHoldEnds([{ tripId, bookingId, until }]),
];

const listedUnderPhone = writeKind(
  'booking listed under its number',
  { ...bookingRow, phone: 'text', serviceDate: 'date' },
  (rows) => sql`
    insert into phone_directory (phone, service_date, trip_id, booking_id)
    select phone, service_date, trip_id, booking_id from ${rows} given
    on conflict do nothing`,
);

/** Lists a booking with its ticket under its number. */
export const listUnderPhone = ({ tripId, bookingId }: Ref, phone: string): Write =>
  listedUnderPhone([{ tripId, bookingId, phone, serviceDate: serviceDateOf(tripId) }]);

/** Idempotency key of a request; a repeat finds the first answer. */
type RequestKey = { tripId: string; actor: string; key: string; requestHash: string };

const keyTaken = guardKind(
  'key',
  { tripId: 'uuid', actor: 'text', key: 'text', requestHash: 'text', answer: 'jsonb' },
  ['tripId', 'actor', 'key'],
  (rows) => sql`
    insert into idempotency (trip_id, actor, key, request_hash, answer)
    select trip_id, actor, key, request_hash, answer from ${rows} given order by trip_id, actor, key
    on conflict (trip_id, actor, key) do nothing returning trip_id, actor, key`,
);

/** Takes the key of a request with its answer; a key that another request has taken is not found. */
export const takeKey = (
  { tripId, actor, key, requestHash }: RequestKey,
  answer: Record<string, unknown>,
): Guard => keyTaken([{ tripId, actor, key, requestHash, answer }]);
