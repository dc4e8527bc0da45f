import { personOf } from '@poth/domain/identity/actor.ts';
import { canRunTrips } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { ReleaseBlockInput } from '@poth/domain/trip/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readRunningTrip } from './change-store.ts';
import { freeBlock } from './free-block.ts';

/** Puts kept seats back on sale, or offers them to the waiting list; repeating the call is no fault. */
export const releaseBlock = call(
  { gate: 'seller', input: ReleaseBlockInput, unreadable: 'not-found', problems: ['not-found'] },
  async function releaseBlock({ deps, actor }, { tripId, blockId }): Promise<void> {
    const { userId } = personOf(actor);
    await transaction(deps.db, async (tx) => {
      const trip = await readRunningTrip(tx, tripId, 'used');
      if (!trip || !canRunTrips(actor, trip)) throw new Problem('not-found');
      if (!(await freeBlock(tx, { tripId, blockId }, userId))) return;
      const detail = { tripId, blockId };
      await recordAct(tx, actor, { stream: `operator:${trip.operatorId}`, act: 'seats-released', detail });
    });
    deps.seatWatch.changed(tripId);
  },
);
