import { PersonInput } from '@poth/domain/people/rights.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { openRightsOf } from './rights-of.ts';
import { letInAgain } from '../identity/account-store.ts';
import { endSessions } from '../identity/store.ts';

/** Lets an account in again that was shut out; it signs in anew everywhere. */
export const enableAccount = call(
  {
    gate: 'admin',
    input: PersonInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no such account, or one's own
      'not-allowed', // no admin any more
    ],
  },
  function enableAccount({ deps: { db }, actor }, { userId }): Promise<void> {
    return transaction(db, async (tx) => {
      await openRightsOf(tx, actor, { userId });
      if (!(await letInAgain(tx, userId))) return;
      // A sign-in that was under way while the account was shut out may have left one.
      await endSessions(tx, userId);
      await recordAct(tx, actor, { stream: `account:${userId}`, act: 'account-enabled' });
    });
  },
);
