import { personOf, type Visitor } from '@poth/domain/account/actor.ts';
import type { GuestCodeInput } from '@poth/domain/privacy/input.ts';
import { takePhoneCode } from '../account/one-time-code.ts';
import { readPhone } from '../account/read-phone.ts';
import type { Deps } from '../deps.ts';

/**
 * Takes the code that a guest has read back to the admin: for a few minutes the admin may take out or erase what is kept under the
 * number. Problems: invalid-input (phone), code-wrong, code-expired.
 */
export const proveGuest =
  (deps: Deps) =>
  async (actor: Visitor, { phone, ...typed }: GuestCodeInput): Promise<void> => {
    const asked = { purpose: 'guest-data', phone: readPhone(phone), device: personOf(actor).userId } as const;
    await takePhoneCode(deps, asked, typed);
  };
