import type { UnpaidSignal } from '../booking/unpaid.ts';
import type { Bilingual } from '../language.ts';
import type { SmsGatewayName } from '../messaging/sms-gateway.ts';
import type { GatewayHealth } from '../payment/gateway-health.ts';

/** Latest check of an invariant. */
export type InvariantHealth = {
  invariant: string;
  says: string;
  found: number;
  broken: Record<string, unknown>[];
  brokenSince: Date | null;
  checkedAt: Date;
  tookMs: number;
};

/** Run of the audit: when the next is due, and whether one is under way. */
export type AuditRun = { dueAt: Date; finishedAt: Date | null; isRunning: boolean; isWanted: boolean };

/** A message that could not be delivered yet. */
export type FailingMessage = { topic: string; attempts: number; availableAt: Date; lastError: string };

/** Announcements that wait in the outbox. */
export type Outbox = { waiting: number; late: number; oldest: Date | null };

/** State of the database, as it reports it itself. */
export type DatabaseHealth = {
  name: string;
  version: string;
  bytes: number;
  connections: number;
  mostConnections: number;
  startedAt: Date;
};

/** Trip as one line of a list: its company, its coach and when it leaves its first stop. */
export type TripInLine = { tripId: string; operator: Bilingual; coachNumber: string; departsAt: Date };

/** Trip on which one network holds more unpaid seats than ordinary buyers would. */
export type CrowdedTrip = UnpaidSignal & TripInLine;

/** Chores of the portal, by their names in its log and its metrics. */
export const choreNames = [
  'outbox',
  'payments',
  'refunds',
  'deliveries',
  'holds',
  'exchanges',
  'waitlists',
  'blocks',
  'wishes',
  'unpaid',
  'touches',
  'waiting-rooms',
  'passes',
  'positions',
  'reminders',
  'reviews',
  'audit',
  'comparison',
  'requests',
  'ratings',
  'retention',
  'archive',
  'trips',
] as const;
export type ChoreName = (typeof choreNames)[number];

/** Last run of a chore, whichever process ran it. name: a `ChoreName`, or one of an earlier version. */
export type ChoreRun = {
  name: string;
  everyMs: number;
  ranAt: Date | null;
  tookMs: number | null;
  failedAt: Date | null;
  failure: string | null;
};

/** Responses of an SMS gateway, as seen by the reporting process; restsUntil: the gateway is skipped until then. */
export type SmsGatewayHealth = GatewayHealth & { name: SmsGatewayName; restsUntil: Date | null };

export type Health = {
  checks: InvariantHealth[];
  turn: AuditRun;
  outbox: Outbox & { failing: FailingMessage[] };
  /** As last written to the database, seconds ago. */
  chores: ChoreRun[];
  /** Payment gateways, first the one that takes every way to pay that no other takes. */
  gateways: (GatewayHealth & { name: string })[];
  /** SMS gateways, in the order in which they are tried. */
  sms: SmsGatewayHealth[];
  /** Trips, worst first. */
  crowded: CrowdedTrip[];
  database: DatabaseHealth;
  program: { version: string; node: string; startedAt: Date; memoryBytes: number };
};
