import { VerifyEmailInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { TryAgain, transaction } from '../db/transaction.ts';
import { confirmAddress } from './account-store.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { readEmailLink } from './email-link.ts';
import { recordChange } from './record-change.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { invalidateLinks, readPasswordHash, replacePassword } from './security-store.ts';

/**
 * Takes the link of a mail: it proves the address of a new account, or gives an account the address that it requested.
 * Signs nobody in. password: used if the link needs a new one, in place of the one that was typed at sign-up, perhaps
 * by a stranger.
 */
export const verifyEmail = call(
  {
    gate: 'everybody',
    input: VerifyEmailInput,
    problems: [
      'invalid-input', // password
      'link-expired',
      'email-taken',
      'sign-in-required', // the account asked for another address, and is not signed in here
    ],
  },
  async function verifyEmail({ deps, actor }, { token, password }): Promise<void> {
    const link = await readEmailLink(deps, actor, token);
    if (link.needs === 'sign-in') throw new Problem('sign-in-required');
    if (link.kind === 'other-address') return confirmEmailChange(deps, actor, link.tokenHash);
    const { userId, isProved, needs } = link;
    if (isProved) return;
    if (needs === 'new-password') refuseWeakPassword(password, 'password');
    const hasher = (await deps.auth.$context).password;
    const chosen = needs === 'new-password' ? await hasher.hash(password) : null;
    await transaction(deps.db, async (tx) => {
      if (!(await confirmAddress(tx, userId))) return;
      if (chosen !== null) {
        const before = await readPasswordHash(tx, userId);
        if (!(await replacePassword(tx, userId, before, chosen)))
          throw new TryAgain('the password was replaced meanwhile');
        await invalidateLinks(tx, userId);
      }
      await recordChange(tx, actor, { userId, act: 'email-confirmed' });
      if (chosen !== null) await recordChange(tx, actor, { userId, act: 'password-reset' });
    });
  },
);
