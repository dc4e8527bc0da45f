import { secondFactorCall } from '@poth/domain/identity/api.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { SecondFactorInput } from '@poth/domain/identity/input.ts';
import { readTypedCode } from '@poth/domain/identity/typed-code.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { returnTry, chargeTry } from '../rate-limit/count-try.ts';
import { withAuthProblems } from './auth-problem.ts';
import { readBackupCode } from './backup-codes.ts';
import { stopOpenFactorReset } from './stop-open-factor-reset.ts';
import { forwardCookies } from './forward-cookies.ts';
import { accountOwingFactor } from './account-owing-factor.ts';
import { rememberDevice } from './known-device-store.ts';
import { proofTryOf } from './proof-try.ts';
import { markFactorShown } from './store.ts';
import { useTotpOnce } from './use-totp-once.ts';

/** Takes the code of an authenticator app, or a backup code, to complete a sign-in or for a step that requires it. */
export const enterSecondFactor = browserCall(
  {
    gate: 'everybody',
    input: SecondFactorInput,
    problems: problemsIn(secondFactorCall.responses),
  },
  async function enterSecondFactor({ deps, actor, browser }, input): Promise<void> {
    const signedIn = actor.account ?? actor.awaiting;
    const userId = signedIn?.userId ?? (await accountOwingFactor(deps, browser));
    if (!userId) throw new Problem('sign-in-required');
    // A factor that is still being set up is confirmed by `confirmSecondFactor`, which tells the owner.
    if (signedIn && !signedIn.hasSecondFactor) throw new Problem('second-factor-wrong');
    const subjects = await proofTryOf(deps.db, userId, actor.buyerId);
    await chargeTry(deps.db, 're-authentication', subjects);
    const typed = readTypedCode(input.code);
    const code = input.kind === 'backup' ? readBackupCode(typed) : typed;
    const call = { body: { code }, headers: browser.headers, returnHeaders: true } as const;
    if (input.kind === 'totp') await useTotpOnce(deps.db, userId, code);
    const { headers } = await withAuthProblems(
      input.kind === 'backup' ? deps.auth.api.verifyBackupCode(call) : deps.auth.api.verifyTOTP(call),
    );
    await returnTry(deps.db, 're-authentication', subjects);
    forwardCookies(browser, headers);
    if (signedIn) await markFactorShown(deps.db, signedIn.session.sessionId);
    await rememberDevice(deps.db, userId, actor.buyerId);
    // A factor that was shown is not lost: an open request to remove it ends.
    await stopOpenFactorReset(deps, actor, userId);
  },
);
