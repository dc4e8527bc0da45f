import { personOf } from '@poth/domain/identity/actor.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { recordChange } from './record-change.ts';
import { endSessions } from './store.ts';

/** Ends all sessions of a person but this one. */
export const endOtherSessions = call(
  { gate: 'signedIn' },
  async function endOtherSessions({ deps, actor }): Promise<void> {
    const { userId, session } = personOf(actor);
    await transaction(deps.db, async (tx) => {
      await endSessions(tx, userId, session.sessionId);
      await recordChange(tx, actor, { userId, act: 'other-sessions-ended' });
    });
  },
);
