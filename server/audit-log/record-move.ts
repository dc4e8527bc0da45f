import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Write } from '../db/step.ts';

export type Move = {
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

/** Writes moves of lives into the history as a part of a step. */
export const writeMoves =
  (moves: readonly Move[]): Write =>
  (held) => {
    const rows = moves.map(({ detail = {}, ...move }) => ({ ...move, historyId: randomUUID(), detail }));
    return sql`
      insert into history (trip_id, history_id, subject, subject_id, event, from_state, to_state, actor, detail)
      select "tripId", "historyId", subject, "subjectId", event, "from", "to", by, detail
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) move ("tripId" uuid, "historyId" uuid, subject text,
        "subjectId" uuid, event text, "from" text, "to" text, by text, detail jsonb)
      where ${held}`;
  };
