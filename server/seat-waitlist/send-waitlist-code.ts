import { WaitlistCodeInput } from '@poth/domain/seat-waitlist/input.ts';
import { call } from '../call.ts';
import { sendPhoneCode } from '../identity/one-time-code.ts';
import { readPhone } from '../identity/read-phone.ts';

/**
 * Sends the code that proves a number for a waiting list. No account is made. Returns the id to send back with the
 * code.
 */
export const sendWaitlistCode = call(
  {
    gate: 'everybody',
    input: WaitlistCodeInput,
    problems: ['invalid-input', 'too-many-tries', 'number-has-its-codes', 'sms-not-sent'],
  },
  async function sendWaitlistCode(
    { deps, actor: { buyerId: device, address } },
    { phone, language },
  ): Promise<{ codeId: string; phone: string }> {
    const number = readPhone(phone);
    const asked = { purpose: 'waitlist', phone: number, device, address, language } as const;
    return { ...(await sendPhoneCode(deps, asked)), phone: number };
  },
);
