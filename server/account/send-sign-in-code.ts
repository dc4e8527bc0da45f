import type { Visitor } from '@poth/domain/account/actor.ts';
import type { PhoneInput } from '@poth/domain/account/input.ts';
import type { Deps } from '../deps.ts';
import { sendPhoneCode } from './one-time-code.ts';
import { readPhone } from './read-phone.ts';

/**
 * Sends the code that signs a number in, or up: what is sent, answered and done is the same for both.
 * Problems: invalid-input (phone), too-many-tries, sms-not-sent.
 */
export const sendSignInCode =
  (deps: Deps) =>
  async (actor: Visitor, { phone, language }: PhoneInput): Promise<{ codeId: string; phone: string }> => {
    const number = readPhone(phone);
    const { buyerId: device, address } = actor;
    const { codeId } = await sendPhoneCode(deps, {
      purpose: 'sign-in',
      phone: number,
      device,
      address,
      language,
    });
    return { codeId, phone: number };
  };
