import type { Visitor } from '@poth/domain/account/actor.ts';
import type { NumberInput } from '@poth/domain/booking/input.ts';
import { sendPhoneCode } from '../account/one-time-code.ts';
import { readPhone } from '../account/read-phone.ts';
import type { Deps } from '../deps.ts';

/**
 * Sends the code by which a buyer proves a number, where many unpaid seats come from their network. No account is made.
 * Answers the id that the code must come back with. Problems: invalid-input (phone), too-many-tries, sms-not-sent.
 */
export const sendNumberCode =
  (deps: Deps) =>
  async (
    { buyerId: device, address }: Visitor,
    { phone, language }: NumberInput,
  ): Promise<{ codeId: string; phone: string }> => {
    const number = readPhone(phone);
    const asked = { purpose: 'hold-seats', phone: number, device, address, language } as const;
    return { ...(await sendPhoneCode(deps, asked)), phone: number };
  };
