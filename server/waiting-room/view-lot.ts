import { Problem } from '@poth/domain/problem.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { viewLotCall } from '@poth/domain/waiting-room/api.ts';
import { RoomInput } from '@poth/domain/waiting-room/input.ts';
import { call } from '../call.ts';
import { memoizeEach } from '../memoize.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { type PublishedLot, readLot } from './lot-store.ts';
import { roomOf } from './room-of.ts';

/**
 * Milliseconds for which a lot is kept: a drawn lot never changes, so it is read once in this time, however many check
 * it.
 */
const keptMs = 600_000;
const lots = oncePerPortal(
  ({ db, now }: Parameters<typeof roomOf>[0] & { db: Parameters<typeof readLot>[0]; now: () => Date }) =>
    memoizeEach((roomId: string) => readLot(db, roomId), now, keptMs),
);

/** Shows all that a lot was drawn from, by which anybody can check it. Problems: not-found, lot-not-drawn. */
export const viewLot = call(
  { gate: 'everybody', input: RoomInput, problems: problemsIn(viewLotCall.responses) },
  async function viewLot({ deps }, { roomId }): Promise<PublishedLot & { commitment: string; seed: string }> {
    const { commitment, seed } = roomOf(deps, roomId);
    const lot = seed === null ? undefined : await lots(deps)(roomId);
    if (!lot || seed === null) throw new Problem('lot-not-drawn');
    return { ...lot, commitment, seed };
  },
);
