import { call } from '../call.ts';
import packed from '../package.json' with { type: 'json' };
import { isUnusual, type UnpaidSignal } from '@poth/domain/booking/unpaid.ts';
import { readUnpaidSignals, windowOf } from '../booking/unpaid-store.ts';
import type { Deps } from '../deps.ts';
import { type GatewaySeen, seenOf } from '../payment/gateways/watch.ts';
import { type ChoreNote, choresSeen } from './chore-notes.ts';
import {
  type DatabaseSeen,
  type Failing,
  type InvariantSeen,
  type Outbox,
  readChecks,
  readDatabase,
  readFailing,
  readOutbox,
  readTripsInLine,
  readTurn,
  type TripInLine,
  type Turn,
} from './health-store.ts';

export type { InvariantSeen };

export type Health = {
  checks: InvariantSeen[];
  turn: Turn;
  outbox: Outbox & { failing: Failing[] };
  /** In the memory of the program that answers: others are not known here. */
  chores: ChoreNote[];
  gateway: (GatewaySeen & { name: string }) | null;
  /** The worst first. */
  crowded: CrowdedTrip[];
  database: DatabaseSeen;
  program: { version: string; node: string; startedAt: Date; memoryBytes: number };
};

/** A trip whose unpaid seats bunch up by network as those of ordinary buyers do not. */
export type CrowdedTrip = UnpaidSignal & TripInLine;

const readCrowded = async ({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<CrowdedTrip[]> => {
  const signals = await readUnpaidSignals(db, null, windowOf(settings()));
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

/** I-2 before I-10. */
const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * Shows how the installation is: its invariants, outbox, chores, gateway, database and program, and trips with unusually
 * many unpaid seats from one network. Seven statements.
 */
export const viewHealth = call(
  { gate: 'admin' },
  async function viewHealth({ deps: { db, gateway, settings } }): Promise<Health> {
    const results = await readChecks(db);
    const checks = results.toSorted((one, other) => byNumber.compare(one.invariant, other.invariant));
    const seen = seenOf(gateway);
    return {
      checks,
      turn: await readTurn(db),
      outbox: { ...(await readOutbox(db)), failing: await readFailing(db) },
      chores: choresSeen(db),
      crowded: await readCrowded({ db, settings }),
      gateway: seen ? { ...seen, name: gateway.name } : null,
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
