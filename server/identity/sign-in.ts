import { signInCall } from '@poth/domain/identity/api.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { SignInInput } from '@poth/domain/identity/input.ts';
import { faultOfEmail } from '@poth/domain/identity/sign-up-faults.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { returnTry, chargeTry } from '../rate-limit/count-try.ts';
import { withAuthProblems } from './auth-problem.ts';
import { forwardCookies } from './forward-cookies.ts';
import { isDeviceOfEmail } from './known-device-store.ts';
import { releaseSignInBrake, takeSignInTry, tidyEmail } from './sign-in-brake.ts';

/** Result of a sign-in: whether the second factor is still owed. */
export type SignedIn = { secondFactorOwed: boolean };

const faultsOf = ({ email, password }: SignInInput): Record<string, string> => {
  const emailFault = faultOfEmail(email);
  return { ...(emailFault && { email: emailFault }), ...(!password && { password: 'password-missing' }) };
};

/**
 * Signs in with e-mail and password. A wrong password and an unknown address get the same answer in the same time, and
 * an account under guessing answers ever more slowly, except to browsers it has signed in from.
 */
export const signIn = browserCall(
  {
    gate: 'everybody',
    input: SignInInput,
    problems: problemsIn(signInCall.responses),
  },
  async function signIn({ deps, actor, browser }, input): Promise<SignedIn> {
    const faults = faultsOf(input);
    if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
    const isKnown = await isDeviceOfEmail(deps.db, tidyEmail(input.email), actor.buyerId);
    const subjects = { device: actor.buyerId, address: isKnown ? null : actor.address };
    await chargeTry(deps.db, 'sign-in', subjects);
    if (!isKnown) await takeSignInTry(deps.db, input.email);
    const { password, rememberMe } = input;
    const { headers, response } = await withAuthProblems(
      deps.auth.api.signInEmail({
        body: { email: input.email.trim(), password, rememberMe },
        headers: browser.headers,
        returnHeaders: true,
      }),
    );
    await returnTry(deps.db, 'sign-in', subjects);
    forwardCookies(browser, headers);
    if (!('user' in response)) return { secondFactorOwed: true };
    await releaseSignInBrake(deps.db, input.email, response.user.id, actor.buyerId);
    return { secondFactorOwed: false };
  },
);
