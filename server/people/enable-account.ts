import { PersonInput } from '@poth/domain/people/rights.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { lockRightsOf } from './rights-of.ts';
import { markEnabled } from '../identity/account-store.ts';
import { endSessions } from '../identity/store.ts';

/** Enables a disabled account again; it has to sign in anew everywhere. */
export const enableAccount = call(
  {
    gate: 'admin',
    input: PersonInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no such account, or one's own
      'not-allowed', // the caller is no longer an admin
    ],
  },
  function enableAccount({ deps: { db }, actor }, { userId }): Promise<void> {
    return transaction(db, async (tx) => {
      await lockRightsOf(tx, actor, { userId });
      if (!(await markEnabled(tx, userId))) return;
      // A sign-in under way while the account was being disabled may have left a session.
      await endSessions(tx, userId);
      await recordAct(tx, actor, { stream: `account:${userId}`, act: 'account-enabled' });
    });
  },
);
