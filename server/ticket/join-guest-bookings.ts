import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { countGuestBookingsOf, takeGuestBookings } from './account-store.ts';

/**
 * Counts the bookings that were made with the person's proved number while logged out: those that `joinGuestBookings`
 * would take. Null without a number.
 */
export const countGuestBookings = call(
  { gate: 'signedIn' },
  async function countGuestBookings({ deps, actor }): Promise<number | null> {
    const { phone } = personOf(actor);
    return phone === null ? null : countGuestBookingsOf(deps.db, phone);
  },
);

/**
 * Moves to the person's account the paid bookings, cancelled ones too, that were made with its proved number while
 * logged out. From then on they open for the account; for the browser that bought them only by link or code. Phone
 * numbers change hands, so bookings older than twelve months do not move, nor do those of another account. Returns how
 * many moved; 0 when repeated.
 */
export const joinGuestBookings = call(
  {
    gate: 'signedIn',
    problems: [
      'invalid-input', // phone: the account has no number
    ],
  },
  async function joinGuestBookings({ deps, actor }): Promise<number> {
    const { userId, phone } = personOf(actor);
    if (phone === null) throw new Problem('invalid-input', { faults: { phone: 'phone-missing' } });
    return transaction(deps.db, async (tx) => {
      const count = await takeGuestBookings(tx, userId, phone);
      if (count > 0)
        await recordAct(tx, actor, {
          stream: `account:${userId}`,
          act: 'guest-bookings-joined',
          detail: { count },
        });
      return count;
    });
  },
);
