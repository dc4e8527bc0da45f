import { isProven } from '@poth/domain/identity/fresh.ts';
import { personOf } from '@poth/domain/identity/actor.ts';
import { StartPhoneChangeInput } from '@poth/domain/identity/security-input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { sendPhoneCode } from './one-time-code.ts';
import { readPhone } from './read-phone.ts';
import { reauthenticate } from './reauthenticate.ts';

/**
 * Sends a code to the number that an account is to have. For its first number no password is needed if the person has
 * signed in, or proved identity again, within the last minutes. Returns the id that the code must come back with.
 */
export const startPhoneChange = call(
  {
    gate: 'signedIn',
    input: StartPhoneChangeInput,
    problems: [
      'invalid-input', // phone, password
      'sign-in-again',
      'too-many-tries',
      'number-has-its-codes',
      'sms-not-sent',
    ],
  },
  async function startPhoneChange({ deps, actor }, input): Promise<{ codeId: string; phone: string }> {
    const account = personOf(actor);
    const phone = readPhone(input.phone);
    if (phone === account.phone) throw new Problem('invalid-input', { faults: { phone: 'phone-same' } });
    const isFirst = account.phone === null && isProven(account, deps.now());
    if (!isFirst || input.password) await reauthenticate(deps, actor, input.password);
    const { codeId } = await sendPhoneCode(deps, {
      purpose: 'change-phone',
      phone,
      // The account takes the place of the device: a code that one account requested changes no other one.
      device: account.userId,
      address: actor.address,
      language: input.language,
    });
    return { codeId, phone };
  },
);
