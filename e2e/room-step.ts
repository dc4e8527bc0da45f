import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../server/db/database.ts';
import { startEmbeddedPostgres } from '../server/db/embedded.ts';
import { ensureDatabase } from '../server/db/migrate.ts';
import { commitmentTo, drawSecret } from '../server/waiting-room/lot-hash.ts';
import { insertRoom } from '../server/waiting-room/store.ts';

// Sets up the waiting room of a date an hour before its opening, if it has none, and prints its id; or makes its
// opening start.
// node e2e/room-step.ts set-up DATE · node e2e/room-step.ts open ROOM
const [step = '', about = ''] = process.argv.slice(2);
const dataDir = join(process.env.POTH_DATA_DIR ?? '', 'postgres');
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const db = openDatabase(await ensureDatabase(postgres.adminUrl, 'poth'), 'poth_app', { max: 1 });
if (step === 'set-up') {
  const [roomId, secret] = [randomUUID(), drawSecret()];
  const opensAt = new Date(Date.now() + 3_600_000);
  await sql`insert into sale_window (service_date, opens_at, set_by) values (${about}::date, ${opensAt}, 'journey')
    on conflict do nothing`.execute(db);
  const room = { roomId, serviceDate: about, operatorId: null, opensAt, secret, setBy: 'journey' };
  await insertRoom(db, { ...room, commitment: commitmentTo(secret) });
  const { rows } = await sql<{ roomId: string }>`
    select room_id from waiting_room where service_date = ${about}::date and operator_id is null`.execute(db);
  console.log(rows[0]?.roomId);
} else {
  // The sale and its waiting room open at the same moment.
  await sql`
    with room as (update waiting_room set opens_at = now() - interval '4 seconds' where room_id = ${about}
      returning service_date)
    update sale_window w set opens_at = now() - interval '4 seconds' from room where w.service_date = room.service_date`.execute(
    db,
  );
}
await db.destroy();
await postgres.stop();
