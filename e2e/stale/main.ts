import { parseArgs } from 'node:util';
import pg from 'pg';
import { startProgram } from '../../bench/program.ts';
import { stopAfter } from '../../bench/stop-after.ts';
import { openDatabase } from '../../server/db/database.ts';
import { diceOf } from '../../server/db/seed/dice.ts';
import { now, openBook } from './book.ts';
import { openBrowser } from './browser.ts';
import { actAsBuyer } from './buyer.ts';
import { actAsCompany, openShift, putOnSale } from './company.ts';
import { lookAround } from './look.ts';
import { report } from './report.ts';
import { repeatActs, type Run } from './run.ts';
import { isolateProcess } from './spare.ts';
import { foundCompany } from './stage.ts';

// npm run prove:stale [-- --seconds 120 --seed words]: see README.md of this folder.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '90' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const seconds = Number(values.seconds);
const [companies, buyers, lookers] = [4, 12, 5];
const [companyPauseMs, buyerPauseMs, lookerPauseMs, silencePauseMs] = [1_200, 400, 60, 2_000];
const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

console.log(`seed ${values.seed}`);
const program = await startProgram({ env: { POTH_DEMONSTRATION: 'off' } });
const pool = new pg.Pool({ connectionString: program.databaseUrl, max: 4 });
const db = openDatabase(program.databaseUrl, 'poth_app', { max: 4 });
const stop = async () => {
  await db.destroy();
  await pool.end();
  await program.stop();
};

await stopAfter(stop, async () => {
  const run: Run = {
    seed: values.seed,
    portals: [program.portalUrl, await program.startBeside()],
    sandboxUrl: program.sandboxUrl,
    pool,
    db,
    trips: [],
    book: openBook(),
    looks: [],
    spared: undefined,
    endsAt: Number.POSITIVE_INFINITY,
    refusals: new Map(),
  };
  const founded = [];
  for (const at of times(companies)) founded.push(await foundCompany(run, `P${at}`));
  for (const company of founded) {
    await putOnSale(run, company);
    await openShift(run, diceOf(values.seed), company);
  }
  const quiet = await foundCompany(run, 'Q');
  quiet.trip.isQuiet = true;
  await putOnSale(run, quiet);
  run.endsAt = now() + seconds * 1_000;
  await Promise.all([
    ...founded.map((company, at) =>
      repeatActs(run, `company ${at}`, companyPauseMs, (dice) => actAsCompany(run, company, dice)),
    ),
    repeatActs(run, 'silence', silencePauseMs, (dice) => isolateProcess(run, quiet.trip, dice)),
    ...times(buyers).map((at) =>
      repeatActs(run, `buyer ${at}`, buyerPauseMs, (dice) => actAsBuyer(run, dice)),
    ),
    ...times(lookers).map((at) =>
      repeatActs(run, `looker ${at}`, lookerPauseMs, (dice) => lookAround(run, openBrowser(), dice)),
    ),
  ]);
  process.exitCode = report(run) ? 0 : 1;
});
