import { sql } from 'kysely';
import { guardKind, type Guard, type Write, writeKind } from '../db/step-parts.ts';
import { type SeatClaim, takeableRow } from './store.ts';

type Ref = { tripId: string; bookingId: string };

const seatRow = { tripId: 'uuid', seatNo: 'text', legNo: 'int' } as const;
const seatKey = ['tripId', 'seatNo', 'legNo'] as const;
const sameSeat = sql.raw(
  's.trip_id = given.trip_id and s.seat_no = given.seat_no and s.leg_no = given.leg_no',
);

/** Lists the rows of a claim, each with the same further columns. */
const eachOf = <More extends object>({ tripId, seatNos, legNos }: SeatClaim, more: More) =>
  [...new Set(seatNos)].flatMap((seatNo) => legNos.map((legNo) => ({ tripId, seatNo, legNo, ...more })));

const ownSeatRows = guardKind(
  'seats',
  { ...seatRow, bookingId: 'uuid', own: 'text', tripVersion: 'int' },
  seatKey,
  (rows) => sql`
    select s.trip_id, s.seat_no, s.leg_no from ${rows} given join trip_seat s on ${sameSeat}
    where s.trip_version = given.trip_version and (given.own = 'held-or-free' and ${takeableRow('s')}
      or s.booking_id = given.booking_id and s.state in ('held', 'paying')
        and (given.own <> 'kept' or s.state = 'paying' and s.expires_at > clock_timestamp()))
    order by s.trip_id, s.seat_no, s.leg_no for update of s`,
);

/**
 * Rows that a booking may keep or be sold: `held` by it; `held-or-free`, also those that nobody has taken since; or
 * `kept` by its payment without a break, until now by the clock.
 */
type Own = 'held' | 'held-or-free' | 'kept';

/**
 * Locks the rows of seats that a booking may keep or be sold, on a trip of that version. A change of the trip raises
 * the version on them first: it waits for the sale, or the sale is decided again.
 */
export const ownSeats = (
  claim: SeatClaim,
  bookingId: string,
  more: { own: Own; tripVersion: number },
): Guard => ownSeatRows(eachOf(claim, { bookingId, ...more }));

const takeableSeatRows = guardKind(
  'seats',
  { ...seatRow, until: 'timestamptz', tripVersion: 'int' },
  seatKey,
  (rows) => sql`
    select s.trip_id, s.seat_no, s.leg_no from ${rows} given join trip_seat s on ${sameSeat}
    where s.trip_version = given.trip_version and ${takeableRow('s')} and given.until > clock_timestamp()
    order by s.trip_id, s.seat_no, s.leg_no for update of s`,
);

/**
 * Locks the rows of seats that nobody has, on a trip of that version, for a booking that will hold them until a time; a
 * time that is over by the clock takes nothing.
 */
export const takeableSeats = (claim: SeatClaim, more: { until: Date; tripVersion: number }): Guard =>
  takeableSeatRows(eachOf(claim, more));

const seatsGiven = writeKind(
  'seats given',
  { ...seatRow, bookingId: 'uuid', state: 'text', until: 'timestamptz?' },
  (rows) => sql`
    update trip_seat s set state = given.state, booking_id = given.booking_id, expires_at = given.until,
      version = s.version + 1
    from ${rows} given where ${sameSeat}`,
  { touchesTrips: true },
);

const tripOfSeat = guardKind(
  'trip',
  { ...seatRow, bookingId: 'uuid', tripVersion: 'int' },
  ['bookingId'],
  (rows) => sql`
    select given.booking_id from ${rows} given join trip_seat s on ${sameSeat}
    where s.trip_version = given.trip_version`,
);

/**
 * Checks by one seat of a booking that its trip has the version, for a step that touches no seats. Takes no lock: a
 * change of the trip does not wait for it.
 */
export const unchangedTrip = (
  { tripId, seatNos, legNos }: SeatClaim,
  bookingId: string,
  tripVersion: number,
): Guard =>
  tripOfSeat(
    eachOf({ tripId, seatNos: seatNos.slice(0, 1), legNos: legNos.slice(0, 1) }, { bookingId, tripVersion }),
  );

/** Gives locked seats to a booking until a time; sold ones for good. */
export const giveSeats = (
  claim: SeatClaim,
  bookingId: string,
  state: 'held' | 'paying' | 'sold',
  until: Date | null,
): Write => seatsGiven(eachOf(claim, { bookingId, state, until }));

const someLetGo = writeKind(
  'some seats let go',
  { ...seatRow, bookingId: 'uuid' },
  (rows) => sql`
    update trip_seat s set state = 'free', booking_id = null, expires_at = null, version = s.version + 1
    from ${rows} given where ${sameSeat} and s.booking_id = given.booking_id and s.state in ('held', 'paying')`,
  { touchesTrips: true },
);

/** Releases some of the seats that a booking holds. */
export const releaseSomeSeats = (claim: SeatClaim, bookingId: string): Write =>
  someLetGo(eachOf(claim, { bookingId }));

const allLetGo = writeKind(
  'seats let go',
  { tripId: 'uuid', bookingId: 'uuid' },
  (rows) => sql`
    update trip_seat s set state = 'free', booking_id = null, expires_at = null, version = s.version + 1
    from ${rows} given
    where s.trip_id = given.trip_id and s.booking_id = given.booking_id and s.state in ('held', 'paying')`,
  { touchesTrips: true },
);

/** Releases the seats that a booking still holds. */
export const releaseAllSeats = ({ tripId, bookingId }: Ref): Write => allLetGo([{ tripId, bookingId }]);

const seatsResumed = writeKind(
  'seats resumed',
  { tripId: 'uuid', bookingId: 'uuid', until: 'timestamptz' },
  (rows) => sql`
    update trip_seat s set state = 'held', expires_at = given.until, version = s.version + 1
    from ${rows} given
    where s.trip_id = given.trip_id and s.booking_id = given.booking_id and s.state in ('held', 'paying')`,
  { touchesTrips: true },
);

/** Turns the seats of a booking whose payment has ended without money into an ordinary hold again. */
export const resumeSeats = ({ tripId, bookingId }: Ref, until: Date): Write =>
  seatsResumed([{ tripId, bookingId, until }]);

/** One row of a seat at the version that the rule about women's seats looked at. */
export type SeenSeat = { seatNo: string; legNo: number; version: number };

const seatsBeside = guardKind(
  'seats beside',
  { ...seatRow, version: 'int' },
  seatKey,
  (rows) => sql`
    select s.trip_id, s.seat_no, s.leg_no from ${rows} given join trip_seat s on ${sameSeat}
    where s.version = given.version
    order by s.trip_id, s.seat_no, s.leg_no for update of s`,
);

const seatsRaised = writeKind(
  'versions of seats',
  seatRow,
  (rows) => sql`update trip_seat s set version = s.version + 1 from ${rows} given where ${sameSeat}`,
  { touchesTrips: true },
);

/** Raises the versions of locked seats that keep their booking: decisions by who sits there are made again. */
export const raiseSeats = (claim: SeatClaim): Write => seatsRaised(eachOf(claim, {}));

/** Locks seats that a decision about women's seats looked at; a seat that has changed since is not found. */
export const unchangedSeats = (tripId: string, seen: readonly SeenSeat[]): Guard =>
  seatsBeside(seen.map((seat) => ({ ...seat, tripId })));
