import { appendFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startProgram, waitUntilFilled } from '../../bench/program.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { openProof } from '../proof.ts';
import { runScript } from '../restore/run-script.ts';
import { openCollector } from './collect-heap.ts';
import { describeMachine, judgeSamples } from './judge.ts';
import { openReference } from './reference.ts';
import { type Sample, sampleUntil, takeSample } from './samples.ts';
import { useFor } from './traffic.ts';

// npm run prove:steady [-- --minutes 30 --keep FILE]: see README.md of this folder.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, keep: { type: 'string' } },
});
/** Time after which idle connections are closed: `socketBounds.idleMs` of a portal behind a proxy, plus a margin. */
const quietMs = 120_000;
/** Connections to the database that a process keeps for ten minutes after their use: those of its pool. */
const poolConnections = 20;
/** Seconds of use until threads, pools and the like exist. */
const warmSeconds = 30;
/** Collections of the portal's garbage in a run, each of which delays it for a moment: four in each third. */
const collections = 12;
/** Refusals that are normal in a busy sale: another buyer had the seat. */
const ordinaryRefusals = new Set(['seat-taken']);

const { check, closers, run } = openProof();

const keepSample = (sample: Sample): void => {
  if (values.keep) appendFileSync(values.keep, `${JSON.stringify(sample)}\n`);
};

const prove = async (): Promise<void> => {
  if (values.keep) writeFileSync(values.keep, '');
  const [metricsPort, inspectorPort] = [await freePort(), await freePort()];
  const program = await startProgram({
    env: {
      POTH_METRICS_PORT: String(metricsPort),
      NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectorPort}`,
    },
  });
  closers.push(program.stop);
  const pool = new pg.Pool({ connectionString: program.databaseUrl, max: 2 });
  // The end of the database may reach an idle connection before the pool's own end.
  pool.on('error', () => undefined);
  closers.push(() => pool.end());
  await waitUntilFilled(program.databaseUrl);

  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const measureReference = openReference();
  const collect = await openCollector(program.processes.serverPid, inspectorPort);
  const collectedEverySeconds = (Number(values.minutes) * 60) / collections;
  let collectsAt = 0;
  const take = async (atSeconds: number): Promise<Sample> => {
    const isDue = atSeconds >= collectsAt;
    if (isDue) collectsAt += collectedEverySeconds;
    return takeSample(metricsUrl, program.processes, {
      atSeconds,
      heapBytes: isDue ? await collect() : null,
      reference: measureReference(),
    });
  };
  await useFor(program, pool, warmSeconds);
  await pause(quietMs);
  const before = await take(0);
  const using = useFor(program, pool, Number(values.minutes) * 60);
  const samples = await sampleUntil(using, take, keepSample);
  const { bought, looked, wished } = await using;
  check(
    bought.count > 0 && bought.count < wished,
    `${bought.count} buyers were served, p99 ${bought.p99Ms.toFixed(0)} ms`,
  );
  check(looked.count > 0, `${looked.count} looks were answered, p99 ${looked.p99Ms.toFixed(0)} ms`);
  const refused = Object.entries({ ...bought.errors, ...looked.errors });
  const unexpected = refused.filter(([code]) => !ordinaryRefusals.has(code));
  check(unexpected.length === 0, `nobody was turned away ${JSON.stringify(Object.fromEntries(refused))}`);
  for (const { stayed, line } of judgeSamples(samples)) check(stayed, line);
  console.log(describeMachine(samples));

  await pause(quietMs);
  const after = await take(Number(values.minutes) * 60);
  for (const [name, figure] of [
    ['open files', 'openFiles'],
    ['active handles', 'handles'],
  ] as const)
    check(
      after[figure] <= before[figure] + poolConnections,
      `${name} before and after: ${before[figure]}, ${after[figure]}`,
    );
  const audit = await runScript('audit', [], { DATABASE_URL: program.databaseUrl });
  check(audit.code === 0, audit.says);
};

await run(prove);
