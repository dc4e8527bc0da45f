import { nextState } from '../machine.ts';
import { type TicketState, ticketLife } from '../ticket/lifecycle.ts';
import type { BoardingMark } from './input.ts';

/** Outcome of a mark that the portal recorded; nothing: there was no mark to undo. */
export type KeptVerdict = 'boarded' | 'second-use' | 'void' | 'undone' | 'nothing';
/** Outcome of any mark. unknown: no ticket of this trip; too-early: boarding is not open. These two are not recorded. */
export type MarkVerdict = KeptVerdict | 'unknown' | 'too-early';

/** A mark that the portal has. */
export type EarlierMark = { scanId: string; undoes: string | null; verdict: KeptVerdict };

/** Finds the mark that put a ticket aboard, unless it has been undone. */
export const boardedBy = (marks: readonly EarlierMark[]): string | null =>
  marks.findLast(({ scanId, verdict }) => verdict === 'boarded' && !isUndone(scanId, marks))?.scanId ?? null;

const isUndone = (scanId: string, marks: readonly EarlierMark[]): boolean =>
  marks.some(({ undoes, verdict }) => undoes === scanId && verdict === 'undone');

/** Judges a mark by its ticket as it is now. marks: earlier marks of this ticket, the oldest first. */
export const judgeMark = (
  mark: BoardingMark,
  { state, tripCancelled }: { state: TicketState; tripCancelled: boolean },
  marks: readonly EarlierMark[],
): KeptVerdict => {
  if (mark.kind === 'board') {
    if (state === 'boarded') return 'second-use';
    return nextState(ticketLife, state, 'board') && !tripCancelled ? 'boarded' : 'void';
  }
  const earlier = marks.find(({ scanId }) => scanId === mark.undoes);
  if (!earlier || isUndone(mark.undoes, marks)) return 'nothing';
  if (earlier.verdict === 'boarded')
    return state === 'boarded' && boardedBy(marks) === mark.undoes ? 'undone' : 'nothing';
  return earlier.verdict === 'second-use' || earlier.verdict === 'void' ? 'undone' : 'nothing';
};
