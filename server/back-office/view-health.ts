import { call } from '../call.ts';
import packed from '../package.json' with { type: 'json' };
import type { CrowdedTrip, Health } from '@poth/domain/back-office/health.ts';
import { isUnusual } from '@poth/domain/booking/unpaid.ts';
import { readUnpaidSignals, countingWindowOf } from '../booking/unpaid-store.ts';
import type { Deps } from '../deps.ts';
import { gatewayHealthOf } from '../payment/gateways/watch.ts';
import { readChoreRuns } from './chore-store.ts';
import {
  readChecks,
  readDatabase,
  readFailing,
  readOutbox,
  readTripsInLine,
  readAuditRun,
} from './health-store.ts';

const readCrowded = async ({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<CrowdedTrip[]> => {
  const signals = await readUnpaidSignals(db, null, countingWindowOf(settings()));
  const unusual = signals.filter((signal) => isUnusual(signal, settings()));
  if (unusual.length === 0) return [];
  const trips = await readTripsInLine(
    db,
    unusual.map(({ tripId }) => tripId),
  );
  return unusual.flatMap((signal) => {
    const trip = trips.find(({ tripId }) => tripId === signal.tripId);
    return trip ? [{ ...signal, ...trip }] : [];
  });
};

/** Sorts I-2 before I-10. */
const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * Shows the health of the installation: its invariants, outbox, chores, gateways, database and program, and trips with
 * unusually many unpaid seats from one network. Eight statements.
 */
export const viewHealth = call(
  { gate: 'admin' },
  async function viewHealth({ deps: { db, gateways, settings, sms } }): Promise<Health> {
    const results = await readChecks(db);
    const checks = results.toSorted((one, other) => byNumber.compare(one.invariant, other.invariant));
    return {
      checks,
      turn: await readAuditRun(db),
      outbox: { ...(await readOutbox(db)), failing: await readFailing(db) },
      chores: await readChoreRuns(db),
      crowded: await readCrowded({ db, settings }),
      gateways: gateways.all.flatMap((gateway) => {
        const seen = gatewayHealthOf(gateway);
        return seen ? [{ ...seen, name: gateway.name }] : [];
      }),
      sms: sms.health(),
      database: await readDatabase(db),
      program: {
        version: packed.version,
        node: process.version,
        startedAt: new Date(Date.now() - process.uptime() * 1000),
        memoryBytes: process.memoryUsage().rss,
      },
    };
  },
);
