import type { UnpaidSignal } from '../booking/unpaid.ts';
import type { Bilingual } from '../language.ts';
import type { SmsGatewayName } from '../messaging/sms-gateway.ts';
import type { GatewaySeen } from '../payment/gateway-seen.ts';

/** The last look at an invariant. */
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

/** The database as it knows itself. */
export type DatabaseHealth = {
  name: string;
  version: string;
  bytes: number;
  connections: number;
  mostConnections: number;
  startedAt: Date;
};

/** A trip in a line: with whom, which coach and when it leaves its first stop. */
export type TripInLine = { tripId: string; operator: Bilingual; coachNumber: string; departsAt: Date };

/** A trip whose unpaid seats bunch up by network as those of ordinary buyers do not. */
export type CrowdedTrip = UnpaidSignal & TripInLine;

/** Last run of a chore, in whichever process. */
export type ChoreRun = {
  name: string;
  everyMs: number;
  ranAt: Date | null;
  tookMs: number | null;
  failedAt: Date | null;
  failure: string | null;
};

/** How a gateway of text messages has answered the process that tells it; restsUntil: it is left out until then. */
export type SmsGatewayHealth = GatewaySeen & { name: SmsGatewayName; restsUntil: Date | null };

export type Health = {
  checks: InvariantHealth[];
  turn: AuditRun;
  outbox: Outbox & { failing: FailingMessage[] };
  /** As they were written down last, seconds ago. */
  chores: ChoreRun[];
  /** Gateways of payments, the one that takes what no other does first. */
  gateways: (GatewaySeen & { name: string })[];
  /** In the order in which they are tried. */
  sms: SmsGatewayHealth[];
  /** The worst first. */
  crowded: CrowdedTrip[];
  database: DatabaseHealth;
  program: { version: string; node: string; startedAt: Date; memoryBytes: number };
};
