import { sql } from 'kysely';
import { ProfileInput } from '@poth/domain/identity/input.ts';
import { canChangeProfile } from '@poth/domain/identity/policy.ts';
import { faultOfName, tidyName } from '@poth/domain/identity/sign-up-faults.ts';
import { parsePhone, type Phone } from '@poth/domain/phone.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readProfile } from './profile-store.ts';

/**
 * Changes the person's own name at once. A number becomes the account's only by the code that is sent to it: one that
 * is not the account's yet is answered, still to be proved. Both are required.
 */
export const updateProfile = call(
  {
    gate: 'signedIn',
    input: ProfileInput,
    problems: [
      'not-found', // also for another's
      'invalid-input', // name, phone
    ],
  },
  async function updateProfile(
    { deps, actor },
    input,
  ): Promise<{ nameChanged: boolean; phoneToProve: Phone | null }> {
    const profile = await readProfile(deps.db, input.profile);
    if (!profile || !canChangeProfile(actor, profile)) throw new Problem('not-found');
    const faults: Record<string, string> = {};
    const nameFault = faultOfName(input.name);
    if (nameFault) faults.name = nameFault;
    const read = parsePhone(input.phone);
    if (!('phone' in read))
      faults.phone = read.fault === 'too-short' ? `phone-too-short-${read.by}` : `phone-${read.fault}`;
    if (Object.keys(faults).length > 0 || !('phone' in read)) throw new Problem('invalid-input', { faults });
    const name = tidyName(input.name);
    const { numUpdatedRows } = await deps.db
      .updateTable('authUser')
      .set({ name, updatedAt: sql<Date>`now()` })
      .where('id', '=', profile.userId)
      .where('name', '<>', name)
      .executeTakeFirst();
    return {
      nameChanged: numUpdatedRows > 0n,
      phoneToProve: read.phone === profile.phone ? null : read.phone,
    };
  },
);
