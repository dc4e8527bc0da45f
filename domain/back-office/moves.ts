/** State change of a booking, its payments, refunds or tickets, as the history records it. */
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
 * Sorts moves by time. Moves of one transaction share its time: payments come before what they bought, and within one
 * life the first move comes first, then each move after the one whose state it starts from.
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
