import { personOf } from '@poth/domain/identity/actor.ts';
import { ReauthenticateInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { withAuthProblems } from './auth-problem.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requireOwnFactor } from './require-own-factor.ts';

/** Secret of an authenticator app, and backup codes for a lost phone; both are shown only once. */
export type FactorSetup = { totpUri: string; backupCodes: string[] };

/** Names the account in the URI: the library uses its address, which an account made by phone does not have. */
const nameIn = (uri: string, name: string): string =>
  uri.replace(/^otpauth:\/\/totp\/[^?]*/, `otpauth://totp/Poth:${encodeURIComponent(name)}`);

/**
 * Draws the secret of a second factor and ten backup codes. Sign-in asks for nothing before `confirmSecondFactor` has
 * accepted a code of the app.
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
    await requireOwnFactor(deps.db, actor);
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
