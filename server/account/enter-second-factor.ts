import type { Visitor } from '@poth/domain/account/actor.ts';
import type { SecondFactorInput } from '@poth/domain/account/input.ts';
import { latinDigits } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { giveBackTry, takeTry } from '../notification/count-try.ts';
import { orProblem } from './auth-problem.ts';
import { keepCookies } from './keep-cookies.ts';
import { knowDevice } from './sign-in-brake.ts';
import { raiseSession } from './store.ts';

/**
 * Takes the code of an authenticator app, or a backup code, from somebody on the way in or for a step that asks for it.
 * Problems: second-factor-wrong, sign-in-required (nobody is on the way in), too-many-tries.
 */
export const enterSecondFactor =
  (deps: Deps) =>
  async (actor: Visitor, input: SecondFactorInput, browser: Browser): Promise<void> => {
    const signedIn = actor.account ?? actor.awaiting;
    const subjects = { device: actor.buyerId, ...(signedIn && { account: signedIn.userId }) };
    await takeTry(deps.db, 're-authentication', subjects);
    const code = latinDigits(input.code).replaceAll(' ', '');
    const call = { body: { code }, headers: browser.headers, returnHeaders: true } as const;
    const { headers, response } = await orProblem(
      input.kind === 'backup' ? deps.auth.api.verifyBackupCode(call) : deps.auth.api.verifyTOTP(call),
    );
    await giveBackTry(deps.db, 're-authentication', subjects);
    keepCookies(browser, headers);
    if (signedIn) await raiseSession(deps.db, signedIn.session.sessionId);
    await knowDevice(deps.db, response.user.id, actor.buyerId);
  };
