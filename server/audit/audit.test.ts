import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { comeBack, startPaying } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { invariants } from './invariants.ts';
import { runAudit } from './run-audit.ts';

let world: World;
let admin: pg.Client;
let auditor: ReturnType<typeof openDatabase>;
let tripId: string;
let bookingId: string;
let paymentId: string;

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
  auditor = openDatabase(world.databaseUrl, 'poth_auditor', 2);
  ({ tripId } = await sampleTrip(world.db));
  const buyer = await startPaying(world, { tripId, seatNos: ['C1', 'C2'] });
  ({ bookingId, paymentId } = buyer);
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await comeBack(returnUrl, fields);
});
afterAll(async () => {
  await auditor.destroy();
  await admin.end();
  await world.stop();
});

test('an installation after a sale is clean', async () => {
  expect(await audit()).toEqual([]);
});

const refundRow = (state: string, amount: number) => `
  insert into refund (trip_id, refund_id, booking_id, payment_id, refund_trans_id, reason_key, seat_nos, amount_paisa, state)
  values ('${tripId}', '${randomUUID()}', '${bookingId}', '${paymentId}', '${randomUUID().slice(0, 20)}', '${randomUUID()}', '[]', ${amount}, '${state}')`;

/** Damage of each kind; constraints that would not let it happen are taken away first. */
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
  ['I-13', () => `update payment set ask_at = now() - interval '1 hour' where payment_id = '${paymentId}'`],
  ['I-14', () => `delete from pnr_directory`],
  ['I-15', () => `grant update on ledger_line to poth_app`],
];

test.each(damages)('%s finds its planted damage', async (invariant, damage) => {
  await admin.query('begin');
  try {
    await admin.query(damage());
    const { rows } = await admin.query(invariants[invariant]?.sql ?? '');
    expect(rows.filter((row) => !durability(row))).not.toEqual([]);
  } finally {
    await admin.query('rollback');
  }
});

test('the portal itself may not change money or history', async () => {
  for (const table of ['ledger_line', 'history', 'gateway_event'])
    await expect(sql`delete from ${sql.table(table)}`.execute(world.db)).rejects.toThrow('permission denied');
});
