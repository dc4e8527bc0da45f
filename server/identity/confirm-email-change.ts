import { DatabaseError } from 'pg';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { transaction } from '../db/transaction.ts';
import { setEmail } from './account-store.ts';
import { takeEmailChange } from './email-change-store.ts';
import { recordChange } from './record-change.ts';
import { invalidateLinks } from './security-store.ts';

const uniqueViolation = '23505';

/**
 * Gives the account the address that it requested, by the link sent there; the caller has checked that it is signed in
 * here. Problems: link-expired, email-taken.
 */
export const confirmEmailChange = (deps: Deps, actor: Visitor, tokenHash: string): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const change = await takeEmailChange(tx, tokenHash);
    if (!change) throw new Problem('link-expired');
    const { userId, newEmail } = change;
    await setEmail(tx, userId, newEmail);
    // Links that were sent to the old address must not open the account any more.
    await invalidateLinks(tx, userId);
    await recordChange(tx, actor, { userId, act: 'email-changed', detail: { newEmail } });
  }).catch((thrown) => {
    throw thrown instanceof DatabaseError && thrown.code === uniqueViolation
      ? new Problem('email-taken')
      : thrown;
  });
