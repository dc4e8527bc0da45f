import { gates } from '@poth/domain/identity/gate.ts';
import { ProfileName } from '@poth/domain/identity/input.ts';
import { canChangeProfile, canSeeProfile } from '@poth/domain/identity/policy.ts';
import type { Profile } from '@poth/domain/people/profile.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readProfile } from './profile-store.ts';

/**
 * Shows a profile to its person, who may change it, or to an admin who has shown a second factor: an admin may only
 * look, and the audit log records it.
 */
export const viewProfile = call(
  {
    gate: 'signedIn',
    input: ProfileName,
    unreadable: 'not-found',
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
