import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

type Move = {
  tripId: string;
  subject: Schema['history']['subject'];
  subjectId: string;
  event: string;
  from: string | null;
  to: string;
  /** Who did it: a buyer's id, or the part of the portal that acted. */
  by: string;
  detail?: Record<string, unknown>;
};

/** Writes one move of a life into the append-only history, in the transaction that makes it. */
export const recordMove = async (tx: Tx, move: Move): Promise<void> => {
  await tx
    .insertInto('history')
    .values({
      tripId: move.tripId,
      historyId: randomUUID(),
      subject: move.subject,
      subjectId: move.subjectId,
      event: move.event,
      fromState: move.from,
      toState: move.to,
      actor: move.by,
      detail: JSON.stringify(move.detail ?? {}),
    })
    .execute();
};
