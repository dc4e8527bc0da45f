import { EmailTokenInput } from '@poth/domain/identity/security-input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readAccountByEmail } from './account-store.ts';
import { orProblem } from './auth-problem.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { recordChange } from './record-change.ts';

/** The address that a token of the library claims to be for; nothing is believed of it before the library took it. */
const claimedEmail = (token: string): string => {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return String(claims.email);
  } catch {
    return '';
  }
};

/**
 * Takes the link of a mail: the address of a new account is proved, or the address that an account asked for becomes
 * its own. Signs nobody in.
 */
export const verifyEmail = call(
  { gate: 'everybody', input: EmailTokenInput, problems: ['link-expired', 'email-taken'] },
  async function verifyEmail({ deps, actor }, { token }): Promise<void> {
    // The library's tokens are signed claims in three parts; ours is one random word.
    if (!token.includes('.')) return confirmEmailChange(deps, actor, token);
    const user = await readAccountByEmail(deps.db, claimedEmail(token));
    await orProblem(deps.auth.api.verifyEmail({ query: { token } }));
    if (!user || user.emailVerified) return;
    await transaction(deps.db, (tx) => recordChange(tx, actor, { userId: user.id, act: 'email-confirmed' }));
  },
);
