import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { countGuestBookingsOf, takeGuestBookings } from './account-store.ts';

/**
 * Counts the bookings that were made with the person's proved number while nobody was logged in: what joinGuestBookings
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
 * Gives the person's account the paid bookings, cancelled ones too, that were made with its proved number while nobody
 * was logged in. From then on they open for the account, and for the browser that bought them only by link or code.
 * A number can change hands, so nothing older than twelve months comes along; what another account has stays there.
 * Answers how many came; asked again, none.
 */
export const joinGuestBookings = call(
  {
    gate: 'signedIn',
    problems: [
      'invalid-input', // phone: the account has none
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
