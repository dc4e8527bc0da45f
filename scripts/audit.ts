import { join } from 'node:path';
import { invariants } from '../server/invariants/invariants.ts';
import { runAudit } from '../server/invariants/run-audit.ts';
import { openDatabase } from '../server/db/database.ts';
import { startEmbeddedPostgres } from '../server/db/embedded.ts';
import { ensureDatabase } from '../server/db/migrate.ts';

// npm run audit: checks a running (or stopped) installation; exits with 1 and the wrong rows where something is wrong.
const { DATABASE_URL, POTH_DATA_DIR = '.poth' } = process.env;
const postgres = DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: join(POTH_DATA_DIR, 'postgres'), log: console.error });
const url = DATABASE_URL ?? (postgres ? await ensureDatabase(postgres.adminUrl, 'poth') : '');
const db = openDatabase(url, 'poth_auditor', { max: 2 });
const findings = await runAudit(db).finally(async () => {
  await db.destroy();
  await postgres?.stop();
});
for (const { invariant, says, rows } of findings) {
  console.log(`${invariant} is broken: ${says}`);
  for (const row of rows) console.log(`  ${JSON.stringify(row)}`);
}
const checked = Object.keys(invariants).length;
console.log(
  findings.length === 0
    ? `audit: ${checked} invariants hold`
    : `audit: ${findings.length} of ${checked} invariants are broken`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
