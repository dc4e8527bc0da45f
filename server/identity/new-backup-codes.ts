import { personOf } from '@poth/domain/identity/actor.ts';
import { ReauthenticateInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { withAuthProblems } from './auth-problem.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recordChange } from './record-change.ts';

/** Draws ten new backup codes, shown only once; earlier codes become invalid. */
export const newBackupCodes = browserCall(
  {
    gate: 'signedIn',
    input: ReauthenticateInput,
    problems: [
      'not-found', // no second factor
      'invalid-input', // password
      'sign-in-again',
      'too-many-tries',
      'already-decided', // the factor was removed meanwhile
    ],
  },
  async function newBackupCodes({ deps, actor, browser }, { password }): Promise<{ backupCodes: string[] }> {
    const { userId, hasSecondFactor } = personOf(actor);
    if (!hasSecondFactor) throw new Problem('not-found');
    const hash = await reauthenticate(deps, actor, password);
    const { backupCodes } = await withAuthProblems(
      deps.auth.api.generateBackupCodes({
        body: hash === null ? {} : { password },
        headers: browser.headers,
      }),
    );
    await transaction(deps.db, (tx) =>
      recordChange(tx, actor, { userId, act: 'backup-codes-renewed', mail: { kind: 'factor-changed' } }),
    );
    return { backupCodes };
  },
);
