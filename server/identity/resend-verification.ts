import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { withAuthProblems } from './auth-problem.ts';
import { takeMailTry } from './mail-limit.ts';

/** Sends the link that proves the account's address once more. */
export const resendVerification = browserCall(
  {
    gate: 'signedIn',
    problems: [
      'too-many-tries',
      'already-decided', // it is proved already, or there is none
    ],
  },
  async function resendVerification({ deps, actor, browser }): Promise<void> {
    const { email, emailVerified } = personOf(actor);
    if (email === null || emailVerified) throw new Problem('already-decided');
    await takeMailTry(deps, actor, email);
    await withAuthProblems(
      deps.auth.api.sendVerificationEmail({ body: { email }, headers: browser.headers }),
    );
  },
);
