import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing.ts';

const migrations = fileURLToPath(new URL('migrations', import.meta.url));
const trip = '20261201-0000-4000-8000-000000000001';
const booking = (no: number) => `00000000-0000-4000-8000-0000000000${String(no).padStart(2, '0')}`;
const payment = (no: number) => `00000000-0000-4000-8000-0000000001${String(no).padStart(2, '0')}`;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let folder: string;

const addBooking = (no: number, state: string, seats: Record<string, string>) =>
  client.query(`
    insert into booking (trip_id, booking_id, buyer_id, operator_id, pnr, state, from_stop_no, to_stop_no, held_until, language,
      boarding_counter_id, dropping_counter_id, fare_paisa, refund_policy)
    values ('${trip}', '${booking(no)}', '${booking(no)}', '${trip}', 'PNR${no}', '${state}', 0, 1, now(), 'en',
      '${trip}', '${trip}', ${70_000 * Object.keys(seats).length}, '{}');
    insert into booking_seat (trip_id, booking_id, seat_no, fare_paisa, passenger_name) values
      ${Object.entries(seats)
        .map(([seatNo, name]) => `('${trip}', '${booking(no)}', '${seatNo}', 70000, '${name}')`)
        .join()}`);
const addPayment = (no: number, ofBooking: number, state: string, page: string | null, minutesAgo: number) =>
  client.query(
    `insert into payment (trip_id, payment_id, booking_id, gateway, tran_id, method, amount_paisa, state, gateway_page_url,
      open_until, created_at, reason)
    values ($1, $2, $3, 'g', 'T${no}', 'bkash', 1, $4, $5, now(), now() - make_interval(mins => $6),
      case when $4 = 'created' then 'opening' end)`,
    [trip, payment(no), booking(ofBooking), state, page, minutesAgo],
  );

beforeAll(async () => {
  database = await createTestDatabase({ oneServer: true });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'drop schema public, archive, with_archive cascade; create schema public; grant usage on schema public to public',
  );
  folder = mkdtempSync(join(tmpdir(), 'poth-migrations-'));
  for (const file of readdirSync(migrations).filter((name) => name < '0023'))
    cpSync(join(migrations, file), join(folder, file));
  await migrate(database.url, () => undefined, { folder });
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('an installation with several open attempts, exchanged seats and grown bookings is migrated', async () => {
  // Two open pages and one without a page: the newest page stays.
  await addBooking(1, 'held', { A1: 'Rafi' });
  await addPayment(1, 1, 'redirected', 'https://g/1', 3);
  await addPayment(2, 1, 'redirected', 'https://g/2', 2);
  await addPayment(3, 1, 'created', null, 1);
  // A failed attempt, and a seat added since without a passenger's name.
  await addBooking(2, 'held', { A2: '' });
  await addPayment(4, 2, 'failed', 'https://g/4', 5);
  // An attempt that is being opened at this moment.
  await addBooking(3, 'held', { A3: 'Rafi' });
  await addPayment(5, 3, 'created', null, 0);
  // Sold with A4; A5 was added after the payment and is held under the same booking.
  await addBooking(4, 'confirmed', { A4: 'Rafi', A5: '' });
  await client.query(`
    insert into ticket (trip_id, ticket_id, booking_id, operator_id, seat_no, from_stop_no, to_stop_no, state,
      passenger_name, passenger_kind, fare_paisa, code)
    values ('${trip}', '${trip}', '${booking(4)}', '${trip}', 'A4', 0, 1, 'issued', 'Rafi', 'adult', 70000, '');
    insert into trip_seat (trip_id, seat_no, leg_no, state, booking_id, expires_at) values
      ('${trip}', 'A1', 0, 'paying', '${booking(1)}', now()), ('${trip}', 'A4', 0, 'sold', '${booking(4)}', null),
      ('${trip}', 'A5', 0, 'held', '${booking(4)}', now())`);

  await migrate(database.url, () => undefined, { folder: migrations });

  const rows = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows;
  expect(await rows('select tran_id, state from payment order by 1')).toEqual([
    ['T1', 'expired'],
    ['T2', 'redirected'],
    ['T3', 'expired'],
    ['T4', 'failed'],
    ['T5', 'created'],
  ]);
  expect(await rows(`select opening_since = created_at, reason from payment where tran_id = 'T5'`)).toEqual([
    [true, null],
  ]);
  expect(await rows('select subject_id, from_state, to_state from history order by subject_id')).toEqual([
    [payment(1), 'redirected', 'expired'],
    [payment(3), 'created', 'expired'],
  ]);
  expect(await rows('select booking_id, contents_no from booking order by 1')).toEqual([
    [booking(1), 0],
    [booking(2), 1],
    [booking(3), 0],
    [booking(4), 0],
  ]);
  expect(await rows(`select seat_no from booking_seat where booking_id = '${booking(4)}'`)).toEqual([['A4']]);
  expect(await rows('select seat_no, state from trip_seat order by 1')).toEqual([
    ['A1', 'paying'],
    ['A4', 'sold'],
    ['A5', 'free'],
  ]);
});
