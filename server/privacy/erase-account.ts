import { personOf } from '@poth/domain/identity/actor.ts';
import type { ErasureHindrance } from '@poth/domain/privacy/erasure.ts';
import { EraseInput } from '@poth/domain/privacy/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordChange } from '../identity/record-change.ts';
import { signOut } from '../identity/sign-out.ts';
import { browserCall } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { forgetNumber } from '../seat-waitlist/forget-number.ts';
import { deleteWishesOf } from '../notify-me/store.ts';
import { eraseBookings } from './erase-bookings.ts';
import {
  deleteAccount,
  deleteCodesOf,
  deleteUnderEmail,
  raiseListedVersions,
  lockPerson,
} from './own-store.ts';

/** Returns the hindrances that follow from a role. */
export const hindrancesOfRole = ({
  role,
  isAdmin,
}: {
  role: string | null;
  isAdmin: boolean;
}): ErasureHindrance[] => [
  ...(role === 'owner' ? (['owner'] as const) : role ? (['staff'] as const) : []),
  ...(isAdmin ? (['admin'] as const) : []),
];

/**
 * Erases the caller, as far as the books allow: the account and every way to sign in to it are deleted, names, numbers
 * and addresses are removed from their bookings, and e-mail and number are free for a new account. Bookings and money
 * under way must be over first. Of two calls at once the second finds no account.
 */
export const eraseAccount = browserCall(
  {
    gate: 'signedInFresh',
    input: EraseInput,
    problems: [
      'invalid-input', // sure
      'erasure-waits', // with what is under way
      'sign-in-required', // the account was erased meanwhile
    ],
  },
  async function eraseAccount({ deps, actor, browser }, { sure }): Promise<void> {
    const { userId } = personOf(actor);
    if (!sure) throw new Problem('invalid-input', { faults: { sure: 'not-sure' } });
    await transaction(deps.db, async (tx) => {
      const person = await lockPerson(tx, userId);
      if (!person) throw new Problem('sign-in-required');
      const { email, emailVerified, phone } = person;
      await raiseListedVersions(tx, userId);
      const bookings = await eraseBookings(tx, { userId, phone }, hindrancesOfRole(person));
      await recordChange(tx, actor, {
        userId,
        act: 'account-erased',
        detail: { bookings },
        mail: { kind: 'account-erased' },
      });
      if (phone) {
        await deleteCodesOf(tx, phone);
        await forgetNumber(tx, deps, phone);
        await deleteWishesOf(tx, phone);
      }
      if (emailVerified) await deleteUnderEmail(tx, email);
      await deleteAccount(tx, userId);
    });
    await signOut({ deps, actor, browser });
  },
);
