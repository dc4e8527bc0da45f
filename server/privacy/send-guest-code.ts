import { personOf } from '@poth/domain/identity/actor.ts';
import { GuestNumberInput } from '@poth/domain/privacy/input.ts';
import { sendPhoneCode } from '../identity/one-time-code.ts';
import { readPhone } from '../identity/read-phone.ts';
import { call } from '../call.ts';

/**
 * Sends a guest the code that proves their number to the calling admin. Returns the id that the code must come back
 * with.
 */
export const sendGuestCode = call(
  {
    gate: 'admin',
    input: GuestNumberInput,
    problems: [
      'invalid-input', // phone
      'too-many-tries',
      'number-has-its-codes',
      'sms-not-sent',
    ],
  },
  async function sendGuestCode(
    { deps, actor },
    { phone, language },
  ): Promise<{ codeId: string; phone: string }> {
    const number = readPhone(phone);
    // The admin takes the place of the device: a code that a guest has read out opens nothing for another admin.
    const { userId: device } = personOf(actor);
    const { address } = actor;
    const asked = { purpose: 'guest-data', phone: number, device, address, language } as const;
    return { ...(await sendPhoneCode(deps, asked)), phone: number };
  },
);
