import { nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { nextState } from '@poth/domain/machine.ts';
import { Problem } from '@poth/domain/problem.ts';
import { differenceLife, noBookingId } from '@poth/domain/reconciliation/difference.ts';
import { CloseDifferenceInput } from '@poth/domain/reconciliation/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { recordOnBooking } from '../back-office/record-on-booking.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { endDifference, readDifference } from './difference-store.ts';

/** Closes a difference with a sentence that explains it; no money moves. Of two admins at once only one closes it. */
export const closeDifference = call(
  {
    gate: 'admin',
    input: CloseDifferenceInput,
    problems: [
      'not-found',
      'already-decided', // closed meanwhile, or settled automatically
    ],
  },
  async function closeDifference({ deps: { db }, actor }, { differenceId, reason }): Promise<void> {
    const who = { by: nameOfActor(actor), byName: personOf(actor).name };
    await transaction(db, async (tx) => {
      const found = await readDifference(tx, differenceId);
      if (!found) throw new Problem('not-found');
      const booking = await readBooking(tx, found);
      if (!booking && found.bookingId !== noBookingId) throw new Problem('not-found');
      const { kind, day, number } = found;
      const isClosed =
        nextState(differenceLife, found.state, 'close') &&
        (await endDifference(tx, { differenceId, reason, ...who }));
      if (!isClosed) throw new Problem('already-decided');
      const told = { differenceId, kind, day, number, reason };
      const act = 'difference-closed';
      if (booking) await recordOnBooking(tx, actor, booking, act, told);
      else await recordAct(tx, actor, { stream: `portal:admin:${differenceId}`, act, detail: told });
    });
  },
);
