import { personOf, type Visitor } from '@poth/domain/identity/actor.ts';
import { readTypedCode } from '@poth/domain/identity/typed-code.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { returnTry, chargeTry } from '../rate-limit/count-try.ts';
import { withAuthProblems } from './auth-problem.ts';
import { readBackupCode } from './backup-codes.ts';
import { proofTryOf } from './proof-try.ts';
import { useTotpOnce } from './use-totp-once.ts';

/**
 * Takes a code of the signed-in person's authenticator app, once, or a backup code. Returns the headers with the
 * cookies that the library set. Problems: invalid-input (code), second-factor-wrong, too-many-tries.
 */
export const takeFactorCode = async (
  deps: Deps,
  actor: Visitor,
  typed: string,
  browser: Browser,
): Promise<Headers | null | undefined> => {
  const { userId } = personOf(actor);
  const said = readTypedCode(typed);
  const isTotp = /^\d+$/.test(said);
  const code = isTotp ? said : readBackupCode(said);
  if (!code) throw new Problem('invalid-input', { faults: { code: 'code-missing' } });
  const subjects = await proofTryOf(deps.db, userId, actor.buyerId);
  await chargeTry(deps.db, 're-authentication', subjects);
  const call = { body: { code }, headers: browser.headers, returnHeaders: true } as const;
  if (isTotp) await useTotpOnce(deps.db, userId, code);
  const { headers } = await withAuthProblems(
    isTotp ? deps.auth.api.verifyTOTP(call) : deps.auth.api.verifyBackupCode(call),
  );
  await returnTry(deps.db, 're-authentication', subjects);
  return headers;
};
