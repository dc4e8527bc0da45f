import { sql } from 'kysely';
import { choosePointsCall } from '@poth/domain/booking/api.ts';
import { ChoosePointsInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { transaction } from '../db/transaction.ts';
import { lockOwnHold } from './lock-own-hold.ts';
import { readSale } from './store.ts';

/** Sets where a buyer boards and alights, among the trip's counters at the two stops. */
export const choosePoints = call(
  {
    gate: 'everybody',
    input: ChoosePointsInput,
    problems: problemsIn(choosePointsCall.responses),
  },
  async function choosePoints({ deps, actor }, input): Promise<void> {
    const { tripId, bookingId, boardingCounterId, droppingCounterId } = input;
    await transaction(deps.db, async (tx) => {
      const booking = await lockOwnHold(tx, actor, input, await databaseNow(tx));
      const sale = await readSale(tx, booking);
      const faults: Record<string, string> = {};
      if (!sale?.boardingCounterIds.includes(boardingCounterId)) faults.boarding = 'unknown';
      if (!sale?.droppingCounterIds.includes(droppingCounterId)) faults.dropping = 'unknown';
      if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
      await tx
        .updateTable('booking')
        .set({ boardingCounterId, droppingCounterId, version: sql<number>`version + 1` })
        .where('tripId', '=', tripId)
        .where('bookingId', '=', bookingId)
        .execute();
    });
  },
);
