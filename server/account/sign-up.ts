import type { Visitor } from '@poth/domain/account/actor.ts';
import type { SignUpInput } from '@poth/domain/account/input.ts';
import { faultsOfSignUp, tidyName } from '@poth/domain/account/sign-up-faults.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { takeTry } from '../notification/count-try.ts';
import { orProblem } from './auth-problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { keepCookies } from './keep-cookies.ts';
import { knowDevice } from './sign-in-brake.ts';

/**
 * Makes an account with e-mail and password, signs it in and sends the mail that proves the address.
 * What is held in this browser stays held. Problems: invalid-input (name, email, password), email-taken, too-many-tries.
 */
export const signUp =
  (deps: Deps) =>
  async (actor: Visitor, input: SignUpInput, browser: Browser): Promise<{ userId: string }> => {
    const faults = faultsOfSignUp(input, isCommonPassword);
    if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
    const subjects = { device: actor.buyerId, address: actor.address };
    await takeTry(deps.db, 'sign-up', subjects);
    const { name, email, password, accountType, rememberMe, language } = input;
    const { headers, response } = await orProblem(
      deps.auth.api.signUpEmail({
        body: {
          name: tidyName(name),
          email: email.trim(),
          password,
          accountType,
          language,
          rememberMe,
        },
        headers: browser.headers,
        returnHeaders: true,
      }),
    );
    keepCookies(browser, headers);
    await knowDevice(deps.db, response.user.id, actor.buyerId);
    return { userId: response.user.id };
  };
