import type { Wish } from '../../bench/buyer.ts';
import { openDatabase } from '../../server/db/database.ts';
import { distribute } from '../../server/db/distribute.ts';
import { recogniseCluster } from '../../server/db/cluster.ts';
import { migrate } from '../../server/db/migrate.ts';
import { switchDemonstration } from '../../server/db/seed/switch-demonstration.ts';
import { withClient } from '../../server/db/with-client.ts';
import { sampleTrip } from '../../server/testing/sample-trip.ts';

const quiet = (): void => undefined;

/** Number of buyers who want each seat. */
const buyersOfSeat = 2;

/** Prepares an empty database, of a cluster or a single server, as an update does; returns the number of workers. */
export const prepare = async (databaseUrl: string): Promise<number> => {
  await migrate(databaseUrl, quiet);
  const workers = await withClient(databaseUrl, async (client) => {
    const { rows: trips } = await client.query('select from trip limit 1');
    if (trips.length > 0)
      throw new Error('DATABASE_URL names a database that is used: this proof wants an empty one');
    const { rows: joined } = await client.query("select from pg_extension where extname = 'citus'");
    if (joined.length === 0) return 0;
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_dist_node where isactive and groupid <> 0 and noderole = 'primary'",
    );
    return rows[0]?.count ?? 0;
  });
  if (workers > 0) await distribute(databaseUrl, quiet, { go: true });
  return workers;
};

/**
 * Puts coaches on sale, each of another company on another day, and nothing else; returns the buyers' wishes in random order.
 */
export const offer = async (databaseUrl: string, trips: number): Promise<Wish[]> => {
  const db = openDatabase(databaseUrl, 'poth_app', { max: 2 });
  try {
    await recogniseCluster(db);
    const wishes: Wish[] = [];
    for (let trip = 0; trip < trips; trip++) {
      const { tripId } = await sampleTrip(db, 3 + (trip % 7));
      const seats = await db
        .selectFrom('tripSeat')
        .select('seatNo')
        .where('tripId', '=', tripId)
        .where('legNo', '=', 0)
        .execute();
      for (const { seatNo } of seats)
        for (let buyer = 0; buyer < buyersOfSeat; buyer++)
          wishes.push({ tripId, seatNo, fromStopNo: 0, toStopNo: 2, withEmail: buyer === 0 });
    }
    // The portal would publish further days of these schedules during the sale.
    await db.updateTable('schedule').set({ retiredAt: new Date() }).execute();
    return wishes.toSorted(() => Math.random() - 0.5);
  } finally {
    await db.destroy();
  }
};

/**
 * Lets the companies of the offer sell: they are the demonstration's, and a portal without a demonstration suspends them.
 */
export const openSale = async (databaseUrl: string): Promise<void> => {
  const db = openDatabase(databaseUrl, 'poth_app', { max: 2 });
  try {
    await recogniseCluster(db);
    await switchDemonstration(db, true);
  } finally {
    await db.destroy();
  }
};
