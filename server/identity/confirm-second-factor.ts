import { personOf } from '@poth/domain/identity/actor.ts';
import { FactorCodeInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { forwardCookies } from './forward-cookies.ts';
import { forgetDevices, rememberDevice } from './known-device-store.ts';
import { recordChange } from './record-change.ts';
import { readSessionEnd } from './security-store.ts';
import { sessionIdOfAnswer } from './session-id-of-answer.ts';
import { endSessions, markFactorShownUntil } from './store.ts';
import { takeFactorCode } from './take-factor-code.ts';

/**
 * Takes the first code of the app: from now on the account has a second factor. This browser has shown it and continues
 * with a new session; every other session ends, and no other browser is known any more.
 */
export const confirmSecondFactor = browserCall(
  {
    gate: 'signedIn',
    input: FactorCodeInput,
    problems: [
      'invalid-input', // code
      'second-factor-wrong',
      'too-many-tries',
      'already-decided', // confirmed already, or never started
    ],
  },
  async function confirmSecondFactor({ deps, actor, browser }, { code }): Promise<void> {
    const { userId, hasSecondFactor, session } = personOf(actor);
    if (hasSecondFactor) throw new Problem('already-decided');
    const end = (await readSessionEnd(deps.db, session.sessionId)) ?? new Date(0);
    const answer = await takeFactorCode(deps, actor, code, browser);
    const sessionId = await sessionIdOfAnswer(deps, answer);
    await transaction(deps.db, async (tx) => {
      // The library gives every new session a month; one without "remember me" keeps its earlier end.
      await markFactorShownUntil(tx, sessionId, end);
      await endSessions(tx, userId, sessionId);
      // Others became known by the password alone: each would have tries of its own to guess the factor.
      await forgetDevices(tx, userId);
      await rememberDevice(tx, userId, actor.buyerId);
      await recordChange(tx, actor, { userId, act: 'second-factor-added', mail: { kind: 'factor-changed' } });
    });
    forwardCookies(browser, answer);
  },
);
