import { DisableAccountInput, faultOfReason } from '@poth/domain/people/rights.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { lockRightsOf } from './rights-of.ts';
import { markDisabled } from '../identity/account-store.ts';
import { endSessions } from '../identity/store.ts';

/**
 * Disables another account: all its sessions end at once, and it cannot sign in until it is enabled. Its bookings stay.
 * Does nothing if it is disabled already.
 */
export const disableAccount = call(
  {
    gate: 'admin',
    input: DisableAccountInput,
    unreadable: 'not-found',
    problems: [
      'invalid-input', // reason
      'not-found', // no such account, or one's own
      'not-allowed', // the caller is no longer an admin
    ],
  },
  async function disableAccount({ deps: { db }, actor }, { userId, reason }): Promise<void> {
    const fault = faultOfReason(reason);
    if (fault) throw new Problem('invalid-input', { faults: { reason: fault } });
    await transaction(db, async (tx) => {
      await lockRightsOf(tx, actor, { userId });
      if (!(await markDisabled(tx, userId))) return;
      await endSessions(tx, userId);
      const detail = { reason: reason.trim() };
      await recordAct(tx, actor, { stream: `account:${userId}`, act: 'account-disabled', detail });
    });
  },
);
