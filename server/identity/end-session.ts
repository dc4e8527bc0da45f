import { canEndSession } from '@poth/domain/identity/policy.ts';
import { SessionInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { recordChange } from './record-change.ts';
import { endSessionById, readSessionOwner } from './store.ts';

/** Ends one session of the person who is signed in. */
export const endSession = call(
  {
    gate: 'signedIn',
    input: SessionInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no such session, or another account's
    ],
  },
  async function endSession({ deps, actor }, { sessionId }): Promise<void> {
    await transaction(deps.db, async (tx) => {
      const session = await readSessionOwner(tx, sessionId);
      if (!session || !canEndSession(actor, session)) throw new Problem('not-found');
      await endSessionById(tx, sessionId);
      await recordChange(tx, actor, { userId: session.userId, act: 'session-ended' });
    });
  },
);
