import type { Visitor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import type { Deps } from '../deps.ts';
import { transaction } from '../db/transaction.ts';
import type { Browser } from '../http/browser.ts';
import { takeTry } from '../rate-limit/count-try.ts';
import { announceAccountSms } from './account-sms.ts';
import { newEmailToken } from './email-token.ts';
import { putReset } from './factor-reset-store.ts';
import { owingFactor } from './owing-factor.ts';
import { readPerson } from './people-store.ts';
import { recordChange } from './record-change.ts';

/** Visitor who has given the password, or another first step, and not the second factor that the account has. */
const whoLost = async (deps: Deps, actor: Visitor, browser: Browser): Promise<string | undefined> => {
  if (actor.account) return actor.account.session.secondFactor ? undefined : actor.account.userId;
  return actor.awaiting?.userId ?? (await owingFactor(deps, browser));
};

/**
 * Asks that a lost second factor is taken off. Nothing happens before the wait is over and somebody who answers for the
 * account has approved it; meanwhile its owner is told by mail and SMS, and stops it by the link in them or by the factor.
 * Asking again while a request is open changes and sends nothing.
 */
export const askFactorReset = browserCall(
  {
    gate: 'everybody',
    problems: [
      'sign-in-required', // nobody has given the first step, or the factor was shown
      'not-found', // there is no factor
      'too-many-tries',
    ],
  },
  async function askFactorReset({ deps, actor, browser }): Promise<void> {
    const userId = await whoLost(deps, actor, browser);
    if (!userId) throw new Problem('sign-in-required');
    if (!(await readPerson(deps.db, userId))?.hasSecondFactor) throw new Problem('not-found');
    await takeTry(deps.db, 'factor-reset', { account: userId, device: actor.buyerId });
    const { token, tokenHash } = newEmailToken();
    await transaction(deps.db, async (tx) => {
      if (!(await putReset(tx, userId, tokenHash))) return;
      await announceAccountSms(tx, userId, { kind: 'factor-reset-asked', token });
      await recordChange(tx, actor, {
        userId,
        act: 'factor-reset-asked',
        mail: { kind: 'factor-reset-asked', token },
      });
    });
  },
);
