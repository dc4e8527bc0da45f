import { type RawBuilder, sql } from 'kysely';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import type { ForgottenKind } from '@poth/domain/privacy/retention.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import { deviceLimits } from '@poth/domain/identity/staff-device.ts';
import { actAsArchivist, isArchiveFilled, useArchiveTables } from '../db/archive.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { anonymiseBookings, hasOpenMoney, lockBookings } from './booking-store.ts';

/** before: data whose time ended before this instant is due. most: rows at a time. */
type Reach = { before: Date; most: number };
/** Empties or deletes what is due. Returns the number of rows; if it is `most` there may be more. */
type Sweep = (db: Database, reach: Reach) => Promise<number>;
type Due = (before: Date) => RawBuilder<unknown>;

const columns = (names: string) => sql.join(names.split(' ').map((name) => sql.ref(name)));

/** Changes the due rows of a table, found by its key; a row that another had locked is checked again. */
const change =
  (table: string, key: string, due: Due, how: (table: RawBuilder<unknown>) => RawBuilder<unknown>): Sweep =>
  async (db, { before, most }) => {
    const { numAffectedRows } = await sql`${how(sql.table(table))}
      where (${columns(key)}) in (select ${columns(key)} from ${sql.table(table)} where ${due(before)} limit ${most})
        and ${due(before)}`.execute(db);
    return Number(numAffectedRows ?? 0n);
  };

const remove = (table: string, key: string, due: Due): Sweep =>
  change(table, key, due, (from) => sql`delete from ${from}`);

/** Empties text columns of due rows, if one of them is not empty yet. */
const empty = (table: string, key: string, texts: string, due: Due): Sweep => {
  const names = texts.split(' ');
  const said = sql.join(
    names.map((name) => sql`${sql.ref(name)} <> ''`),
    sql` or `,
  );
  // A null column stays null: other columns depend on it.
  const sets = names.map(
    (name) => sql`${sql.ref(name)} = case when ${sql.ref(name)} is not null then '' end`,
  );
  return change(
    table,
    key,
    (before) => sql`(${said}) and ${due(before)}`,
    (of) => sql`update ${of} set ${sql.join(sets)}`,
  );
};

const past =
  (column: string): Due =>
  (before) =>
    sql`${sql.ref(column)} < ${before}`;

/** Condition for rows of trips with a service date before a day. */
const ofTripsBefore = (before: Date, table?: string) =>
  sql`${sql.ref(table ? `${table}.trip_id` : 'trip_id')} < ${firstTripIdOf(dhakaDate(before))}::uuid`;

const takeNames =
  (due: (before: Date) => RawBuilder<boolean>): Sweep =>
  (db, { before, most }) =>
    transaction(db, async (tx) => {
      const refs = await lockBookings(tx, sql<boolean>`not ${hasOpenMoney} and ${due(before)}`, most);
      await anonymiseBookings(tx, refs);
      return refs.length;
    });

const { unusedDays, waitingDays } = deviceLimits;

/**
 * Sweeps of staff names on rows of trips: on the selling side, and in the archive, where nothing else about a person is
 * left.
 */
const staffNamesOfTrips: readonly Sweep[] = [
  empty('boarding_scan', 'trip_id scan_id', 'made_by_name', past('at')),
  empty('boarding_close', 'trip_id stop_no', 'closed_by_name', past('closed_at')),
  empty('trip_change', 'trip_id change_no', 'made_by_name', past('at')),
  empty('seat_block', 'trip_id block_id', 'kept_by_name', past('kept_at')),
  empty(
    'admin_request',
    'trip_id request_id',
    'requested_by_name decided_by_name reason',
    (before) => sql`state <> 'pending' and requested_at < ${before}`,
  ),
  empty(
    'reversal',
    'trip_id reversal_id',
    'recorded_by_name asked_by_name decided_by_name reason decided_reason',
    (before) => sql`state <> 'open' and recorded_at < ${before}`,
  ),
];

/** Sweeps of each kind of the retention table, for when its days are over. */
export const sweeps: { readonly [Kind in ForgottenKind]: readonly Sweep[] } = {
  unfinished: [
    takeNames(
      (before) => sql`b.state = 'expired' and b.held_until < ${before}
        and not exists (select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id)`,
    ),
  ],
  unpaid: [
    takeNames((before) => sql`b.state = 'expired' and b.held_until < ${before}`),
    change(
      'promo_use',
      'promo_id use_no',
      (before) => sql`phone is not null and paid_at is null and expires_at < ${before}`,
      (of) => sql`update ${of} set phone = null`,
    ),
  ],
  journey: [
    takeNames((before) => sql`b.state not in ('held', 'review') and ${ofTripsBefore(before, 'b')}`),
    remove(
      'phone_directory',
      'phone service_date trip_id booking_id',
      (before) => sql`service_date < ${dhakaDate(before)}::date`,
    ),
    change(
      'trip',
      'trip_id',
      (before) => sql`supervisor_phone is not null and ${ofTripsBefore(before)}`,
      (of) => sql`update ${of} set supervisor_phone = null`,
    ),
    empty('seat_block', 'trip_id block_id', 'note', (before) => ofTripsBefore(before)),
  ],
  session: [remove('auth_session', 'id', past('expires_at'))],
  code: [
    remove('phone_code', 'code_id', past('expires_at')),
    remove('one_time_code', 'trip_id code_id', past('expires_at')),
    remove('auth_verification', 'id', past('expires_at')),
    remove('email_change', 'user_id', past('expires_at')),
    remove('used_totp', 'user_id code', past('used_at')),
  ],
  tries: [
    // The longest window is a day: one that began more than a day ago is over.
    remove('try_count', 'kind subject window_start', past('window_start')),
    remove('sign_in_brake', 'account_hash', past('wait_until')),
    remove(
      'phone_day',
      'phone service_date from_place_id to_place_id',
      (before) => sql`service_date < ${dhakaDate(before)}::date`,
    ),
    remove(
      'device_day',
      'device service_date from_place_id to_place_id',
      (before) => sql`service_date < ${dhakaDate(before)}::date`,
    ),
  ],
  waitlist: [
    remove('waitlist_entry', 'trip_id entry_id', (before) => ofTripsBefore(before)),
    remove('seat_offer', 'trip_id offer_id', (before) => ofTripsBefore(before)),
    remove('notify_wish', 'phone slot_no', (before) => sql`date < ${dhakaDate(before)}::date`),
    remove(
      'waitlist_day',
      'service_date subject',
      (before) => sql`service_date < ${dhakaDate(before)}::date`,
    ),
  ],
  unpaidSeats: [
    // Rows of ended holds are deleted within minutes of their cool-down: forget-unpaid.ts.
    remove(
      'unpaid_hold',
      'trip_id booking_id',
      (before) => sql`expires_at < ${before} and not exists (select from booking b
        where b.trip_id = unpaid_hold.trip_id and b.booking_id = unpaid_hold.booking_id and b.state = 'held')`,
    ),
    remove('unpaid_source', 'trip_id source', past('seen_at')),
    remove('buyer_number', 'buyer_id', past('proven_at')),
    // Passes are deleted an hour after they expire: waiting-room/forget-passes.ts.
    remove('waiting_pass', 'room_id place_id', past('expires_at')),
    // A token of a place is valid for a day after the opening, so for less than its row stays.
    remove('late_place', 'room_id place_id', past('taken_at')),
  ],
  // Deleted as soon as it is too old to be shown: boarding/forget-positions.ts.
  position: [remove('trip_position', 'trip_id', past('seen_at'))],
  payer: [
    change(
      'payment',
      'trip_id payment_id',
      (before) => sql`payer_hash is not null and coalesce(paid_at, created_at) < ${before}`,
      (of) => sql`update ${of} set payer_hash = null`,
    ),
  ],
  request: [remove('idempotency', 'trip_id actor key', past('created_at'))],
  message: [
    remove('outbox', 'trip_id outbox_id', past('done_at')),
    remove('sms_delivery', 'trip_id outbox_id', past('sent_at')),
  ],
  gateway: [
    change(
      'gateway_event',
      'gateway event_key',
      (before) => sql`received_at < ${before} and body <> '{}'::jsonb`,
      (of) => sql`update ${of} set body = '{}'::jsonb`,
    ),
  ],
  promo: [
    change(
      'promo_use',
      'promo_id use_no',
      (before) => sql`phone is not null and paid_at is not null
        and exists (select from promo p where p.promo_id = promo_use.promo_id and p.valid_until < ${dhakaDate(before)}::date)`,
      (of) => sql`update ${of} set phone = null`,
    ),
  ],
  enquiry: [remove('enquiry', 'enquiry_id', past('sent_at'))],
  report: [
    empty('passenger_report', 'trip_id report_id', 'text paid_to', past('reported_at')),
    empty('report_move', 'trip_id report_id move_no', 'said', past('at')),
    empty('support_case_move', 'trip_id case_id move_no', 'said', past('at')),
  ],
  rating: [empty('rating', 'trip_id booking_id', 'words answer hidden_reason', past('rated_at'))],
  device: [remove('known_device', 'user_id device', past('seen_at'))],
  staffDevice: [
    remove('staff_device', 'device_id', (before) => {
      const waited = sql`${before}::timestamptz + make_interval(days => ${unusedDays - waitingDays})`;
      return sql`case when taken_back_at is not null then taken_back_at < ${waited}
        when let_in_at is null then asked_at < ${waited} else coalesce(used_at, let_in_at) < ${before} end`;
    }),
  ],
  staffName: [
    empty('counter_shift', 'shift_id', 'agent_name', past('closed_at')),
    ...staffNamesOfTrips,
    empty('gateway_difference', 'difference_id', 'closed_by_name closed_reason', past('closed_at')),
  ],
  invitation: [remove('staff_invitation', 'operator_id email', past('invited_at'))],
};

/**
 * Sweeps of the archive, for data that is kept longer than its trip stays in the selling tables; only the archivist
 * role may write there.
 */
export const archiveSweeps: readonly Sweep[] = staffNamesOfTrips.map(
  (sweep) => (db, reach) =>
    transaction(db, async (tx) => {
      if (!(await isArchiveFilled(tx))) return 0;
      await actAsArchivist(tx);
      await useArchiveTables(tx);
      return sweep(tx, reach);
    }),
);
