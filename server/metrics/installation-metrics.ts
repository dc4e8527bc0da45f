import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { type InstallationFigures, readFigures } from './store.ts';
import type { Rooms } from '../waiting-room/rooms.ts';

type Asked = {
  db: Database;
  rooms: Pick<Rooms, 'all'>;
  /** Folder whose disk is measured. */
  dataDir: string;
};

/** Milliseconds for which figures are kept, however many clients ask. */
const keptMs = 5_000;

/** Milliseconds after which figures are given up: the database hangs, and Prometheus waits ten seconds at most. */
const longestReadMs = 2_000;

/** Names of the figures for Prometheus, each with its help text. */
const shown: readonly (readonly [string, string, (figures: InstallationFigures) => number])[] = [
  [
    'poth_bookings_confirmed_lately',
    'Bookings of the web that were confirmed in the last five minutes.',
    (f) => f.confirmedLately,
  ],
  [
    'poth_bookings_unseated_lately',
    'Bookings of the last hour that lost their seats.',
    (f) => f.unseatedLately,
  ],
  ['poth_holds', 'Bookings that hold seats now and are not paid.', (f) => f.holds],
  ['poth_payments_open', 'Payments whose end nobody knows yet.', (f) => f.paymentsOpen],
  ['poth_payments_open_oldest_seconds', 'Age of the oldest of them.', (f) => f.paymentsOpenSeconds ?? 0],
  [
    'poth_payments_overdue_seconds',
    'Seconds since the end of the oldest of them: from then on nobody can pay, and the gateway should tell what came of it.',
    (f) => Math.max(0, f.paymentsOverdueSeconds ?? 0),
  ],
  ['poth_payments_review', 'Payments that a person must decide about.', (f) => f.paymentsReview],
  ['poth_payments_review_oldest_seconds', 'Age of the oldest of them.', (f) => f.paymentsReviewSeconds ?? 0],
  ['poth_refunds_open', 'Refunds that have not arrived yet.', (f) => f.refundsOpen],
  ['poth_refunds_open_oldest_seconds', 'Age of the oldest of them.', (f) => f.refundsOpenSeconds ?? 0],
  [
    'poth_differences_open',
    'Differences between the books and the gateways that nobody has closed.',
    (f) => f.differencesOpen,
  ],
  ['poth_differences_open_oldest_seconds', 'Age of the oldest of them.', (f) => f.differencesSeconds ?? 0],
  ['poth_outbox_waiting', 'Announcements that wait, of the first ten thousand.', (f) => f.outboxWaiting],
  [
    'poth_outbox_oldest_seconds',
    'Seconds that the oldest of them is late.',
    (f) => Math.max(0, f.outboxSeconds ?? 0),
  ],
  ['poth_invariants_broken', 'Invariants that the last audit found broken.', (f) => f.invariantsBroken],
  [
    'poth_audit_seconds',
    'Seconds since the last audit; since the first start where there was none.',
    (f) => f.auditSeconds ?? 0,
  ],
  ['poth_database_bytes', 'Size of the database.', (f) => f.databaseBytes],
  [
    'poth_database_connections_open',
    'Connections that the database has, of all its clients.',
    (f) => f.connections,
  ],
  ['poth_database_connections_most', 'Connections that it may have.', (f) => f.mostConnections],
];

/**
 * Opens the figures of an installation, which are the same in every process. poth_database_up tells whether they were
 * read in time; where they were not, the others are left out instead of being outdated.
 */
export const openInstallationMetrics = ({ db, rooms, dataDir }: Asked): (() => Promise<string>) => {
  let read: { atMs: number; figures: Promise<InstallationFigures | null> } | undefined;
  const figuresNow = (): Promise<InstallationFigures | null> => {
    if (!read || performance.now() - read.atMs > keptMs)
      read = {
        atMs: performance.now(),
        figures: Promise.race([
          readFigures(db).catch(() => null),
          pause(longestReadMs, null, { ref: false }),
        ]),
      };
    return read.figures;
  };
  return async () => {
    const registry = new Registry();
    const registers = [registry];
    const figures = await figuresNow();
    const show = (name: string, help: string, value: number): void =>
      new Gauge({ name, help, registers }).set(value);
    show('poth_database_up', 'Whether the database answers: 1 or 0.', figures ? 1 : 0);
    if (figures) for (const [name, help, figureOf] of shown) show(name, help, figureOf(figures));
    const disk = await statfs(dataDir).catch(() => undefined);
    if (disk) {
      show('poth_disk_bytes', 'Size of the disk of the data directory.', disk.blocks * disk.bsize);
      show('poth_disk_free_bytes', 'What is free of it.', disk.bavail * disk.bsize);
    }
    const waiting = new Gauge({
      name: 'poth_waiting_room_places',
      help: 'Places of a waiting room that are not admitted yet, by the date of the sale and the queue.',
      labelNames: ['date', 'queue'] as const,
      registers,
    });
    for (const { serviceDate, isOn, queues } of rooms.all())
      if (isOn)
        for (const [queue, { counted, late, admitted }] of Object.entries(queues))
          waiting.inc({ date: serviceDate, queue }, Math.max(0, counted + late - admitted));
    return registry.metrics();
  };
};
