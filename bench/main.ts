import { parseArgs } from 'node:util';
import { findWrong } from './checks.ts';
import { machineFacts } from './machine.ts';
import { measureHotTrip } from './measure-hot-trip.ts';
import { measureMixed } from './measure-mixed.ts';
import { measureOpenLoop, measurePurchases } from './measure-purchases.ts';
import { measurePages, measureReads } from './measure-reads.ts';
import { startProgram, waitUntilFilled } from './program.ts';
import { findReads } from './reads.ts';
import { type Line, table } from './report.ts';
import { openPool } from './tape.ts';
import { gatewayControl } from '../server/testing/gateway-control.ts';

// npm run bench: measures the program and checks what its purchases left behind; exits with 1 where that is wrong.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '6' },
    rate: { type: 'string', default: '40' },
    profile: { type: 'string' },
  },
});
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
const say = (line: string) => console.error(`bench: ${line}`);

say('starting the program');
const program = await startProgram(values.profile);
const pool = openPool(program.databaseUrl);
const stop = async () => {
  await pool.end();
  await program.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(130)));

const wrong: string[] = [];
try {
  await waitUntilFilled(program.databaseUrl);
  // The gateway sends a buyer back without waiting for the answer to its notice: nothing but Poth delays a purchase.
  await gatewayControl(program.sandboxUrl).behave({ ipnOrder: 'race' });
  const facts = await machineFacts(pool);
  const reads = await findReads(pool);
  const bench = { program, pool, seconds, rate, wrong };
  const measures: Record<string, () => Promise<Line[]>> = {
    searches: () => measureReads(bench, 'searches, GET /api/trips', reads.searches),
    seats: () => measureReads(bench, 'seat maps, GET /api/trips/…/seats', reads.seatMaps),
    pages: async () => [
      ...(await measurePages(bench, 'the page of a search', reads.pages)),
      ...(await measurePages(bench, 'the home page', ['/', '/bn'])),
    ],
    purchases: () => measurePurchases(bench),
    open: () => measureOpenLoop(bench),
    mixed: () => measureMixed(bench),
    hot: () => measureHotTrip(bench),
  };
  const lines: Line[] = [];
  for (const [name, measure] of Object.entries(measures)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    say(name);
    lines.push(...(await measure()));
  }
  wrong.push(...(await findWrong(pool, program)));
  console.log([...facts, '', table(lines), ''].join('\n'));
} finally {
  await stop();
}
for (const fault of wrong) console.log(`wrong: ${fault}`);
console.log(
  wrong.length === 0
    ? 'the audit is clean, and the ledger is that of the gateway'
    : `${wrong.length} things are wrong`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
