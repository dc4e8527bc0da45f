import { sendSignInCodeCall } from '@poth/domain/identity/api.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { PhoneInput } from '@poth/domain/identity/input.ts';
import { call } from '../call.ts';
import { mailSignInCode } from './mail-sign-in-code.ts';
import { sendPhoneCode } from './one-time-code.ts';
import { readPhone } from './read-phone.ts';

/**
 * Sends the code that signs a number in, or up: message, answer and work are the same for both. by: to the number, or
 * to the confirmed mailbox of its account.
 */
export const sendSignInCode = call(
  {
    gate: 'everybody',
    input: PhoneInput,
    problems: problemsIn(sendSignInCodeCall.responses),
  },
  async function sendSignInCode(
    { deps, actor },
    { phone, language, by },
  ): Promise<{ codeId: string; phone: string }> {
    const number = readPhone(phone);
    if (by === 'mail')
      return { ...(await mailSignInCode(deps, actor, { phone: number, language })), phone: number };
    const { buyerId: device, address } = actor;
    const { codeId } = await sendPhoneCode(deps, {
      purpose: 'sign-in',
      phone: number,
      device,
      address,
      language,
    });
    return { codeId, phone: number };
  },
);
