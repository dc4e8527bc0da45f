import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOver, openDatabase, openDialect } from '../db/database.ts';
import { returnFromGateway, startPaying } from '../testing/buyer.ts';
import { overConnections } from '../testing/over-connections.ts';
import { makeAdmin, makeOwner, makeStaff, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import type { Breach } from './invariant.ts';
import { invariants } from './invariants.ts';
import { hashOfEntry } from '../audit-log/record-act.ts';
import { checkOneByOne, runAudit } from './run-audit.ts';

type Entry = Parameters<typeof hashOfEntry>[0] & { hash: string };

let world: World;
let admin: pg.Client;
let auditor: ReturnType<typeof openDatabase>;
let tripId: string;
let bookingId: string;
let paymentId: string;
let adminId: string;
let operatorId: string;

// The server of the tests runs without fsync; the planted damage of I-15 is of another kind.
const durability = (row: Record<string, unknown>) =>
  /^(fsync|full_page_writes|synchronous_commit)=/.test(String(row.fault));
const audit = async () =>
  (await runAudit(auditor))
    .map(({ invariant, rows }) => ({ invariant, rows: rows.filter((row) => !durability(row)) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ invariant }) => invariant);

beforeAll(async () => {
  world = await createWorld({ chores: false });
  admin = new pg.Client({ connectionString: world.databaseUrl });
  await admin.connect();
  auditor = openDatabase(world.databaseUrl, 'poth_auditor', { max: 2 });
  ({ tripId } = await sampleTrip(world.db));
  const buyer = await startPaying(world, { tripId, seatNos: ['C1', 'C2'] });
  ({ bookingId, paymentId } = buyer);
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await returnFromGateway(returnUrl, fields);
  const boss = await makeAdmin(world, await signUpPerson(world));
  const other = (await signUpPerson(world)).actor.account;
  await world.portal.people.grantRole(boss.actor, { userId: other.userId, role: 'admin' });
  await world.portal.people.disableAccount(boss.actor, { userId: other.userId, reason: 'left us' });
  adminId = other.userId;
  const owner = await makeOwner(world, await signUpPerson(world));
  ({ operatorId } = owner);
  await makeStaff(world, await signUpPerson(world), operatorId, 'conductor');
});
afterAll(async () => {
  await auditor.destroy();
  await admin.end();
  await world.stop();
});

test('an installation after a sale, with people who have rights, is clean', async () => {
  expect(await audit()).toEqual([]);
});

const refundRow = (state: string, amount: number) => `
  insert into refund (trip_id, refund_id, booking_id, payment_id, refund_trans_id, reason_key, seat_nos, amount_paisa, state)
  values ('${tripId}', '${randomUUID()}', '${bookingId}', '${paymentId}', '${randomUUID().slice(0, 20)}', '${randomUUID()}', '[]', ${amount}, '${state}')`;

/** Damage of each kind; constraints that would prevent it are dropped first. */
const damages: [string, () => string][] = [
  [
    'I-1',
    () =>
      'alter table ticket_leg drop constraint ticket_leg_pkey; insert into ticket_leg select * from ticket_leg',
  ],
  ['I-2', () => `delete from ticket_leg where booking_id = '${bookingId}'`],
  [
    'I-3',
    () =>
      `alter table trip_seat drop constraint trip_seat_check; update trip_seat set state = 'held' where booking_id = '${bookingId}'`,
  ],
  ['I-4', () => `delete from trip_seat where trip_id = '${tripId}' and seat_no = 'I4'`],
  ['I-5', () => `delete from ticket_leg where booking_id = '${bookingId}' and leg_no = 1`],
  ['I-6', () => `delete from ledger_line where book = '${tripId}' and line_no = 0`],
  [
    'I-7',
    () => `update ledger_line set amount_paisa = amount_paisa + 1 where book = '${tripId}' and line_no = 0`,
  ],
  ['I-8', () => `update payment set captured_paisa = captured_paisa - 100 where payment_id = '${paymentId}'`],
  [
    'I-9',
    () =>
      `delete from ledger_line where source = 'confirmation'; update payment set created_at = now() - interval '1 hour'`,
  ],
  ['I-10', () => `update ticket set fare_paisa = fare_paisa * 3 where booking_id = '${bookingId}'`],
  ['I-11', () => refundRow('requested', 10_000_000)],
  ['I-12', () => refundRow('settled', 100)],
  ['I-reversal', () => `update payment set reversed_paisa = 100 where payment_id = '${paymentId}'`],
  [
    'I-reversal',
    () => `update payment set reversed_paisa = 100 where payment_id = '${paymentId}';
      insert into reversal (trip_id, reversal_id, payment_id, booking_id, amount_paisa, reversed_on, reference, reason, answer_by,
        tickets_kept, recorded_by, recorded_by_name)
      values ('${tripId}', '${randomUUID()}', '${paymentId}', '${bookingId}', 100, current_date, 'CB 1', 'forged', current_date,
        true, 'nobody', 'Nobody')`,
  ],
  [
    'I-purchase',
    () => `update payment set other_shares = '[{"tripId": "${randomUUID()}", "amountPaisa": 100}]'
      where payment_id = '${paymentId}'`,
  ],
  [
    'I-purchase',
    () => `insert into payment (trip_id, payment_id, booking_id, gateway, tran_id, method, amount_paisa, state, open_until)
      select '${randomUUID()}', payment_id, booking_id, gateway, tran_id, method, 100, 'expired', open_until
      from payment where payment_id = '${paymentId}'`,
  ],
  [
    'I-purchase',
    () => `update payment set captured_paisa = captured_paisa - 100, created_at = now() - interval '16 minutes'
      where payment_id = '${paymentId}'`,
  ],
  [
    'I-other-way',
    () =>
      `${refundRow('requested', 100)}; update refund set reason_key = 'other-way-given-back:0'
        where booking_id = '${bookingId}' and amount_paisa = 100`,
  ],
  [
    'I-other-way',
    () => `update booking_seat set kept_for_other_way_paisa = 100 where booking_id = '${bookingId}'`,
  ],
  [
    'I-other-way',
    () => `update ticket set state = 'void' where booking_id = '${bookingId}';
      update booking_seat set kept_for_other_way_paisa = fare_paisa + 1 where booking_id = '${bookingId}'`,
  ],
  [
    'I-comparison',
    () =>
      `insert into gateway_day (day, listed_until, differences, finished_at) values ('2026-01-01', now(), 1, now())`,
  ],
  [
    'I-comparison',
    () => `insert into gateway_day (day, listed_until, differences, finished_at) values ('2026-01-01', now(), 1, now());
      insert into gateway_difference (difference_id, day, trip_id, booking_id, subject, subject_id, kind, gateway, number, ours, theirs,
        state, closed_at, closed_by, closed_by_name, closed_reason)
      values ('${randomUUID()}', '2026-01-01', '${tripId}', '${bookingId}', 'payment', '${paymentId}', 'other-number', 'sslcommerz',
        'T1', '1', '2', 'closed', now(), 'nobody', 'Nobody', 'it was nothing')`,
  ],
  [
    'I-comparison',
    () => `insert into gateway_day (day, listed_until, finished_at)
      values (current_date - 9, now(), now()), (current_date - 7, now(), now())`,
  ],
  [
    'I-comparison',
    () => `insert into gateway_day (day, listed_until, finished_at)
      select (now() at time zone 'Asia/Dhaka')::date - n, now(), now() from generate_series(0, 1) n`,
  ],
  ['I-13', () => `update payment set ask_at = now() - interval '1 hour' where payment_id = '${paymentId}'`],
  [
    'I-reminder',
    () => `insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
      select '${tripId}', gen_random_uuid(), 'journey-near', 'forged:' || no,
        '{"bookingId": "${bookingId}", "reminder": "three-hours", "way": "sms"}'
      from generate_series(1, 2) no`,
  ],
  ['I-14', () => `delete from pnr_directory`],
  ['I-15', () => `grant update on ledger_line to poth_app`],
  ['I-15', () => `grant update on trip_change to poth_app`],
  ['I-15', () => `grant delete on audit_log to poth_app`],
  ['I-16', () => `delete from audit_log where stream = 'account:${adminId}' and entry_no = 1`],
  ['I-16', () => `update audit_log set previous_hash = '' where entry_no = 2`],
  [
    'I-18',
    () => `insert into account_role select id, 'admin', 'nobody' from auth_user on conflict do nothing`,
  ],
  ['I-18', () => `update auth_user set disabled_at = null where id = '${adminId}'`],
  ['I-18', () => `update operator_member set role = 'counter-agent' where role = 'conductor'`],
  ['I-18', () => `update operator set state = 'suspended' where operator_id = '${operatorId}'`],
  [
    'I-rebooking',
    () => `update payment set carried_from_trip_id = trip_id, carried_from_refund_id = payment_id`,
  ],
  [
    'I-exchange',
    () => `${refundRow('requested', 100)}; update refund set reason_key = 'exchanged:${randomUUID()}'`,
  ],
  [
    'I-exchange',
    () => `${refundRow('requested', 148000)}; update ticket set state = 'void';
      update refund set reason_key = 'exchanged:' || booking_id::text, carried_to_trip_id = trip_id,
        carried_to_booking_id = booking_id, carried_to_pnr = 'R4T8N6C3VB', state = 'settled'`,
  ],
  [
    'I-exchange',
    () => `insert into booking_exchange (trip_id, booking_id, to_trip_id, to_booking_id, to_pnr, credit_paisa, fee_paisa, state, ended_at)
      values ('${tripId}', '${bookingId}', '${tripId}', '${bookingId}', 'R4T8N6C3V2', 100, 0, 'released', now())`,
  ],
  [
    'I-rating',
    () => `insert into rating (trip_id, booking_id, operator_id, ticket_id, punctuality, coach, staff)
      select b.trip_id, b.booking_id, b.operator_id, k.ticket_id, 5, 5, 5
      from booking b join ticket k using (trip_id, booking_id) where b.booking_id = '${bookingId}' limit 1`,
  ],
  [
    'I-held',
    () =>
      `update trip_seat set state = 'held', booking_id = '${bookingId}', expires_at = now() + interval '9 minutes' where trip_id = '${tripId}' and seat_no = 'C3'`,
  ],
  [
    'I-held',
    () =>
      `update trip_seat set state = 'paying', booking_id = '${randomUUID()}', expires_at = now() where trip_id = '${tripId}' and seat_no = 'C3'`,
  ],
  [
    'I-seats',
    () =>
      `insert into booking_seat (trip_id, booking_id, seat_no, fare_paisa) values ('${tripId}', '${bookingId}', 'C3', 70000)`,
  ],
  ['I-name', () => `update booking_seat set renamed_at = now() where booking_id = '${bookingId}'`],
  ['I-seats', () => `delete from booking_seat where booking_id = '${bookingId}' and seat_no = 'C2'`],
  ['I-seats', () => `update booking set state = 'expired' where booking_id = '${bookingId}'`],
  [
    'I-kept',
    () =>
      `update trip_seat set state = 'blocked', booking_id = '${randomUUID()}' where trip_id = '${tripId}' and seat_no = 'I1'`,
  ],
  [
    'I-privacy',
    () => `update booking set state = 'confirmed' where booking_id = '${bookingId}';
      update trip set service_date = service_date - 400 where trip_id = '${tripId}'`,
  ],
  ['I-privacy', () => `update outbox set done_at = now() - interval '33 days'`],
  [
    'I-privacy',
    () =>
      `insert into try_count (kind, subject, window_start, tries) values ('sign-in', 'a', now() - interval '4 days', 1)`,
  ],
  ['I-admin', () => `${refundRow('requested', 100)}; update refund set reason_key = 'given-back:nobody'`],
  [
    'I-admin',
    () => `insert into admin_request (trip_id, request_id, kind, booking_id, amount_paisa, born_by, reason, state,
        requested_by, requested_by_name, lapses_at, decided_by, decided_by_name, decided_at)
      values ('${tripId}', '${randomUUID()}', 'refund', '${bookingId}', 100, 'portal', 'why not', 'approved', 'a', 'A', now(), 'b', 'B', now())`,
  ],
  ['I-plans', () => `update trip_fare set class_fares_paisa = '{"economy": 1}' where trip_id = '${tripId}'`],
  [
    'I-settings',
    () =>
      `insert into portal_setting (key, value, changed_by) values ('holdMinutes', '60', 'account:${adminId}')`,
  ],
  ['I-called-off', () => `update trip set state = 'cancelled' where trip_id = '${tripId}'`],
  [
    'I-called-off',
    () => `update trip set state = 'cancelled' where trip_id = '${tripId}';
      insert into trip_change (trip_id, change_no, kind, was, became, reason, made_by, made_by_name, at)
      values ('${tripId}', 1, 'cancel', '{}', '{}', 'traffic', 'u', 'u', now() - interval '16 minutes')`,
  ],
  [
    'I-called-off',
    () =>
      `${refundRow('requested', 100)}; update refund set reason_key = 'trip-moved:C1', seat_nos = '["C1"]'`,
  ],
];

const statementOf = (name: string): string => {
  const invariant = invariants[name];
  return invariant && 'sql' in invariant ? invariant.sql : '';
};

test.each(damages)('%s finds its planted damage', async (invariant, damage) => {
  await admin.query('begin');
  try {
    await admin.query(damage());
    const { rows } = await admin.query<Breach>(statementOf(invariant));
    expect(rows.filter((row) => !durability(row))).not.toEqual([]);
  } finally {
    await admin.query('rollback');
  }
});

test('an entry that was written anew is found, and where its hash was too, the entry after it', async () => {
  const first = `stream = 'account:${adminId}' and entry_no = 1`;
  const { rows } = await admin.query<Entry>(`select * from audit_log where ${first}`);
  const [kept] = rows;
  if (!kept) throw new Error('nobody was granted anything');
  await admin.query(`update audit_log set actor = 'system' where ${first}`);
  expect(await audit()).toEqual(['I-17']);

  const forged = hashOfEntry({ ...kept, previousHash: '', entryNo: 1, actor: 'system' });
  await admin.query(`update audit_log set hash = '${forged}' where ${first}`);
  expect(await audit()).toEqual(['I-16']);
  await admin.query(`update audit_log set actor = $1, hash = $2 where ${first}`, [kept.actor, kept.hash]);
  expect(await audit()).toEqual([]);
});

test('what cannot be looked at is said, and does not keep the rest from being looked at', async () => {
  await admin.query('revoke select on boarding_close from poth_auditor');
  await admin.query(
    `update payment set ask_at = now() - interval '1 hour' where payment_id = '${paymentId}'`,
  );
  const findings = await runAudit(auditor);
  await admin.query('grant select on boarding_close to poth_auditor');
  await admin.query(`update payment set ask_at = null where payment_id = '${paymentId}'`);
  const rowsOf = (name: string) => findings.find(({ invariant }) => invariant === name)?.rows;
  expect(rowsOf('I-boarding')).toEqual([{ unanswered: expect.stringContaining('permission denied') }]);
  expect(rowsOf('I-13')).toEqual([{ what: 'payment', id: paymentId }]);
  expect(await audit()).toEqual([]);
});

test('beside sales no snapshot lasts longer than one invariant takes', async () => {
  let begun = 0;
  const counting = databaseOver(
    overConnections(openDialect(world.databaseUrl, 'poth_auditor'), (connection) => (query, options) => {
      if (/isolation level/i.test(query.sql)) begun += 1;
      return connection.executeQuery(query, options);
    }),
  );
  const checked = await checkOneByOne(counting).finally(() => counting.destroy());
  expect(checked.filter(({ invariant }) => invariant !== 'I-15').flatMap(({ rows }) => rows)).toEqual([]);
  expect(begun).toBe(checked.length);
});

test('the portal itself may not change money or history', async () => {
  for (const table of ['ledger_line', 'history', 'gateway_event', 'audit_log'])
    await expect(sql`delete from ${sql.table(table)}`.execute(world.db)).rejects.toThrow('permission denied');
  await expect(sql`update audit_log set actor = 'system'`.execute(world.db)).rejects.toThrow(
    'permission denied',
  );
});
