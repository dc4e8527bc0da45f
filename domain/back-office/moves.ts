/** Move of a booking, its payments, refunds or tickets, as the history keeps it. */
export type Move = {
  at: Date;
  subject: 'booking' | 'payment' | 'refund' | 'ticket' | 'trip';
  subjectId: string;
  event: string;
  from: string | null;
  to: string;
  actor: string;
  detail: Record<string, unknown>;
};

const subjects: readonly Move['subject'][] = ['trip', 'payment', 'booking', 'ticket', 'refund'];

/**
 * The moves in their order: by time; of one transaction, which has one time, money before what it bought, and of one
 * life its beginning first, then each move after the one that it goes on from.
 */
export const sortMoves = (moves: readonly Move[]): Move[] => {
  const follows = (one: Move, other: Move): number =>
    Number(one.from !== null) - Number(other.from !== null) ||
    (one.to === other.from ? -1 : other.to === one.from ? 1 : 0);
  return moves.toSorted(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      subjects.indexOf(one.subject) - subjects.indexOf(other.subject) ||
      one.subjectId.localeCompare(other.subjectId) ||
      follows(one, other),
  );
};
