import { personOf } from '@poth/domain/identity/actor.ts';
import { ReauthenticateInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { withAuthProblems } from './auth-problem.ts';
import { reauthenticate } from './reauthenticate.ts';
import { showOwnFactor } from './show-own-factor.ts';

/** Secret of an authenticator app, and the codes for the day the phone is lost; both are shown this once. */
export type FactorSetup = { totpUri: string; backupCodes: string[] };

/** The library names the account by its address, which an account made by phone has not. */
const nameIn = (uri: string, name: string): string =>
  uri.replace(/^otpauth:\/\/totp\/[^?]*/, `otpauth://totp/Poth:${encodeURIComponent(name)}`);

/**
 * Draws the secret of a second factor and ten backup codes. Nothing is asked for at sign-in before a code of the app
 * has come back (confirmSecondFactor).
 */
export const startSecondFactor = browserCall(
  {
    gate: 'signedIn',
    input: ReauthenticateInput,
    problems: [
      'invalid-input', // password
      'sign-in-again',
      'too-many-tries',
      'already-decided',
      'second-factor-required', // a passkey is the account's factor, and it was not shown
    ],
  },
  async function startSecondFactor({ deps, actor, browser }, { password }): Promise<FactorSetup> {
    const { email, phone, name } = personOf(actor);
    const hash = await reauthenticate(deps, actor, password);
    await showOwnFactor(deps.db, actor);
    const answer = await withAuthProblems(
      deps.auth.api.enableTwoFactor({
        body: { method: 'totp', ...(hash !== null && { password }) },
        headers: browser.headers,
      }),
    );
    if (!('totpURI' in answer)) throw new Problem('already-decided');
    const { totpURI, backupCodes } = answer;
    return { totpUri: nameIn(totpURI, email ?? phone ?? name), backupCodes };
  },
);
