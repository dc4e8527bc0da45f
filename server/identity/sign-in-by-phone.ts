import { trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { signInByPhoneCall } from '@poth/domain/identity/api.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { PhoneCodeInput } from '@poth/domain/identity/input.ts';
import { browserCall } from '../call.ts';
import { withAuthProblems } from './auth-problem.ts';
import { forwardCookies } from './forward-cookies.ts';
import { takePhoneCode } from './one-time-code.ts';
import { readPhone } from './read-phone.ts';
import { rememberDevice } from './known-device-store.ts';

/**
 * Signs in with the code sent to a number; a new number becomes a passenger's account. An account with a second factor
 * still owes it: until then its session is anonymous.
 */
export const signInByPhone = browserCall(
  {
    gate: 'everybody',
    input: PhoneCodeInput,
    problems: problemsIn(signInByPhoneCall.responses),
  },
  async function signInByPhone({ deps, actor, browser }, input): Promise<{ isNew: boolean }> {
    const phone = readPhone(input.phone);
    const asked = { ...trySubjectsOf(actor), purpose: 'sign-in', phone } as const;
    const { userId } = await takePhoneCode(deps, asked, input);
    const { headers, response } = await withAuthProblems(
      deps.auth.api.signInWithProvenPhone({
        body: { phone, userId, rememberMe: input.rememberMe, language: input.language },
        headers: browser.headers,
        returnHeaders: true,
      }),
    );
    forwardCookies(browser, headers);
    const { isNew, known } = response;
    if (known) await rememberDevice(deps.db, known, actor.buyerId);
    return { isNew };
  },
);
