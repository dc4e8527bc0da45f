import { PasskeyProof } from '@poth/domain/identity/security-input.ts';
import { browserCall } from '../call.ts';
import { giveBackTry } from '../rate-limit/count-try.ts';
import { withAuthProblems } from './auth-problem.ts';
import { keepFactor } from './keep-factor.ts';
import { keepCookies } from './keep-cookies.ts';
import { knowDevice } from './known-device-store.ts';

/** Signs in with a passkey, which counts as both factors: the device, and the finger, face or PIN that unlocked it. */
export const signInByPasskey = browserCall(
  { gate: 'everybody', input: PasskeyProof, problems: ['sign-in-failed', 'account-disabled'] },
  async function signInByPasskey({ deps, actor, browser }, proof): Promise<void> {
    const { headers, response } = await withAuthProblems(
      deps.auth.api.verifyPasskeyAuthentication({
        body: { response: proof },
        headers: browser.headers,
        returnHeaders: true,
      }),
    );
    // The try was counted by `startPasskeySignIn`, whose challenge is good for one answer.
    await giveBackTry(deps.db, 'sign-in', { device: actor.buyerId, address: actor.address });
    keepCookies(browser, headers);
    await knowDevice(deps.db, response.user.id, actor.buyerId);
    await keepFactor(deps, actor, response.user.id);
  },
);
