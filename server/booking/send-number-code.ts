import { sendNumberCodeCall } from '@poth/domain/booking/api.ts';
import { NumberInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { sendPhoneCode } from '../identity/one-time-code.ts';
import { readPhone } from '../identity/read-phone.ts';
import { call } from '../call.ts';

/**
 * Sends the code by which a buyer proves a number, where many unpaid seats come from their network. Creates no account.
 * Returns the id that must come back with the code.
 */
export const sendNumberCode = call(
  {
    gate: 'everybody',
    input: NumberInput,
    problems: problemsIn(sendNumberCodeCall.responses),
  },
  async function sendNumberCode(
    { deps, actor: { buyerId: device, address } },
    { phone, language },
  ): Promise<{ codeId: string; phone: string }> {
    const number = readPhone(phone);
    const asked = { purpose: 'hold-seats', phone: number, device, address, language } as const;
    return { ...(await sendPhoneCode(deps, asked)), phone: number };
  },
);
