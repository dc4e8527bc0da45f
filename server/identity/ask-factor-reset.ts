import type { Visitor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import type { Deps } from '../deps.ts';
import { transaction } from '../db/transaction.ts';
import type { Browser } from '../http/browser.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { announceAccountSms } from './account-sms.ts';
import { newEmailToken } from './email-token.ts';
import { openReset } from './factor-reset-store.ts';
import { accountOwingFactor } from './account-owing-factor.ts';
import { readPerson } from './people-store.ts';
import { recordChange } from './record-change.ts';

/** Returns the account that has passed the first step of sign-in in this browser without its second factor. */
const accountWithLostFactor = async (
  deps: Deps,
  actor: Visitor,
  browser: Browser,
): Promise<string | undefined> => {
  if (actor.account) return actor.account.session.secondFactor ? undefined : actor.account.userId;
  return actor.awaiting?.userId ?? (await accountOwingFactor(deps, browser));
};

/**
 * Requests the removal of a lost second factor. Nothing happens before the wait is over and an admin or the company's
 * owner has approved; meanwhile the account's owner is told by mail and SMS, and can stop the request by the link in
 * them or by showing the factor. Another request while one is open changes and sends nothing.
 */
export const askFactorReset = browserCall(
  {
    gate: 'everybody',
    problems: [
      'sign-in-required', // no first step was passed, or the factor was shown
      'not-found', // there is no factor
      'too-many-tries',
    ],
  },
  async function askFactorReset({ deps, actor, browser }): Promise<void> {
    const userId = await accountWithLostFactor(deps, actor, browser);
    if (!userId) throw new Problem('sign-in-required');
    if (!(await readPerson(deps.db, userId))?.hasSecondFactor) throw new Problem('not-found');
    await chargeTry(deps.db, 'factor-reset', { account: userId, device: actor.buyerId });
    const { token, tokenHash } = newEmailToken();
    await transaction(deps.db, async (tx) => {
      if (!(await openReset(tx, userId, tokenHash))) return;
      await announceAccountSms(tx, userId, { kind: 'factor-reset-asked', token });
      await recordChange(tx, actor, {
        userId,
        act: 'factor-reset-asked',
        mail: { kind: 'factor-reset-asked', token },
      });
    });
  },
);
