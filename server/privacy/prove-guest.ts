import { personOf, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { GuestCodeInput } from '@poth/domain/privacy/input.ts';
import { takePhoneCode } from '../identity/one-time-code.ts';
import { readPhone } from '../identity/read-phone.ts';
import { call } from '../call.ts';

/**
 * Takes the code that a guest has read back to the admin: for `freshMinutes` the admin may take out or erase the data
 * stored under the number.
 */
export const proveGuest = call(
  {
    gate: 'admin',
    input: GuestCodeInput,
    problems: [
      'invalid-input', // phone
      'code-wrong',
      'code-expired',
    ],
  },
  async function proveGuest({ deps, actor }, { phone, ...typed }): Promise<void> {
    const number = readPhone(phone);
    const device = personOf(actor).userId;
    const asked = { ...trySubjectsOf(actor), purpose: 'guest-data', phone: number, device } as const;
    await takePhoneCode(deps, asked, typed);
  },
);
