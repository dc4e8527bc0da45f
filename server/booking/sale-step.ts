import { type Move, writeMoves } from '../audit-log/record-move.ts';
import type { Guard, Step, Write } from '../db/step.ts';
import { type Posting, writeEntries } from '../ledger/store.ts';
import { type StepAnnouncement, writeAnnouncements } from '../messaging/outbox.ts';

/** One side of a sale, its payment or its booking: its guards and all that it changes. */
export type SalePart = {
  guards: readonly Guard[];
  writes: readonly Write[];
  keys?: readonly string[];
  moves?: readonly Move[];
  postings?: readonly Posting[];
  announced?: readonly StepAnnouncement[];
};

/**
 * Joins the parts of a sale into the step of one statement; history, ledger and announcements of all are written
 * together.
 */
export const joinSaleParts = (tripId: string, parts: readonly SalePart[]): Step => {
  const moves = parts.flatMap((part) => part.moves ?? []);
  const postings = parts.flatMap((part) => part.postings ?? []);
  const announced = parts.flatMap((part) => part.announced ?? []);
  return {
    guards: parts.flatMap(({ guards }) => guards),
    keys: parts.flatMap((part) => part.keys ?? []),
    writes: [
      ...parts.flatMap(({ writes }) => writes),
      ...(moves.length > 0 ? [writeMoves(moves)] : []),
      ...(postings.length > 0 ? [writeEntries(tripId, postings)] : []),
      ...(announced.length > 0 ? [writeAnnouncements(tripId, announced)] : []),
    ],
  };
};
