import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/db/database.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { ensureDatabase, migrate } from '../../server/db/migrate.ts';
import { seedPlaces } from '../../server/db/seed/seed-places.ts';
import { openTape } from '../tape.ts';
import { fillDesks, size } from './fill.ts';
import { measurePage, table } from './measure.ts';
import { openDesks } from './open-desks.ts';
import { pagesOf } from './pages.ts';
import { largeTables } from './plans.ts';

// npm run bench:desks: fills a database of a large size and looks at every page of the desks; exits with 1 where one
// needs more statements than it may, or reads a large table from end to end.
const say = (line: string) => console.error(`desks: ${line}`);
const folder = mkdtempSync(join(tmpdir(), 'poth-desks-'));
// PostgreSQL may have to run as another user than the benchmark.
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'postgres'),
  log: () => undefined,
  // Filling is not what is measured.
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' },
});
const url = await ensureDatabase(postgres.adminUrl, 'poth');
const owner = new pg.Pool({ connectionString: url, max: 4 });
const pool = new pg.Pool({ connectionString: url, max: 4, options: '-c role=poth_app' });
const filler = openDatabase(url, 'poth_app', 2);

const faults: string[] = [];
try {
  await migrate(url, () => undefined);
  await seedPlaces({ db: filler });
  say(`filling: ${size.coaches} coaches, ${size.days} days, ${size.bookingsPerTrip} bookings a trip`);
  const startedAt = Date.now();
  const supply = await fillDesks(filler, say);
  await owner.query('vacuum (analyze)');
  say(`filled in ${Math.round((Date.now() - startedAt) / 1000)} s`);

  const tape = openTape(pool);
  const desks = await openDesks({ ...tape, pool, folder, ...supply });
  const large = await largeTables(owner);
  const lines = [];
  for (const page of pagesOf(desks)) {
    const line = await measurePage(page, { tape, pool: owner, large });
    lines.push(line);
    if (line.statements > page.statements) faults.push(`${page.name}: ${line.statements} statements`);
    for (const scan of line.scans) faults.push(`${page.name} reads ${scan} from end to end`);
  }
  const { rows } = await owner.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::int as rows from pg_class
     where relname in ('trip', 'booking', 'ticket', 'trip_seat', 'history', 'ledger_line') order by relname`,
  );
  console.log(
    `${rows.map(({ name, rows: count }) => `${name} ${count}`).join(', ')} rows\n\n${table(lines)}\n`,
  );
} finally {
  await Promise.all([owner.end(), pool.end(), filler.destroy()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(`wrong: ${fault}`);
console.log(
  faults.length === 0
    ? 'every page keeps to its statements and its indexes'
    : `${faults.length} things are wrong`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
