import { personOf } from '@poth/domain/identity/actor.ts';
import { EraseGuestInput } from '@poth/domain/privacy/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { forgetNumber } from '../seat-waitlist/forget-number.ts';
import { deleteWishesOf } from '../notify-me/store.ts';
import { eraseBookings } from './erase-bookings.ts';
import { readProvenGuest } from './guest-store.ts';
import { deleteCodesOf } from './own-store.ts';

/**
 * Erases a guest who has proved a number to the calling admin: names, number and address are removed from their
 * bookings. Bookings of an account with this number can be erased by its person alone. The audit log records how many,
 * and not whose; a code erases once. Returns the number of bookings.
 */
export const eraseGuest = call(
  {
    gate: 'adminFresh',
    input: EraseGuestInput,
    problems: [
      'invalid-input', // sure
      'code-expired', // or read back to another admin
      'erasure-waits', // with what is under way
    ],
  },
  async function eraseGuest({ deps, actor }, { codeId, sure }): Promise<number> {
    if (!sure) throw new Problem('invalid-input', { faults: { sure: 'not-sure' } });
    return transaction(deps.db, async (tx) => {
      const phone = await readProvenGuest(tx, codeId, personOf(actor).userId);
      const bookings = await eraseBookings(tx, { userId: null, phone });
      await deleteCodesOf(tx, phone);
      await forgetNumber(tx, deps, phone);
      await deleteWishesOf(tx, phone);
      await recordAct(tx, actor, { stream: 'portal:privacy', act: 'guest-erased', detail: { bookings } });
      return bookings;
    });
  },
);
