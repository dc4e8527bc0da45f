import { randomUUID } from 'node:crypto';
import { nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { canRunTrips } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { KeepSeatsInput } from '@poth/domain/trip/input.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { once } from '../db/once.ts';
import { transaction, TryAgain } from '../db/transaction.ts';
import { blockSeats, takenSeats, unknownSeats } from '../seating/store.ts';
import { addBlock } from './block-store.ts';
import { readRunningTrip, type RunningTrip } from './change-store.ts';
import { isChangeable } from './may-change.ts';

/** Computes when kept seats go back on sale by themselves; null for those that are released by hand. */
const endOf = async (
  tx: Tx,
  { departsAt, delayMinutes }: RunningTrip,
  untilHoursBefore: number | null,
): Promise<Date | null> => {
  if (untilHoursBefore === null) return null;
  const end = addMinutes(departsAt, delayMinutes - untilHoursBefore * 60);
  if (end <= (await databaseNow(tx)))
    throw new Problem('invalid-input', { faults: { untilHoursBefore: 'past' } });
  return end;
};

/** Keeps free seats of a trip off the sale, on some of its legs, for the counter, a guest or the crew. All or none. */
export const keepSeats = call(
  {
    gate: 'seller',
    input: KeepSeatsInput,
    problems: [
      'not-found',
      'trip-over',
      'seat-taken', // with the seats
      'seat-unknown',
      'invalid-input', // untilHoursBefore: past; stops: wrong
      'key-reused',
    ],
  },
  async function keepSeats({ deps, actor }, input): Promise<{ blockId: string }> {
    const { tripId, key, untilHoursBefore, fromStopNo, toStopNo } = input;
    const { userId, name } = personOf(actor);
    const seatNos = [...new Set(input.seatNos)].sort();
    const answer = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: nameOfActor(actor), key, input }, async () => {
        const trip = await readRunningTrip(tx, tripId, 'used');
        if (!trip || !canRunTrips(actor, trip)) throw new Problem('not-found');
        if (!isChangeable(trip)) throw new Problem('trip-over');
        if (fromStopNo >= toStopNo || toStopNo > trip.legCount)
          throw new Problem('invalid-input', { faults: { stops: 'wrong' } });
        const expiresAt = await endOf(tx, trip, untilHoursBefore);
        const blockId = randomUUID();
        const claim = { tripId, seatNos, legNos: legsOf(input) };
        const kept = await blockSeats(tx, claim, blockId, expiresAt);
        if (kept !== seatNos.length * claim.legNos.length) {
          const taken = await takenSeats(tx, claim, blockId);
          if (taken.length > 0) throw new Problem('seat-taken', { seats: taken });
          const unknown = await unknownSeats(tx, claim);
          if (unknown.length > 0) throw new Problem('seat-unknown', { seats: unknown });
          throw new TryAgain('a seat that was taken a moment ago is free by now');
        }
        const { keptFor, note } = input;
        await addBlock(tx, {
          tripId,
          blockId,
          seatNos,
          fromStopNo,
          toStopNo,
          keptFor,
          note: note.trim(),
          expiresAt,
          by: { userId, name },
        });
        const detail = { tripId, blockId, seatNos, fromStopNo, toStopNo, keptFor, expiresAt };
        await recordAct(tx, actor, { stream: `operator:${trip.operatorId}`, act: 'seats-kept', detail });
        return { blockId };
      }),
    );
    deps.seatWatch.changed(tripId);
    return answer;
  },
);
