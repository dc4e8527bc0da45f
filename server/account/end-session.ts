import type { Visitor } from '@poth/domain/account/actor.ts';
import { canEndSession } from '@poth/domain/account/policy.ts';
import type { SessionInput } from '@poth/domain/account/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { transaction } from '../db/transaction.ts';
import { recordChange } from './record-change.ts';

/** Signs a person out in one place. Problems: not-found for a session that is nobody's or another's. */
export const endSession =
  (deps: Deps) =>
  async (actor: Visitor, { sessionId }: SessionInput): Promise<void> => {
    await transaction(deps.db, async (tx) => {
      const session = await tx
        .selectFrom('authSession')
        .select('userId')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      if (!session || !canEndSession(actor, session)) throw new Problem('not-found');
      await tx.deleteFrom('authSession').where('id', '=', sessionId).execute();
      await recordChange(tx, actor, { userId: session.userId, act: 'session-ended' });
    });
  };
