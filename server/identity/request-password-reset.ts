import { AskResetInput } from '@poth/domain/identity/security-input.ts';
import { faultOfEmail } from '@poth/domain/identity/sign-up-faults.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { withAuthProblems } from './auth-problem.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { takeMailTry } from './mail-limit.ts';

/**
 * Sends the link for choosing a new password, if an account has this address; neither the answer nor its timing reveals
 * that.
 */
export const requestPasswordReset = call(
  {
    gate: 'everybody',
    input: AskResetInput,
    problems: [
      'invalid-input', // email
      'too-many-tries',
    ],
  },
  async function requestPasswordReset({ deps, actor }, input): Promise<void> {
    const fault = faultOfEmail(input.email);
    if (fault) throw new Problem('invalid-input', { faults: { email: fault } });
    await takeMailTry(deps, actor, input.email);
    const email = input.email.trim();
    await withMinimumDuration(() =>
      withAuthProblems(deps.auth.api.requestPasswordReset({ body: { email } })),
    );
  },
);
