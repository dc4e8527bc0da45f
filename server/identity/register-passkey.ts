import { deviceOf } from '@poth/domain/identity/device.ts';
import { personOf } from '@poth/domain/identity/actor.ts';
import { NewPasskey } from '@poth/domain/identity/security-input.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { withAuthProblems } from './auth-problem.ts';
import { forwardCookies } from './forward-cookies.ts';
import { recordChange } from './record-change.ts';

/**
 * Stores the passkey that the browser has made: from now on it signs in, as two factors at once. It is named after the
 * device.
 */
export const registerPasskey = browserCall(
  {
    gate: 'signedIn',
    input: NewPasskey,
    problems: [
      'sign-in-again',
      'passkey-failed', // another challenge, no fingerprint or PIN behind it
    ],
  },
  async function registerPasskey({ deps, actor, browser }, passkey): Promise<void> {
    const { userId } = personOf(actor);
    const { browser: program, system } = deviceOf(browser.headers.get('user-agent'));
    const name = [program, system].filter(Boolean).join(' · ');
    const { headers } = await withAuthProblems(
      deps.auth.api.verifyPasskeyRegistration({
        body: { response: passkey, name },
        headers: browser.headers,
        returnHeaders: true,
      }),
    ).catch((thrown) => {
      throw isProblem(thrown) && thrown.code === 'sign-in-failed' ? new Problem('passkey-failed') : thrown;
    });
    forwardCookies(browser, headers);
    await transaction(deps.db, (tx) =>
      recordChange(tx, actor, {
        userId,
        act: 'passkey-added',
        detail: { name },
        mail: { kind: 'factor-changed' },
      }),
    );
  },
);
