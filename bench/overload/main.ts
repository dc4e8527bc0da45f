import { parseArgs } from 'node:util';
import pg from 'pg';
import { startProgram, waitUntilFilled } from '../program.ts';
import { stopAfter } from '../stop-after.ts';
import { arrive, askInTurn, faultsOf, goodput, latencyMs, refused, tableOf } from './arrive.ts';
import { openKinds } from './kinds.ts';
import { recoverySeconds, watchRecovery } from './recover.ts';

// npm run bench:overload [-- --seconds 60 --times 10 --processes 1 --clients 32]: see bench/README.md.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    times: { type: 'string', default: '10' },
    processes: { type: 'string', default: '1' },
    clients: { type: 'string', default: '32' },
  },
});
const [seconds, times, clients] = [Number(values.seconds), Number(values.times), Number(values.clients)];
/** Seconds of a measurement without overload. */
const calmSeconds = 15;
/** Share of the capacity on an ordinary day, and the share that must remain as goodput under overload. */
const [calmShare, leastGoodput] = [0.7, 0.8];
/** Most measurements of the capacity, and the ratio to the previous one from which it counts as still rising. */
const [mostLooks, risesBy] = [6, 1.1];
/** As before: p99 at most this many times that without overload, or this many milliseconds. */
const [asBeforeTimes, asBeforeMs] = [3, 100];

const program = await startProgram({ env: { POTH_PROCESSES: values.processes } });
const pool = new pg.Pool({ connectionString: program.databaseUrl, max: 4 });
const stop = async (): Promise<void> => {
  await pool.end();
  await program.stop();
};

await stopAfter(stop, async () => {
  const { portalUrl } = program;
  await waitUntilFilled(program.databaseUrl);
  const kinds = await openKinds(portalUrl, pool);
  // Repeated until it stops rising: at first code is compiled, connections are opened and statements prepared.
  const look = () => askInTurn(portalUrl, kinds, { clients, seconds: calmSeconds });
  let most = await look();
  for (let again = 0; again < mostLooks; again += 1) {
    const before = most;
    most = await look();
    if (goodput(most) < risesBy * goodput(before)) break;
  }
  const capacity = goodput(most);
  console.log(tableOf(`Capacity: ${clients} clients in turn, ${capacity.toFixed(0)} a second`, most));
  const wrong = faultsOf('capacity', most);

  const calm = await arrive(portalUrl, kinds, { perSecond: calmShare * capacity, seconds: calmSeconds });
  console.log(tableOf(`Without overload: ${calmShare} of the capacity`, calm));
  wrong.push(...faultsOf('without overload', calm));

  const rush = await arrive(portalUrl, kinds, { perSecond: times * capacity, seconds });
  console.log(tableOf(`Overload: ${times} times the capacity`, rush));
  wrong.push(...faultsOf('overload', rush));
  const left = goodput(rush) / capacity;

  const recovery = await watchRecovery(portalUrl, kinds, {
    perSecond: calmShare * capacity,
    asBeforeMs: Math.max(asBeforeMs, asBeforeTimes * latencyMs(calm, 0.99)),
  });
  wrong.push(...recovery.faults);
  const share = `${(100 * left).toFixed(0)} %`;
  console.log(
    `\nGoodput under overload: ${share} of the capacity; as before after ${recovery.after ?? `more than ${recoverySeconds}`} s.`,
  );
  if (left < leastGoodput)
    wrong.push(`goodput under overload is ${share} of the capacity, below ${100 * leastGoodput} %`);
  if (refused(rush) > 0) console.log(`${refused(rush)} requests found no connection.`);
  for (const fault of wrong) console.log(`WRONG: ${fault}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
});
