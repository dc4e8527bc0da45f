import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { databaseOver } from '../../server/db/database.ts';
import { openTape } from '../tape.ts';
import { size } from './fill.ts';
import { fillDatabase, startForFilling } from './fill-folder.ts';
import { measurePage, table } from './measure.ts';
import { openDesks } from './open-desks.ts';
import { pagesOf } from './pages.ts';
import { largeTables } from './plans.ts';

// npm run bench:desks: fills a large database and opens every page of the desks; exits with 1 if one needs more
// statements than it may, or scans a large table. --keep FOLDER: fills it once, for further runs.
const { values } = parseArgs({ options: { keep: { type: 'string' } } });
const say = (line: string) => console.error(`desks: ${line}`);
const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'poth-desks-'));
const isFilled = existsSync(join(folder, 'postgres'));
const { postgres, url } = await startForFilling(folder);
const owner = new pg.Pool({ connectionString: url, max: 4 });
const pool = new pg.Pool({ connectionString: url, max: 4, options: '-c role=poth_app' });

// The server stops before its last idle connections notice the end: their errors are ignored.
for (const open of [owner, pool]) open.on('error', () => undefined);

/** Queries that the tape does not record, without the portal's time limits. */
const db = databaseOver(new PostgresDialect({ pool }));

const faults: string[] = [];
try {
  if (!isFilled) await fillDatabase(url, { bookings: size.bookings }, say);
  const tape = openTape(pool);
  const desks = await openDesks({ db: tape.db, beside: db }, owner, folder);
  const large = await largeTables(owner);
  const lines = [];
  for (const page of pagesOf(desks)) {
    const line = await measurePage(page, { tape, pool: owner, large });
    lines.push(line);
    if (line.statements > page.statements) faults.push(`${page.name}: ${line.statements} statements`);
    for (const scan of page.addsUp ? [] : line.scans)
      faults.push(`${page.name} reads ${scan} from end to end`);
  }
  desks.stop();
  const { rows } = await owner.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::int as rows from pg_class
     where relname in ('trip', 'booking', 'ticket', 'trip_seat', 'history', 'ledger_line') order by relname`,
  );
  console.log(
    `${rows.map(({ name, rows: count }) => `${name} ${count}`).join(', ')} rows\n\n${table(lines)}\n`,
  );
} catch (thrown) {
  console.error(thrown);
  faults.push('the run ended before its end');
} finally {
  await Promise.all([owner.end(), pool.end()]);
  await postgres.stop();
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(`wrong: ${fault}`);
console.log(
  faults.length === 0
    ? 'every page keeps to its statements and its indexes'
    : `${faults.length} things are wrong`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
