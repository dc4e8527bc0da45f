import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../db/testing.ts';
import { transaction } from '../db/transaction.ts';
import { eventually } from '../testing/buyer.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { runTrip } from '../testing/running-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { lockTicketsOf } from './life-store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

test('a cancellation locks tickets in the order in which a stop that is closed locks them', async () => {
  const stage = await runTrip(world);
  const seatNos = ['A1', 'A2'];
  const { tripId, bookingId } = await stage.sell(seatNos);
  const other = await stage.sell(['B3']);
  const [first, second] = await world.db
    .selectFrom('ticket')
    .select('ticketId')
    .where('bookingId', '=', bookingId)
    .orderBy('ticketId')
    .execute();
  if (!first || !second) throw new Error('two tickets were sold');
  // A row whose key in the index changed is behind those that were there before.
  for (const at of [other.bookingId, bookingId])
    await sql`update ticket set booking_id = ${at} where trip_id = ${tripId} and ticket_id = ${first.ticketId}`.execute(
      world.db,
    );
  const lock = 'select from ticket where trip_id = $1 and ticket_id = $2 for update';
  await withClient(world.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(lock, [tripId, first.ticketId]);
    const cancelling = transaction(world.db, (tx) =>
      lockTicketsOf(tx, { tripId, bookingId }, { seatNos, states: ['issued'] }),
    );
    await withClient(world.databaseUrl, async (looking) => {
      await eventually(async () => (await countWaiting(looking)) > 0, 'the cancellation waits');
      const { rowCount } = await looking.query(`${lock} skip locked`, [tripId, second.ticketId]);
      expect(rowCount).toBe(1);
    });
    await client.query('rollback');
    expect(await cancelling).toHaveLength(2);
  });
});
