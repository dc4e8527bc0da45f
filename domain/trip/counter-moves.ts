import { type ChangeRecord, mostCounterMoveMinutes, type ToldCounter } from './change.ts';

export type CounterMove = { stopNo: number; was: ToldCounter; became: ToldCounter };

/**
 * Tells whether a counter of a trip moves further than mostCounterMoveMinutes from any time that its passengers were told:
 * that of the counter itself, and of those which it replaced before. changes: those of the trip so far, newest first.
 */
export const movesTooFar = (
  { stopNo, was, became }: CounterMove,
  changes: readonly ChangeRecord[],
): boolean => {
  const counterIds = new Set([was.counterId]);
  const told = [was.at];
  for (const change of changes)
    if (
      change.kind === 'counter' &&
      change.was.stopNo === stopNo &&
      counterIds.has(change.became.counterId)
    ) {
      counterIds.add(change.was.counterId);
      told.push(change.was.at, change.became.at);
    }
  const farMs = mostCounterMoveMinutes * 60_000;
  return told.some((at) => Math.abs(Date.parse(at) - Date.parse(became.at)) > farMs);
};

/**
 * Finds the counter that passengers bought who are at another one of the stop now; null where it is the same. moves: those since
 * they bought, newest first.
 */
export const counterBefore = (
  stopNo: number,
  counterId: string,
  moves: readonly CounterMove[],
): ToldCounter | null => {
  let bought: ToldCounter | null = null;
  for (const { stopNo: at, was, became } of moves)
    if (at === stopNo && became.counterId === (bought?.counterId ?? counterId)) bought = was;
  return bought?.counterId === counterId ? null : bought;
};
