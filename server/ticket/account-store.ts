import { sql } from 'kysely';
import type { Channel } from '@poth/domain/booking/channel.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import { type MyTicketsInput, type TicketSection, ticketsPerPage } from '@poth/domain/ticket/my-tickets.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { TicketState } from '@poth/domain/ticket/lifecycle.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { type RefundInJson, refundsColumn } from './document-rows-store.ts';

type Ref = { tripId: string; bookingId: string };

/**
 * Lists bookings under an account, before the bookings themselves name the account. An entry whose booking then belongs
 * to another account does no harm: the booking decides. If the account is erased in between, `raiseListedVersions` has
 * changed the versions of these bookings, so a step that rests on the older versions is not taken. Problems:
 * sign-in-required where the account has been erased.
 */
export const listUnderAccount = async (
  db: Database | Tx,
  userId: string,
  refs: readonly Ref[],
): Promise<void> => {
  if (refs.length === 0) return;
  const { rows } = await sql`
    with person as (select id from auth_user where id = ${userId} for key share),
      listed as (insert into account_booking (user_id, service_date, trip_id, booking_id)
        select person.id, ref.service_date, ref.trip_id, ref.booking_id from person,
          unnest(${refs.map(({ tripId }) => serviceDateOf(tripId))}::date[], ${refs.map(({ tripId }) => tripId)}::uuid[],
            ${refs.map(({ bookingId }) => bookingId)}::uuid[]) ref (service_date, trip_id, booking_id)
        on conflict do nothing)
    select from person`.execute(db);
  if (rows.length === 0) throw new Problem('sign-in-required');
};

const ofAccount = (userId: string) => sql`
  from account_booking d
    join booking b on b.trip_id = d.trip_id and b.booking_id = d.booking_id and b.user_id = d.user_id
    join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
    join trip t on t.trip_id = b.trip_id
    join operator o on o.operator_id = b.operator_id
    join place pf on pf.place_id = f.from_place_id
    join place pt on pt.place_id = f.to_place_id
  where d.user_id = ${userId}`;

/** Expected departure from the boarding stop. */
const departsAt = sql<Date>`f.departs_at + make_interval(mins => t.delay_minutes)`;

/** Sections: paid bookings before and after departure from their boarding stop, and bookings cancelled or without seats. */
const isIn = (section: TicketSection, now: Date) =>
  ({
    upcoming: sql<boolean>`b.state in ('confirmed', 'review') and ${departsAt} > ${now}`,
    past: sql<boolean>`b.state in ('confirmed', 'review') and ${departsAt} <= ${now}`,
    cancelled: sql<boolean>`b.state in ('cancelled', 'unseated')`,
  })[section];

/** Counts an account's bookings in each section. */
export const countOfAccount = async (
  db: Database,
  userId: string,
  now: Date,
): Promise<Record<TicketSection, number>> => {
  const { rows } = await sql<Record<TicketSection, number>>`
    select count(*) filter (where ${isIn('upcoming', now)}) as upcoming,
      count(*) filter (where ${isIn('past', now)}) as past,
      count(*) filter (where ${isIn('cancelled', now)}) as cancelled
    ${ofAccount(userId)}`.execute(db);
  return rows[0] ?? { upcoming: 0, past: 0, cancelled: 0 };
};

export type AccountBookingRow = Journey & {
  bookingId: string;
  pnr: string;
  state: BookingState;
  channel: Channel;
  slug: string;
  operatorEn: string;
  operatorBn: string;
  fromPlaceId: string;
  toPlaceId: string;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  fromEn: string;
  fromBn: string;
  toEn: string;
  toBn: string;
  /** Expected departure, the delay included. */
  departsAt: Date;
  delayMinutes: number;
  boardingCounterId: string;
  droppingCounterId: string;
  seatNos: string[];
  tickets: { seatNo: string; state: TicketState }[];
  refunds: RefundInJson[];
  tripCancelled: boolean;
  rated: boolean;
};

/**
 * Reads the first pages of a section of an account's bookings: upcoming ones from the next on, others from the latest
 * back.
 */
export const bookingsOfAccount = async (
  db: Database,
  userId: string,
  { section, pages }: MyTicketsInput,
  now: Date,
): Promise<AccountBookingRow[]> => {
  const { rows } = await sql<AccountBookingRow>`
    select b.trip_id, b.booking_id, b.pnr, b.state, b.channel, b.from_stop_no, b.to_stop_no, b.boarding_counter_id,
      b.dropping_counter_id, o.slug, o.name_en as operator_en, o.name_bn as operator_bn, t.coach_number, t.coach_type,
      t.coach_class, f.from_place_id, f.to_place_id, pf.name_en as from_en, pf.name_bn as from_bn, pt.name_en as to_en, pt.name_bn as to_bn, t.delay_minutes,
      ${departsAt} as departs_at, t.state = 'cancelled' as trip_cancelled,
      exists (select from rating r where r.trip_id = b.trip_id and r.booking_id = b.booking_id) as rated,
      array(select s.seat_no from booking_seat s
        where s.trip_id = b.trip_id and s.booking_id = b.booking_id order by s.seat_no) as seat_nos,
      (select coalesce(jsonb_agg(jsonb_build_object('seatNo', k.seat_no, 'state', k.state) order by k.seat_no), '[]')
        from ticket k where k.trip_id = b.trip_id and k.booking_id = b.booking_id and not exists (
          select from ticket n where n.trip_id = k.trip_id and n.booking_id = k.booking_id and n.seat_no = k.seat_no
            and n.issue_no > k.issue_no)) as tickets,
      ${refundsColumn}
    ${ofAccount(userId)} and ${isIn(section, now)}
    order by ${section === 'upcoming' ? sql`d.service_date, f.departs_at` : sql`d.service_date desc, f.departs_at desc`},
      b.booking_id
    limit ${pages * ticketsPerPage}`.execute(db);
  return rows;
};

/**
 * Condition on a booking b that a guest made: without an account, in the last twelve months. Numbers change hands, so an
 * older one is no longer taken to be of the person who has the number today.
 */
export const isRecentOfGuest = sql<boolean>`b.user_id is null and b.created_at > now() - interval '12 months'`;

/** Paid bookings of the last twelve months with this contact number and without an account. */
const guestBookingsOf = (phone: string) => sql`
  from phone_directory d
    join booking b on b.trip_id = d.trip_id and b.booking_id = d.booking_id and b.contact_phone = d.phone
  where d.phone = ${phone} and ${isRecentOfGuest} and b.state in ('confirmed', 'cancelled')`;

/** Counts the paid bookings of the last twelve months with this contact number and without an account. */
export const countGuestBookingsOf = async (db: Database, phone: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${guestBookingsOf(phone)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/**
 * Moves the guest bookings of a number to an account; in a race each booking goes to one account. Returns how many it
 * moved.
 */
export const takeGuestBookings = async (tx: Tx, userId: string, phone: string): Promise<number> => {
  const { rows: refs } = await sql<Ref>`
    select b.trip_id, b.booking_id ${guestBookingsOf(phone)} order by b.trip_id, b.booking_id`.execute(tx);
  await listUnderAccount(tx, userId, refs);
  const { numAffectedRows } = await sql`
    update booking b set user_id = ${userId}, version = version + 1
    from unnest(${refs.map((ref) => ref.tripId)}::uuid[], ${refs.map((ref) => ref.bookingId)}::uuid[]) found(trip_id, booking_id)
    where b.trip_id = found.trip_id and b.booking_id = found.booking_id and b.user_id is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
};
