import { isFresh } from '@poth/domain/identity/fresh.ts';
import { personOf, type Visitor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { returnTry, chargeTry } from '../rate-limit/count-try.ts';
import { proofTryOf } from './proof-try.ts';
import { readPasswordHash } from './security-store.ts';

/**
 * Proves identity again before a sign-in method of the account changes: by the password if the account has one, else by
 * a sign-in of the last few minutes. Returns the password's hash, null for none. Problems: invalid-input (password),
 * sign-in-again, too-many-tries.
 */
export const reauthenticate = async (
  deps: Deps,
  actor: Visitor,
  password: string,
): Promise<string | null> => {
  const { userId, session } = personOf(actor);
  const hash = await readPasswordHash(deps.db, userId);
  if (hash === null) {
    if (!isFresh(session, deps.now())) throw new Problem('sign-in-again');
    return null;
  }
  if (!password) throw new Problem('invalid-input', { faults: { password: 'password-missing' } });
  const subjects = await proofTryOf(deps.db, userId, actor.buyerId);
  await chargeTry(deps.db, 're-authentication', subjects);
  const { password: passwords } = await deps.auth.$context;
  if (!(await passwords.verify({ hash, password })))
    throw new Problem('invalid-input', { faults: { password: 'password-wrong' } });
  await returnTry(deps.db, 're-authentication', subjects);
  return hash;
};
