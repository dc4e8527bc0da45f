import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../server/testing/free-port.ts';

/**
 * Interval and timeout of scrapes. The portal reports within two seconds that its database hangs; a scrape that times
 * out would be reported as a portal that is down.
 */
const scrapeSeconds = 3;
const startLimitMs = 30_000;

const Alerts = z.object({
  data: z.object({
    alerts: z.array(z.object({ labels: z.looseObject({ alertname: z.string() }), state: z.string() })),
  }),
});
const Rules = z.object({
  data: z.object({
    groups: z.array(
      z.object({
        rules: z.array(z.object({ name: z.string(), health: z.string(), lastError: z.string().optional() })),
      }),
    ),
  }),
});

/** Finds the program, named by PROMETHEUS_PATH or installed by Debian's package; undefined if there is none. */
export const findPrometheus = (): string | undefined => {
  const program = process.env.PROMETHEUS_PATH || 'prometheus';
  return spawnSync(program, ['--version']).status === 0 ? program : undefined;
};

type Asked = { program: string; folder: string; rules: string; metricsPort: number };

/** Starts a separate Prometheus that scrapes the portal's metrics as the job `poth` and evaluates rules. */
export const startPrometheus = async ({ program, folder, rules, metricsPort }: Asked) => {
  const port = await freePort();
  const [config, log] = [join(folder, 'prometheus.json'), join(folder, 'prometheus.log')];
  writeFileSync(join(folder, 'alerts.yml'), rules);
  // Its configuration is YAML, of which JSON is a subset.
  const settings = {
    global: {
      scrape_interval: `${scrapeSeconds}s`,
      scrape_timeout: `${scrapeSeconds}s`,
      evaluation_interval: '1s',
    },
    rule_files: [join(folder, 'alerts.yml')],
    scrape_configs: [{ job_name: 'poth', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
  };
  writeFileSync(config, JSON.stringify(settings));
  const output = openSync(log, 'w');
  const flags = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(folder, 'tsdb')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn(program, flags, { stdio: ['ignore', output, output] });
  closeSync(output);
  const ended = once(child, 'close');
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json();
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const isReady = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => undefined))?.status === 200;
  const until = performance.now() + startLimitMs;
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`Prometheus does not start:\n${readFileSync(log, 'utf8').trim()}`);
    }
    await pause(100);
  }
  return {
    /** Names of the alerts that are firing. */
    firing: async (): Promise<Set<string>> => {
      const { data } = Alerts.parse(await ask('alerts'));
      return new Set(
        data.alerts.flatMap(({ labels, state }) => (state === 'firing' ? [labels.alertname] : [])),
      );
    },
    /** Loaded rules, each with its error; health unknown: not evaluated yet. */
    rules: async () => Rules.parse(await ask('rules')).data.groups.flatMap(({ rules: loaded }) => loaded),
    stop,
  };
};

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;
