import { parseArgs } from 'node:util';
import { openFilled } from './filled.ts';
import { comparisonTable, joinRuns, table } from './report.ts';
import { type Run, runBench } from './run.ts';

// npm run bench: measures the program and checks the data that its purchases left; exits with 1 if they are wrong.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '6' },
    rate: { type: 'string', default: '20' },
    runs: { type: 'string', default: '1' },
    bookings: { type: 'string', multiple: true, default: [] },
    keep: { type: 'string' },
    profile: { type: 'string' },
  },
});
const say = (line: string) => console.error(`bench: ${line}`);

/** Measured databases: the demonstration's, new for every run, and filled ones. */
const sides: { filledDir: string | undefined; runs: Run[] }[] = [{ filledDir: undefined, runs: [] }];
for (const bookings of values.bookings)
  sides.push({ filledDir: await openFilled(Number(bookings), values.keep, say), runs: [] });
// Runs alternate between databases, so that other load of the machine affects all of them.
for (let run = 0; run < Number(values.runs); run++)
  for (const { filledDir, runs } of sides)
    runs.push(
      await runBench(
        {
          parts: positionals,
          seconds: Number(values.seconds),
          rate: Number(values.rate),
          profileDir: values.profile,
          filledDir,
        },
        say,
      ),
    );

const tables = sides.map(({ runs }) => ({
  name: `${(runs[0]?.bookings ?? 0).toLocaleString('en')} bookings`,
  rows: joinRuns(runs.map(({ lines }) => lines)),
}));
console.log(`${sides[0]?.runs[0]?.facts.join('\n')}\n- median of ${values.runs} runs\n`);
for (const { name, rows } of tables) console.log(`At first ${name}:\n\n${table(rows)}\n`);
if (tables.length > 1) console.log(`${comparisonTable(tables)}\n`);

const wrong = sides.flatMap(({ runs }) => runs.flatMap((run) => run.wrong));
for (const fault of wrong) console.log(`wrong: ${fault}`);
console.log(
  wrong.length === 0
    ? 'the audit is clean, and the ledger is that of the gateway'
    : `${wrong.length} things are wrong`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
