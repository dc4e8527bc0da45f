import { signUpCall } from '@poth/domain/identity/api.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { SignUpInput } from '@poth/domain/identity/input.ts';
import { tidyName } from '@poth/domain/identity/person-name.ts';
import { faultsOfSignUp } from '@poth/domain/identity/sign-up-faults.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { announceMail } from './account-mail.ts';
import { readAccountByEmail } from './account-store.ts';
import { withAuthProblems } from './auth-problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { mailboxHashOf } from './mail-limit.ts';

/** Longer than hashing a password and writing an account take, on a busy machine too. */
const floorMs = 500;

/** Creates the account and sends the link that confirms it; if the address has an account already, its mailbox is told. */
const openAccount = async (
  { auth, db }: Deps,
  { buyerId: signedUpBy }: Visitor,
  { name, email, password, accountType, language }: SignUpInput,
): Promise<void> => {
  const body = { name: tidyName(name), email: email.trim(), password, accountType, language, signedUpBy };
  try {
    await withAuthProblems(auth.api.signUpEmail({ body }));
  } catch (thrown) {
    // Of two sign-ups at once the later one violates the unique key of the address.
    if (!isProblem(thrown) || thrown.code !== 'email-taken') throw thrown;
    const owner = await readAccountByEmail(db, body.email.toLowerCase());
    if (!owner) throw thrown;
    await announceMail(db, owner, { kind: 'account-exists' });
  }
};

/**
 * Requests an account with e-mail and password, and signs nobody in: a mail confirms the address of a new account, or
 * tells the address's owner that there is one. The answer and its timing are the same for both; seats that this browser
 * holds stay held.
 */
export const signUp = call(
  {
    gate: 'everybody',
    input: SignUpInput,
    problems: problemsIn(signUpCall.responses),
  },
  async function signUp({ deps, actor }, input): Promise<void> {
    const faults = faultsOfSignUp(input, isCommonPassword);
    if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
    const mailbox = mailboxHashOf(input.email);
    await chargeTry(deps.db, 'sign-up', { device: actor.buyerId, mailbox, address: actor.address });
    await withMinimumDuration(() => openAccount(deps, actor, input), floorMs);
  },
);
