import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { createSeatWatch, type Inventory } from './seat-watch.ts';
import { openTouches } from '../touches.ts';
import { transaction } from '../db/transaction.ts';
import { replanSeats, takeSeats } from './store.ts';
import { openTripSeats } from './trip-seats.ts';

/** Counts statements that are sent, and how many of them are under way at once. */
const statements = { sent: 0, underWay: 0, mostAtOnce: 0 };
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements.sent += 1;
    statements.underWay += 1;
    statements.mostAtOnce = Math.max(statements.mostAtOnce, statements.underWay);
    return node;
  },
  transformResult: async ({ result }) => {
    statements.underWay -= 1;
    return result;
  },
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let tripIds: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app');
  const { operatorId } = await sampleTrip(db);
  const today = dhakaDate(new Date());
  await publishTrips({ db })(Array.from({ length: 19 }, (_, day) => addDays(today, 8 + day)));
  const trips = await db.selectFrom('trip').select('tripId').where('operatorId', '=', operatorId).execute();
  tripIds = trips.map(({ tripId }) => tripId);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const errors: string[] = [];
const startWatch = (of: Database, inAll = 1_000) => {
  const touches = openTouches(of);
  const limits = { perBuyer: 6, perAddress: 500, inAll };
  return createSeatWatch(touches, openTripSeats(of, touches), (line) => errors.push(line), limits);
};
const aMap = (tell: (inventory: Inventory) => void, giveWay = () => {}) => ({
  buyerId: randomUUID(),
  address: '203.0.113.7',
  tell,
  giveWay,
});
/** Takes a seat as another process does. */
const hold = (tripId: string, seatNo: string, until: Date) =>
  transaction(db, (tx) => takeSeats(tx, { tripId, seatNos: [seatNo], legNos: [0, 1] }, randomUUID(), until));
const stateOf = ({ legs }: Inventory, seatNo: string) => legs.find((leg) => leg.seatNo === seatNo)?.state;
/** Waits, and returns how long it took: a busy machine sleeps longer, and polls go on meanwhile. */
const waited = async (ms: number): Promise<number> => {
  const since = Date.now();
  await wait(ms);
  return Date.now() - since;
};
const patience = { timeout: 10_000, interval: 20 };

test('two hundred maps of twenty trips ask with one statement at a time, and are told changes only', async () => {
  const watch = startWatch(db.withPlugin(counting));
  const told = new Map<string, Inventory[]>();
  const stops = Array.from({ length: 200 }, (_, n) => {
    const tripId = tripIds[n % tripIds.length] ?? '';
    const heard: Inventory[] = [];
    told.set(`${tripId} ${n}`, heard);
    return watch.watch(
      tripId,
      aMap((inventory) => heard.push(inventory)),
    );
  });
  await vi.waitFor(() => expect([...told.values()].every(({ length }) => length === 1)).toBe(true), patience);
  const before = statements.sent;
  const quietMs = await waited(1_300);
  // One reading of touched trips each 400 ms, whatever is open, and at first one of the time: none of them fetches
  // seats.
  expect(statements.sent - before).toBeLessThanOrEqual(Math.ceil(quietMs / 400));
  expect(statements.sent).toBeGreaterThan(before);

  const [changed = ''] = tripIds;
  await hold(changed, 'C3', new Date(Date.now() + 600_000));
  const ofChanged = [...told].filter(([key]) => key.startsWith(changed));
  await vi.waitFor(() => expect(ofChanged.every(([, heard]) => heard.length === 2)).toBe(true), patience);
  expect(ofChanged.every(([, heard]) => heard.at(-1) && stateOf(heard.at(-1)!, 'C3') === 'held')).toBe(true);
  expect([...told.values()].filter(({ length }) => length > 1)).toHaveLength(10);
  // Few statements, however often a sale says that seats may have changed here.
  const atSales = statements.sent;
  for (let n = 0; n < 500; n += 1) watch.changed(changed);
  const firstMs = await waited(350);
  for (let n = 0; n < 500; n += 1) watch.changed(changed);
  const secondMs = await waited(350);
  expect(statements.sent - atSales).toBeLessThanOrEqual(Math.ceil((firstMs + secondMs) / 100) + 1);
  expect(statements.mostAtOnce).toBe(1);
  for (const stop of stops) stop?.();
  await wait(500);
  const after = statements.sent;
  await wait(900);
  expect(statements.sent).toBe(after);
  watch.stop();
  expect(errors).toEqual([]);
});

test('a hold that ends is told though no row has changed, and once', async () => {
  const watch = startWatch(db);
  const tripId = tripIds[1] ?? '';
  const heard: Inventory[] = [];
  await hold(tripId, 'D4', new Date(Date.now() + 1_200));
  watch.watch(
    tripId,
    aMap((inventory) => heard.push(inventory)),
  );
  await vi.waitFor(() => expect(heard).toHaveLength(2), patience);
  const end = heard[0]?.legs.find(({ seatNo }) => seatNo === 'D4')?.expiresAt;
  expect(heard.map(({ now }) => end && now >= end)).toEqual([false, true]);
  await wait(900);
  expect(heard).toHaveLength(2);
  watch.stop();
});

test('another plan is told though no seat had ever changed', async () => {
  const watch = startWatch(db);
  const tripId = tripIds[2] ?? '';
  const heard: Inventory[] = [];
  watch.watch(
    tripId,
    aMap((inventory) => heard.push(inventory)),
  );
  await vi.waitFor(() => expect(heard).toHaveLength(1), patience);
  const { layout } = heard[0]!;
  const rows = layout.rows.map((row) => row.map((seat) => (seat === 'A1' ? 'Z9' : seat)));
  await transaction(db, async (tx) => {
    await replanSeats(tx, tripId, seatsOf({ ...layout, rows }), 2);
    await tx
      .updateTable('trip')
      .set({ layout: JSON.stringify({ ...layout, rows }) })
      .where('tripId', '=', tripId)
      .execute();
  });
  await vi.waitFor(() => expect(heard.at(-1)?.layout.rows).toEqual(rows), patience);
  watch.stop();
});

test('a map that gave way hears no more, and its room is taken once', async () => {
  const watch = startWatch(db, 1);
  const tripId = tripIds[3] ?? '';
  const [first, second]: [Inventory[], Inventory[]] = [[], []];
  let gaveWay = 0;
  const heavy = aMap(
    (inventory) => first.push(inventory),
    () => {
      gaveWay += 1;
    },
  );
  watch.watch(tripId, heavy);
  await vi.waitFor(() => expect(first).toHaveLength(1), patience);
  const stop = watch.watch(tripId, {
    ...aMap((inventory) => second.push(inventory)),
    address: '198.51.100.1',
  });
  expect(gaveWay).toBe(1);
  await hold(tripId, 'A2', new Date(Date.now() + 600_000));
  await vi.waitFor(() => expect(second.at(-1) && stateOf(second.at(-1)!, 'A2')).toBe('held'), patience);
  expect(first).toHaveLength(1);
  stop?.();
  expect(watch.watch(tripId, heavy)).toBeDefined();
  watch.stop();
});
