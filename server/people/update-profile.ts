import { ProfileInput } from '@poth/domain/identity/input.ts';
import { canChangeProfile } from '@poth/domain/identity/policy.ts';
import { tidyName } from '@poth/domain/identity/person-name.ts';
import { faultOfName } from '@poth/domain/identity/sign-up-faults.ts';
import { parsePhone, type Phone } from '@poth/domain/phone.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { setName } from '../identity/account-store.ts';
import { readProfile } from './profile-store.ts';

/**
 * Changes the caller's own name at once. A number becomes the account's only by the code that is sent to it: a new one
 * is returned, still to be proved. Both are required.
 */
export const updateProfile = call(
  {
    gate: 'signedIn',
    input: ProfileInput,
    problems: [
      'not-found', // no such profile, or another person's
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
    return {
      nameChanged: await setName(deps.db, profile.userId, tidyName(input.name)),
      phoneToProve: read.phone === profile.phone ? null : read.phone,
    };
  },
);
