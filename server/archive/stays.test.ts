import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenThing } from '@poth/domain/archive/archive.ts';
import { emptiedTables } from '../db/archive.ts';
import { withClient } from '../db/testing.ts';
import { archiveAll } from '../testing/archive.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { readTripFacts } from './archive-store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const [id, operatorId, shiftId, settlementId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

/** Inserts a row, with a value for each required column by its type; `given` overrides columns. */
const plant = async (table: string, given: Record<string, unknown>): Promise<void> =>
  withClient(world.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    // Rows need not satisfy the checks of a table here.
    const { rows: checks } = await client.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table],
    );
    for (const { name } of checks) await client.query(`alter table ${table} drop constraint "${name}"`);
    const { rows } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null`,
      [table],
    );
    const values: Record<string, unknown> = {};
    for (const { name, type } of rows)
      values[name] =
        type === 'uuid'
          ? randomUUID()
          : type === 'jsonb'
            ? '[]'
            : type === 'ARRAY'
              ? '{}'
              : /int|double/.test(type)
                ? 1
                : type === 'boolean'
                  ? false
                  : /timestamp|date/.test(type)
                    ? new Date()
                    : '';
    Object.assign(values, given);
    const names = Object.keys(values);
    await client.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(values),
    );
  });

/** Reads the open things of a trip that has only the planted rows. */
const openOf = async (rows: readonly (readonly [table: string, row: Record<string, unknown>])[]) => {
  const { tripId, operatorId: ofTrip } = await sampleTrip(world.db);
  for (const [table, row] of rows) {
    const key = table === 'ledger_line' || table === 'settlement_line' ? 'book' : 'trip_id';
    // The machines of a cluster check the company of a statement even in replica mode.
    const known = table === 'settlement' ? { operator_id: ofTrip } : { [key]: tripId };
    await plant(table, table === 'counter_shift' ? row : { ...row, ...known });
  }
  return (await readTripFacts(world.db, [tripId]))[0]?.open;
};

const line = { entry_id: id, line_no: 0, account: `operator_payable:${operatorId}` };

test.each<[OpenThing, string, Parameters<typeof openOf>[0]]>([
  ['booking', 'held seats', [['booking', { state: 'held' }]]],
  ['booking', 'a risky payment', [['booking', { state: 'review' }]]],
  ['name', 'a number', [['booking', { state: 'cancelled', contact_phone: '+8801711223344' }]]],
  ['name', 'a passenger', [['booking_seat', { passenger_name: 'Mina' }]]],
  ['name', 'a code that opens the door', [['ticket', { state: 'issued', code: 'x' }]]],
  ['name', 'a note about kept seats', [['seat_block', { note: 'the uncle of Mina' }]]],
  ['name', 'a mark of who paid', [['payment', { state: 'expired', payer_hash: 'x' }]]],
  ['words', 'a report', [['passenger_report', { state: 'closed', text: 'He took more.' }]]],
  ['words', 'an answer', [['report_move', { said: 'We have talked to him.' }]]],
  ['words', 'a case of support', [['support_case_move', { said: 'Mina got no SMS.' }]]],
  ['words', 'a rating', [['rating', { words: 'He was rude.' }]]],
  ['payment', 'an open attempt', [['payment', { state: 'redirected' }]]],
  ['payment', 'money that waits for a person', [['payment', { state: 'review' }]]],
  ['payment', 'an attempt that is asked about', [['payment', { state: 'expired', ask_at: new Date() }]]],
  ['refund', 'a refund on its way', [['refund', { state: 'sent' }]]],
  ['refund', 'a refused refund', [['refund', { state: 'failed' }]]],
  ['reversal', 'a chargeback', [['reversal', { state: 'open' }]]],
  ['request', 'a request', [['admin_request', { state: 'pending' }]]],
  ['case', 'a case', [['support_case', { state: 'open' }]]],
  ['report', 'a report without an answer', [['passenger_report', { state: 'disputed' }]]],
  ['difference', 'a difference', [['gateway_difference', { state: 'open' }]]],
  ['difference', 'a question to a gateway', [['gateway_question', { subject: 'payment' }]]],
  ['exchange', 'an exchange', [['booking_exchange', { state: 'open' }]]],
  [
    'shift',
    'an open till',
    [
      ['counter_shift', { shift_id: shiftId }],
      ['till_move', { shift_id: shiftId }],
    ],
  ],
  ['settlement', 'money that no statement has', [['ledger_line', line]]],
  [
    'settlement',
    'a statement that is not paid',
    [
      ['settlement', { settlement_id: settlementId, state: 'approved' }],
      ['settlement_trip', { settlement_id: settlementId }],
    ],
  ],
  ...emptiedTables.map((table): [OpenThing, string, Parameters<typeof openOf>[0]] => [
    'message',
    `a row of ${table}`,
    [[table, {}]],
  ]),
])('%s keeps a trip: %s', async (thing, _what, rows) => {
  expect(await openOf(rows)).toEqual([thing]);
});

test('what is at its end keeps no trip', async () => {
  expect(
    await openOf([
      ['booking', { state: 'expired' }],
      ['payment', { state: 'expired' }],
      ['refund', { state: 'settled' }],
      ['reversal', { state: 'returned' }],
      ['admin_request', { state: 'lapsed' }],
      ['support_case', { state: 'answered' }],
      ['passenger_report', { state: 'closed' }],
      ['rating', { words: '' }],
      ['gateway_difference', { state: 'closed' }],
      ['booking_exchange', { state: 'carried' }],
      ['ledger_line', { ...line, account: 'commission' }],
    ]),
  ).toEqual([]);
});

test('on a young installation nothing moves', async () => {
  expect(await archiveAll(world, () => new Date())).toBe(0);
  expect(await world.db.selectFrom('archivedMonth').selectAll().execute()).toEqual([]);
});
