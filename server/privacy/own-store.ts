import { type RawBuilder, sql } from 'kysely';
import type { ErasureHindrance } from '@poth/domain/privacy/erasure.ts';
import { isCluster } from '../db/cluster.ts';
import type { Database, Tx } from '../db/database.ts';
import { type BookingRef, hasOpenMoney, lockEveryBooking } from './booking-store.ts';
import { isAdminColumn } from '../identity/rights-columns-store.ts';
import { isRecentOfGuest } from '../ticket/account-store.ts';

/** Owner of bookings: a person with an account, or one who has proved a number. */
export type Owner = { userId: string | null; phone: string | null };

/**
 * Condition for bookings `b` of an account, and recent ones that a guest made with a number.
 */
export const belongsTo = ({ userId, phone }: Owner): RawBuilder<boolean> => {
  const ofGuest = sql<boolean>`b.contact_phone = ${phone} and ${isRecentOfGuest}`;
  return userId === null ? ofGuest : sql<boolean>`(b.user_id = ${userId} or (${ofGuest}))`;
};

/** Locks every booking of an owner. Other writers of a booking lock it first, and wait for nothing that is locked here. */
export const lockOwn = (tx: Tx, owner: Owner): Promise<BookingRef[]> =>
  lockEveryBooking(tx, belongsTo(owner));

/** Reads what of an owner's bookings is still under way; behind their locks it cannot change. */
export const readHindrances = async (db: Database | Tx, owner: Owner): Promise<ErasureHindrance[]> => {
  const { rows } = await sql<{ ahead: boolean; held: boolean; money: boolean }>`
    select
      coalesce(bool_or(b.state = 'confirmed' and t.state <> 'cancelled'
        and f.arrives_at + make_interval(mins => t.delay_minutes) > now()), false) as ahead,
      coalesce(bool_or(b.state = 'held' and b.held_until > now()), false) as held,
      coalesce(bool_or(b.state = 'review' or (b.state = 'confirmed' and t.state = 'cancelled') or ${hasOpenMoney}), false) as money
    from booking b join trip t on t.trip_id = b.trip_id
      join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
    where ${belongsTo(owner)}`.execute(db);
  const { ahead = false, held = false, money = false } = rows[0] ?? {};
  return [
    ...(ahead ? (['journey-ahead'] as const) : []),
    ...(held ? (['seats-held'] as const) : []),
    ...(money ? (['money-open'] as const) : []),
  ];
};

/** Counts the bookings of an owner that still have a contact number. */
export const countNamed = async (db: Database, owner: Owner): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from booking b where ${belongsTo(owner)} and b.contact_phone is not null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/**
 * Empties the reports and ratings that passengers of these bookings have written (the stars stay), the answers to the
 * ratings, and support's notes on their cases.
 */
export const emptyReports = async (tx: Tx, refs: readonly BookingRef[]): Promise<void> => {
  const ids = refs.map(({ bookingId }) => bookingId);
  await sql`update report_move m set said = '' from passenger_report r
    where r.trip_id = m.trip_id and r.report_id = m.report_id and r.booking_id = any(${ids}::uuid[])
      and m.event in ('report', 'dispute') and m.said is not null`.execute(tx);
  await sql`update passenger_report set text = '', paid_to = case when paid_to is not null then '' end
    where booking_id = any(${ids}::uuid[])`.execute(tx);
  await sql`update support_case_move m set said = '' from support_case c
    where c.trip_id = m.trip_id and c.case_id = m.case_id and c.booking_id = any(${ids}::uuid[])
      and m.said is not null`.execute(tx);
  await sql`update rating set words = case when words is not null then '' end, answer = case when answer is not null then '' end,
      hidden_reason = case when hidden_reason is not null then '' end
    from unnest(${refs.map(({ tripId }) => tripId)}::uuid[], ${ids}::uuid[]) these (trip_id, booking_id)
    where rating.trip_id = these.trip_id and rating.booking_id = these.booking_id`.execute(tx);
};

/** Deletes codes that went to a number. */
export const deleteCodesOf = async (tx: Tx, phone: string): Promise<void> => {
  await tx.deleteFrom('phoneCode').where('phone', '=', phone).execute();
};

/** Deletes what was stored under an address that its person has confirmed: enquiries that were sent on, invitations. */
export const deleteUnderEmail = async (tx: Tx, email: string): Promise<void> => {
  await sql`delete from enquiry where lower(user_email) = ${email} and sent_at is not null`.execute(tx);
  await tx.deleteFrom('staffInvitation').where('email', '=', email).execute();
};

/**
 * Raises the version of bookings that are listed under a locked account and do not name it yet: a writer about to set
 * the account finds the booking changed, reads again and finds the account gone.
 */
export const raiseListedVersions = async (tx: Tx, userId: string): Promise<void> => {
  await sql`
    with listed as (
      select b.trip_id, b.booking_id from account_booking d
        join booking b on b.trip_id = d.trip_id and b.booking_id = d.booking_id and b.user_id is null
      where d.user_id = ${userId} ${isCluster() ? sql`` : sql`order by 1, 2 for update of b`})
    update booking b set version = version + 1 from listed
    where b.trip_id = listed.trip_id and b.booking_id = listed.booking_id and b.user_id is null`.execute(tx);
};

type Person = {
  email: string;
  emailVerified: boolean;
  phone: string | null;
  isAdmin: boolean;
  role: string | null;
};

/** Reads and locks an account: nobody gives it a booking, a role or a session until this transaction ends. */
export const lockPerson = async (tx: Tx, userId: string): Promise<Person | undefined> => {
  const { rows: locked } = await sql`select from auth_user where id = ${userId} for update`.execute(tx);
  if (locked.length === 0) return undefined;
  const { rows } = await sql<Person>`
    select u.email, u.email_verified, u.phone, m.role,
      ${isAdminColumn} as is_admin
    from auth_user u left join operator_member m on m.user_id = u.id where u.id = ${userId}`.execute(tx);
  return rows[0];
};

/**
 * Deletes an account with all that depends on it: sessions, passwords, passkeys, devices, saved passengers, and the
 * list of its bookings.
 */
export const deleteAccount = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('accountBooking').where('userId', '=', userId).execute();
  await tx.deleteFrom('authVerification').where('value', '=', userId).execute();
  await tx.deleteFrom('authUser').where('id', '=', userId).execute();
};
