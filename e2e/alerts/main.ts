import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runScript } from '../restore/run-script.ts';
import { root } from '../crash/child.ts';
import { openProof } from '../proof.ts';
import type { Cause } from './cause.ts';
import {
  auditHangs,
  connectionsTaken,
  databaseHangs,
  databaseStopped,
  ticketTorn,
} from './database-causes.ts';
import { messagesRefused, outboxHeld } from './message-causes.ts';
import { differenceOpen, gatewayDown, gatewaySilent, riskyPayment, seatsLost } from './money-causes.ts';
import {
  diskFull,
  portalKilled,
  rightTaken,
  scriptsFail,
  threadHeldUp,
  tooManyViewers,
} from './portal-causes.ts';
import { findPrometheus, type Prometheus, startPrometheus } from './prometheus.ts';
import { factor, scaleRules } from './scale-rules.ts';
import { openStage, type Stage } from './stage.ts';
import { beginTraffic } from './traffic.ts';

// npm run prove:alerts [-- --only GatewaySilent,OutboxStuck]: see README.md of this folder.
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const isWanted = ({ alerts }: Cause): boolean =>
  !values.only || alerts.some((alert) => values.only?.split(',').includes(alert));
/** Wanted causes of a chain, and those that they follow. */
const wantedOf = (chain: readonly Cause[]): Cause[] =>
  chain.filter(
    (cause) => isWanted(cause) || chain.some((later) => later.follows === cause && isWanted(later)),
  );

/**
 * Rounds, run one after the other. Within a round the chains run in parallel and the causes of a chain in sequence; the
 * first causes of all chains are started in order. Causes that inherently take minutes share a round.
 */
const rounds: readonly (readonly (readonly Cause[])[])[] = [
  [[messagesRefused]],
  [[outboxHeld], [differenceOpen]],
  [
    [gatewaySilent, seatsLost],
    [riskyPayment],
    [gatewayDown],
    [diskFull, ticketTorn, auditHangs, scriptsFail, connectionsTaken],
  ],
  [[rightTaken, tooManyViewers, threadHeldUp]],
  [[portalKilled, databaseStopped, databaseHangs]],
];

/** Time without faults, longer than any alert looks back and waits. */
const quietMs = 90_000;
const lookEveryMs = 500;
/** Longest wait: an alert of the long round needs five minutes without a sale. */
const patienceMs = 480_000;

const { check, closers, run: runProof } = openProof();

/**
 * Waits until the alerts fire, or until none of them does; returns after how many seconds each did, without those that
 * did not.
 */
const waitFor = async (prometheus: Prometheus, alerts: readonly string[], fires: boolean) => {
  const [began, took] = [performance.now(), new Map<string, number>()];
  while (took.size < alerts.length && performance.now() - began < patienceMs) {
    const firing = await prometheus.firing();
    for (const alert of alerts)
      if (firing.has(alert) === fires && !took.has(alert))
        took.set(alert, Math.round((performance.now() - began) / 1_000));
    await pause(lookEveryMs);
  }
  return took;
};

type Proof = { stage: Stage; prometheus: Prometheus };

/** Waits for the alerts of a cause, repairs it and waits until they are gone. */
const see = async ({ stage, prometheus }: Proof, cause: Cause): Promise<void> => {
  const { alerts, says, mended } = cause;
  const fired = await waitFor(prometheus, alerts, true);
  for (const alert of alerts)
    check(fired.has(alert), `${alert} fires ${fired.get(alert) ?? '– never –'} s after: ${says}`);
  await cause.end(stage);
  const gone = await waitFor(prometheus, alerts, false);
  for (const alert of alerts)
    check(gone.has(alert), `${alert} is gone ${gone.get(alert) ?? '– never –'} s after: ${mended}`);
};

/** Brings about a cause; returns whether that was possible here. */
const begin = async ({ stage }: Proof, cause: Cause): Promise<boolean> => {
  try {
    await cause.begin(stage);
    return true;
  } catch (thrown) {
    check(false, `${cause.alerts.join(', ')}: not caused here: ${String(thrown)}`);
    return false;
  }
};

const runRound = async (proof: Proof, chains: readonly (readonly Cause[])[]): Promise<void> => {
  const running: (() => Promise<void>)[] = [];
  for (const chain of chains) {
    const [first, ...rest] = wantedOf(chain);
    if (!first) continue;
    const isBegun = await begin(proof, first);
    running.push(async () => {
      if (isBegun) await see(proof, first);
      for (const cause of rest) if (await begin(proof, cause)) await see(proof, cause);
    });
  }
  await Promise.all(running.map((run) => run()));
};

const prove = async (program: string): Promise<void> => {
  const rules = scaleRules(readFileSync(join(root, 'ops/prometheus/alerts.yml'), 'utf8'));
  console.log(`times of ops/prometheus/alerts.yml, ${factor} times shorter (all else is as written there):`);
  for (const line of rules.says) console.log(`  ${line}`);
  const opened = await openStage(closers);
  const { folder, metricsPort, database, sites } = opened;
  const prometheus = await startPrometheus({ program, folder, rules: rules.text, metricsPort });
  closers.push(prometheus.stop);
  const stage: Stage = { ...opened, traffic: beginTraffic(sites, opened.wishes) };
  closers.push(stage.traffic.stop);
  await database.pool.query('update audit_turn set due_at = now()');

  const seen = new Set<string>();
  for (const until = performance.now() + quietMs; performance.now() < until; await pause(lookEveryMs))
    for (const alert of await prometheus.firing()) seen.add(alert);
  const loaded = await prometheus.rules();
  const faulty = loaded.filter(({ health }) => health !== 'ok');
  check(
    faulty.length === 0 && String(loaded.map(({ name }) => name)) === String(rules.alerts),
    `Prometheus evaluates the ${loaded.length} alerts of the file without fault${faulty.map((rule) => ` ${rule.name}: ${rule.lastError}`).join()}`,
  );
  const { bought, failed } = stage.traffic;
  check(
    seen.size === 0 && bought() > 0,
    `none fires while all is well: ${quietMs / 1_000} s, ${bought()} tickets sold ${[...seen].join(', ')}`,
  );
  check(Object.keys(failed()).length === 0, `nobody was turned away meanwhile ${JSON.stringify(failed())}`);

  for (const round of rounds) await runRound({ stage, prometheus }, round);
  await stage.traffic.stop();
  const { url: DATABASE_URL } = database;
  const audit = await runScript('audit', [], { DATABASE_URL, POTH_DATA_DIR: stage.dataDir });
  check(audit.code === 0, audit.says);
  const caused = new Set(rounds.flat(2).flatMap(({ alerts }) => alerts));
  for (const alert of rules.alerts.filter((name) => !caused.has(name)))
    check(false, `${alert}: not caused here: nobody has written its cause`);
};

const program = findPrometheus();
await runProof(async () => {
  if (program) return prove(program);
  check(
    false,
    'there is no Prometheus: install the Debian package prometheus, or name the program in PROMETHEUS_PATH',
  );
});
