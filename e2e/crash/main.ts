import { parseArgs } from 'node:util';
import { diceOf } from '../../server/db/seed/dice.ts';
import { compareBooks } from './books-agree.ts';
import { crash } from './crash.ts';
import { type Installation, openInstallation } from './installation.ts';
import { type Kill, kills, waitUntilSelling } from './kills.ts';
import { pause } from './pause.ts';
import { behindSets, betweenSteps, type CrashPoint, duringSteps } from './points.ts';
import { printHead, printRow, type Row, spread } from './report.ts';
import { crashBehindSet } from './set-crash.ts';
import { timeSteps } from './step-times.ts';

// npm run prove:crashes [-- --rounds 2 --seed words]: see README.md of this folder.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const rounds = Number(values.rounds);
const dice = diceOf(values.seed);
const times = timeSteps(dice);
/** Moments of the first start at which it is well under way, and almost over. */
const firstStartMs = [500, 5_000] as const;

const count = { passed: 0, failed: 0, travellers: 0 };
const backMs: Record<string, number[]> = {};
/** Purchases end in any order; their rows are printed in the order of the crashes. */
let printed = Promise.resolve();
const check = (passed: boolean): void => {
  count[passed ? 'passed' : 'failed'] += 1;
};
const say = (passed: boolean, line: string): void => {
  check(passed);
  console.log(passed ? line : `FAILED: ${line}`);
};

/** Kills the server while it fills its first database; the next start has to finish that. */
const firstStart = async (installation: Installation): Promise<void> => {
  const afterMs = firstStartMs[0] + dice() * (firstStartMs[1] - firstStartMs[0]);
  installation.beginServer();
  await pause(afterMs);
  await installation.killServer();
  const readyMs = await installation.startServer();
  const openMs = readyMs + (await waitUntilSelling(installation));
  const [after, open] = [afterMs, openMs].map((ms) => (ms / 1000).toFixed(1));
  say(true, `first start killed after ${after} s; the second sold tickets after ${open} s`);
};

/** Compares our books with the gateway's for every traveller. */
const compare = async (installation: Installation): Promise<void> => {
  const { lines, differences } = await compareBooks(installation);
  const found = differences.length === 0 ? 'equal' : `differ:\n  ${differences.join('\n  ')}`;
  say(
    differences.length === 0,
    `our books and the gateway's ledger, ${lines} payments and refunds: ${found}`,
  );
};

const inTurn = <Fact>(fact: Promise<Fact> | Fact, tell: (fact: Fact) => void): void => {
  const before = printed;
  printed = (async () => {
    await before;
    tell(await fact);
  })();
};

const tellRow = (row: Row): void => {
  check(row.passed);
  printRow(row);
};

const round = async (
  installation: Installation,
  points: readonly CrashPoint[],
  killOf: (index: number) => Kill,
): Promise<void> => {
  for (const [index, point] of points.entries()) {
    const kill = killOf(index);
    const crashed = await crash(installation, { point, kill, times, number: ++count.travellers });
    inTurn(crashed.row, tellRow);
    (backMs[kill.says] ??= []).push(crashed.backMs);
  }
  // Purchases are still under way: invariants must hold all the same.
  const audit = await installation.audit();
  inTurn(audit, ({ code, says }) => say(code === 0, says));
};

/** Kills the server after the commit of sets of several buyers, before it has the database's answer. */
const roundOfSets = async (installation: Installation, kill: Kill): Promise<void> => {
  for (const point of behindSets) {
    const asked = { point, kill, firstNumber: count.travellers + 1 };
    const { row, backMs: ms, used } = await crashBehindSet(installation, asked);
    count.travellers += used;
    inTurn(row, tellRow);
    (backMs[kill.says] ??= []).push(ms);
  }
};

const prove = async (installation: Installation): Promise<void> => {
  await firstStart(installation);
  printHead();
  for (const kill of [kills.server, kills.both]) {
    await roundOfSets(installation, kill);
    await round(installation, betweenSteps, () => kill);
  }
  const kinds = Object.values<Kill>(kills);
  for (let done = 0; done < rounds; done++)
    await round(installation, duringSteps, (index) => kinds[(index + done) % kinds.length] ?? kills.server);
  await printed;
  await compare(installation);
};

console.log(`seed ${values.seed}`);
const startedAt = performance.now();
const installation = await openInstallation();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void installation.stop(false).then(() => process.exit(130)));
try {
  await prove(installation);
} catch (thrown) {
  say(false, thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
}
console.log('');
for (const [killed, durations] of Object.entries(backMs))
  console.log(`${killed} killed, back after ${spread(durations)}`);
if (count.failed > 0) console.log(`what the server said: ${installation.logFile}`);
await installation.stop(count.failed > 0);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${count.passed} passed, ${count.failed} failed`);
// After a fault of the run itself, purchases may still be waiting: they are cut off.
process.exit(count.failed > 0 ? 1 : 0);
