import type { Tx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Write } from '../db/step-parts.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { insertMoves, putMove } from './store.ts';

export type Move = {
  tripId: string;
  subject: Schema['history']['subject'];
  subjectId: string;
  event: string;
  from: string | null;
  to: string;
  /** Actor: a buyer's id, or the part of the portal that acted. */
  by: string;
  detail?: Record<string, unknown>;
};

/** Records one state change in the append-only history, in the transaction that makes it. */
export const recordMove = async (tx: Tx, move: Move): Promise<void> => {
  await putMove(tx, {
    tripId: move.tripId,
    historyId: timeOrderedId(),
    subject: move.subject,
    subjectId: move.subjectId,
    event: move.event,
    fromState: move.from,
    toState: move.to,
    actor: move.by,
    detail: JSON.stringify(move.detail ?? {}),
  });
};

/** Records state changes in the history, as a part of a step. */
export const writeMoves = (moves: readonly Move[]): Write =>
  insertMoves(moves.map(({ detail = {}, ...move }) => ({ ...move, historyId: timeOrderedId(), detail })));
