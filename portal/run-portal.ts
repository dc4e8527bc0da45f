import { setTimeout as pause } from 'node:timers/promises';
import { type Config, readConfig, readLogFormat } from '@poth/server/config.ts';
import { recogniseCluster } from '@poth/server/db/cluster.ts';
import { openDatabase } from '@poth/server/db/database.ts';
import type { Deps } from '@poth/server/deps.ts';
import { openLog } from '@poth/server/log/open-log.ts';
import { openInstallationMetrics } from '@poth/server/metrics/installation-metrics.ts';
import { collectChildMetrics, exposeMetricsToParent } from '@poth/server/metrics/expose-metrics-to-parent.ts';
import { createClosing } from '@poth/server/start/closing.ts';
import { fillFirstDays, sellDemonstration } from '@poth/server/start/fill.ts';
import { refuseTakenPort } from '@poth/server/start/listen.ts';
import { openDatabaseServer } from '@poth/server/start/open-database.ts';
import { Refusal } from '@poth/server/start/refusal.ts';
import { openDeps } from './open-deps.ts';
import { isOneOfMany, keepProcesses, stopProcesses, reportServing } from './processes.ts';
import { serveMetrics } from './serve-metrics.ts';
import { type Pages, serveRequests } from './serve-requests.ts';

/**
 * Milliseconds that work under way gets when the portal is stopped; then it is cut off. A transaction leaves nothing half done.
 */
const unwindLimitMs = 300;
const closeLimitMs = 300;

const log = await openLog(readLogFormat());
const closing = createClosing();
const stopping = new AbortController();
const { signal } = stopping;

/** Tells failures whose message is enough, without a stack: a refusal, or a system error, which names its file or address. */
const isSentence = (thrown: unknown): thrown is Error =>
  thrown instanceof Refusal || (thrown instanceof Error && 'syscall' in thrown);

const openOwnDeps = async (config: Config, url: string): Promise<Deps> => {
  const { preparesStatements: prepare, connections: max, tracesAs } = config;
  if (tracesAs) {
    const { startTracing } = await import('@poth/server/tracing/start-tracing.ts');
    closing.add(startTracing(tracesAs));
  }
  const db = openDatabase(url, 'poth_app', { prepare, max });
  closing.add(() => db.destroy());
  await recogniseCluster(db);
  return openDeps({ config, url, db, closing, log });
};

/** Serves as one of several processes: the parent process has opened the database, and keeps it. */
const serveAsOneOfMany = async (pages: Pages): Promise<void> => {
  const config = readConfig();
  const url = config.databaseUrl ?? '';
  const deps = await openOwnDeps(config, url);
  await serveRequests({ pages, config, deps, url, closing, stopping });
  exposeMetricsToParent(deps.metrics);
  reportServing();
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
};

/** Lets several processes serve on one port; this process keeps them and the database. */
const serveByMany = async ({ port, processes: count }: Config, url: string): Promise<void> => {
  await refuseTakenPort(port);
  signal.addEventListener('abort', () => {
    const stopped = stopProcesses();
    closing.add(() => stopped, 'to-its-end');
  });
  await keepProcesses({ count, env: { DATABASE_URL: url }, log, signal });
};

/** Serves Prometheus the counts of this process, or of those that it keeps, where the settings name a port. */
const openMetricsPort = async (config: Config, deps: Deps, isMany: boolean): Promise<void> => {
  const { metricsPort: port, dataDir } = config;
  if (!port) return;
  const counts = isMany ? collectChildMetrics() : () => deps.metrics.registry.metrics();
  closing.add(await serveMetrics(port, [counts, openInstallationMetrics({ ...deps, dataDir })]));
};

/** Opens the portal, part after part, and serves until it is stopped. */
const run = async (pages: Pages): Promise<void> => {
  const config = readConfig();
  const { url, kept } = await openDatabaseServer({ config, closing, log, signal });
  const deps = await openOwnDeps(config, url);
  const serving = async (): Promise<void> => {
    await fillFirstDays(deps, log, signal);
    const isMany = config.processes > 1 && !pages.live;
    if (isMany) await serveByMany(config, url);
    else await serveRequests({ pages, config, deps, url, closing, stopping });
    await openMetricsPort(config, deps, isMany);
    log(`portal ready ${config.publicUrl}`);
    if (deps.settings().demonstration)
      await sellDemonstration(deps, log, signal).catch((thrown) => {
        if (!signal.aborted) log('demonstration', { fault: thrown });
      });
  };
  await Promise.all([kept, serving()]);
};

/** Runs the portal until a signal stops it, then ends the process. */
export const runPortal = async (pages: Pages): Promise<never> => {
  // One of several processes gets a stop twice where the whole process group is signalled.
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process[isOneOfMany ? 'on' : 'once'](name, () => stopping.abort());
  const overdue = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => void pause(unwindLimitMs).then(resolve));
  });
  let exitCode = 0;
  try {
    await Promise.race([isOneOfMany ? serveAsOneOfMany(pages) : run(pages), overdue]);
  } catch (thrown) {
    if (!signal.aborted) {
      exitCode = 1;
      console.error(isSentence(thrown) ? thrown.message : thrown);
    }
  }
  stopping.abort();
  await closing.all(closeLimitMs);
  process.exit(exitCode);
};
