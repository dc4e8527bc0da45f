import { personOf, type Visitor } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { orProblem } from './auth-problem.ts';
import { takeMailTry } from './mail-limit.ts';

/**
 * Sends the link that proves the account's address once more. Problems: too-many-tries, already-decided (it is proved
 * already, or there is none).
 */
export const resendVerification =
  (deps: Deps) =>
  async (actor: Visitor, browser: Browser): Promise<void> => {
    const { email, emailVerified } = personOf(actor);
    if (email === null || emailVerified) throw new Problem('already-decided');
    await takeMailTry(deps, actor, email);
    await orProblem(deps.auth.api.sendVerificationEmail({ body: { email }, headers: browser.headers }));
  };
