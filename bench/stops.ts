import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostmaster } from '../server/db/postmaster.ts';
import { begin, freePorts, noise } from '../server/testing/run-program.ts';

// npm run prove:stop: starts the program in an empty folder again and again, sends Ctrl-C each time at another moment,
// and prints how long everything took to end; exits with 1 beyond the limit, or if it did not end quietly. On a busy
// machine the result means nothing.
const limitMs = 2_000;
const moments = [
  'preparing a new database',
  'migration 0002',
  'operators,',
  'Poth is open at',
  'seats of',
  'Poth is open at',
];

const dataDir = mkdtempSync(join(tmpdir(), 'poth-stops-'));
// PostgreSQL may have to run as another user.
chmodSync(dataDir, 0o755);
const env = { PORT: String(await freePorts()), POTH_DATA_DIR: dataDir };
let wrong = 0;
for (const moment of moments) {
  const program = begin('scripts/start.mjs', env);
  await program.says(moment);
  const { code, tookMs, after } = await program.end('SIGINT');
  const isQuiet = !noise.test(after);
  if (code !== 0 || tookMs > limitMs || !isQuiet) wrong += 1;
  console.log(
    `Ctrl-C at "${moment}": ended after ${Math.round(tookMs)} ms with ${code}${isQuiet ? '' : `:\n${after}`}`,
  );
}
await stopPostmaster(join(dataDir, 'postgres'));
rmSync(dataDir, { recursive: true, force: true });
console.log(wrong === 0 ? `all quietly within ${limitMs} ms` : `${wrong} not quietly within ${limitMs} ms`);
process.exitCode = wrong === 0 ? 0 : 1;
