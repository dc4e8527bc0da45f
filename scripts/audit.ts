import { invariants } from '../server/invariants/invariants.ts';
import { runAudit } from '../server/invariants/run-audit.ts';
import { openDatabase } from '../server/db/database.ts';
import { readStorageConfig } from '../server/config.ts';
import { openInstallation } from '../server/start/open-installation.ts';
import { faultOf } from './fault-of.ts';

// npm run audit: checks a running (or stopped) installation; prints the rows that break an invariant and exits with 1
// if there are any.
const { url, close } = await openInstallation(readStorageConfig()).catch((thrown: unknown) => {
  console.error(`audit: ${faultOf(thrown)}`);
  process.exit(1);
});
const db = openDatabase(url, 'poth_auditor', { max: 2 });
const findings = await runAudit(db).finally(async () => {
  await db.destroy();
  await close();
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
