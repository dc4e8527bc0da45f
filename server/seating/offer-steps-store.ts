import { sql } from 'kysely';
import { guardKind, type Guard, type Write, writeKind } from '../db/step-parts.ts';
import type { SeatClaim } from './store.ts';

type Offered = { tripId: string; offerId: string };

const openOffers = guardKind(
  'offer',
  { tripId: 'uuid', offerId: 'uuid' },
  ['tripId', 'offerId'],
  (rows) => sql`
    select o.trip_id, o.offer_id from ${rows} given
      join seat_offer o on o.trip_id = given.trip_id and o.offer_id = given.offer_id
    where o.state = 'open' and o.offered_until > clock_timestamp()
    order by o.trip_id, o.offer_id for update of o`,
);

/** Locks an offer that is open and not over by the clock: of taking it and letting it lapse, one comes first. */
export const openOffer = ({ tripId, offerId }: Offered): Guard => openOffers([{ tripId, offerId }]);

const offeredSeatRows = guardKind(
  'seats',
  { tripId: 'uuid', seatNo: 'text', legNo: 'int', offerId: 'uuid', until: 'timestamptz', tripVersion: 'int' },
  ['tripId', 'seatNo', 'legNo'],
  (rows) => sql`
    select s.trip_id, s.seat_no, s.leg_no from ${rows} given join trip_seat s
      on s.trip_id = given.trip_id and s.seat_no = given.seat_no and s.leg_no = given.leg_no
    where s.trip_version = given.trip_version and s.state = 'blocked' and s.booking_id = given.offer_id
      and given.until > clock_timestamp()
    order by s.trip_id, s.seat_no, s.leg_no for update of s`,
);

/**
 * Locks seats that are kept under an offer, on a trip of that version, for a booking that will hold them until a time.
 */
export const offeredSeats = (
  { tripId, seatNos, legNos }: SeatClaim,
  more: { offerId: string; until: Date; tripVersion: number },
): Guard =>
  offeredSeatRows(seatNos.flatMap((seatNo) => legNos.map((legNo) => ({ tripId, seatNo, legNo, ...more }))));

const offersTaken = writeKind(
  'offer taken',
  { tripId: 'uuid', offerId: 'uuid', bookingId: 'uuid' },
  (rows) => sql`
    update seat_offer o set state = 'taken', booking_id = given.booking_id, ended_at = now()
    from ${rows} given where o.trip_id = given.trip_id and o.offer_id = given.offer_id`,
);

const placesTaken = writeKind(
  'waitlist place over',
  { tripId: 'uuid', entryId: 'uuid' },
  (rows) => sql`
    update waitlist_entry w set state = 'ended', ended_because = 'took'
    from ${rows} given where w.trip_id = given.trip_id and w.entry_id = given.entry_id`,
);

/** Ends a locked offer, with the booking that it became, and the place on the list that it was made to. */
export const takeOffered = (
  { tripId, offerId, entryId }: Offered & { entryId: string },
  bookingId: string,
): Write[] => [offersTaken([{ tripId, offerId, bookingId }]), placesTaken([{ tripId, entryId }])];
