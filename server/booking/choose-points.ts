import { choosePointsCall } from '@poth/domain/booking/api.ts';
import { ChoosePointsInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { takeStep } from '../db/step.ts';
import { retrying, TryAgain } from '../db/transaction.ts';
import { unchangedBooking } from './booking-steps-store.ts';
import { writePoints } from './hold-steps-store.ts';
import { rememberHold } from './known-sale.ts';
import { requireOwnHold } from './lock-own-hold.ts';
import { readOwnHold } from './own-hold-store.ts';
import { readSale } from './store.ts';

/** Sets a buyer's boarding and dropping points, among the trip's counters at the two stops. */
export const choosePoints = call(
  {
    gate: 'everybody',
    input: ChoosePointsInput,
    problems: problemsIn(choosePointsCall.responses),
  },
  async function choosePoints({ deps, actor }, input): Promise<void> {
    const { boardingCounterId, droppingCounterId } = input;
    await retrying(async () => {
      const facts = await readOwnHold(deps.db, input);
      const booking = requireOwnHold(facts?.booking, actor, facts?.now);
      if (!facts) throw new Problem('not-found');
      const sale = await readSale(deps.db, booking);
      const faults: Record<string, string> = {};
      if (!sale?.boardingCounterIds.includes(boardingCounterId)) faults.boarding = 'unknown';
      if (!sale?.droppingCounterIds.includes(droppingCounterId)) faults.dropping = 'unknown';
      if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
      const isTaken = await takeStep(deps.db, {
        guards: [unchangedBooking(booking, { live: true })],
        writes: [writePoints(booking, input)],
      });
      if (!isTaken) throw new TryAgain();
      const left = { ...booking, boardingCounterId, droppingCounterId, version: booking.version + 1 };
      rememberHold(deps, left, facts);
    });
  },
);
