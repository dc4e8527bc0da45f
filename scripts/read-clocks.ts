import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/db/embedded.ts';

// Prints, as JSON in the last line, the time according to this Node and to a PostgreSQL that it starts.
const folder = mkdtempSync(join(process.argv[2] ?? '', 'clocks-'));
chmodSync(join(folder, '..'), 0o755);
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'postgres'),
  log: () => undefined,
  settings: { fsync: 'off' },
});
const client = new pg.Client({ connectionString: postgres.adminUrl });
await client.connect();
const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
await client.end();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify({ Node: new Date(), PostgreSQL: rows[0]?.now }));
