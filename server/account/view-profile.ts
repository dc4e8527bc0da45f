import { z } from 'zod';
import { gates } from '@poth/domain/account/gate.ts';
import { canChangeProfile, canSeeProfile } from '@poth/domain/account/policy.ts';
import type { Profile } from '@poth/domain/account/profile.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readProfile } from './profile-store.ts';

/**
 * A profile for its person, who may change it, or for an admin who has shown a second factor, who may only look and
 * leaves a line in the audit log. named: the e-mail, or the number of an account that has none.
 */
export const viewProfile = call(
  {
    gate: 'signedIn',
    input: z.custom<string>(),
    problems: [
      'not-found', // for everybody else, whether there is such an account or not
    ],
  },
  async function viewProfile({ deps, actor }, named): Promise<Profile & { isMine: boolean }> {
    const profile = await readProfile(deps.db, named);
    if (!profile || !canSeeProfile(actor, profile)) throw new Problem('not-found');
    if (canChangeProfile(actor, profile)) return { ...profile, isMine: true };
    if (gates.admin(actor) !== null) throw new Problem('not-found');
    await transaction(deps.db, (tx) =>
      recordAct(tx, actor, { stream: `account:${profile.userId}`, act: 'profile-seen' }),
    );
    return { ...profile, isMine: false };
  },
);
