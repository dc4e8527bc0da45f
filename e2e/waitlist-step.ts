import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { taka } from '../domain/money.ts';
import { serviceDateOf } from '../domain/trip/trip-id.ts';
import { openDatabase } from '../server/db/database.ts';
import { startEmbeddedPostgres } from '../server/db/embedded.ts';
import { ensureDatabase } from '../server/db/migrate.ts';
import { transaction } from '../server/db/transaction.ts';
import { addWish } from '../server/notify-me/store.ts';
import { wishToken } from '../server/notify-me/wish-link.ts';
import { placeToken } from '../server/seat-waitlist/place-link.ts';
import { addEntry } from '../server/seat-waitlist/store.ts';
import { readSecrets } from '../server/secrets.ts';
import { openKeys } from '../server/start/open-keys.ts';

// Puts a number on the waiting list of a coach that leaves in some days, adds a price wish, and prints the tokens of
// both links.
const folder = process.env.POTH_DATA_DIR ?? '';
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
const db = openDatabase(await ensureDatabase(postgres.adminUrl, 'poth'), 'poth_app', { max: 1 });
const secrets = await readSecrets(join(folder, 'secrets.json'));
const { rows } = await sql<{ tripId: string; fromStopNo: number; toStopNo: number }>`
  select trip_id, from_stop_no, to_stop_no from trip_fare where departs_at > now() + interval '3 days'
  order by trip_id, from_stop_no, to_stop_no limit 1`.execute(db);
const [journey] = rows;
if (!secrets || !journey) throw new Error('nothing is on sale here yet');
const entryId = randomUUID();
const phone = `+88017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const wish = {
  wants: 'offer' as const,
  seatCount: 1,
  onlyWomen: false,
  phone,
  device: 'device:journey',
  language: 'en' as const,
};
const offersUntil = new Date(Date.now() + 86_400_000);
await transaction(db, (tx) => addEntry(tx, { ...journey, ...wish, entryId, offersUntil }));
const { linkSigner } = openKeys(secrets);
const road = { from: 'dhaka', to: 'bogura', date: serviceDateOf(journey.tripId) };
const priceWish = {
  ...road,
  wishId: entryId,
  kind: 'price' as const,
  mostPaisa: taka(1),
  phone,
  language: 'en' as const,
};
await transaction(db, (tx) => addWish(tx, priceWish, 5));
console.log(`${placeToken(linkSigner, entryId)} ${wishToken(linkSigner, entryId)}`);
await db.destroy();
await postgres.stop();
