import { trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { proveNumberCall } from '@poth/domain/booking/api.ts';
import { ProveNumberInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { takePhoneCode } from '../identity/one-time-code.ts';
import { readPhone } from '../identity/read-phone.ts';
import { call } from '../call.ts';
import { numberHashOf } from '../identity/number-hash.ts';
import { rememberProvenNumber } from '../identity/proven-number-store.ts';

/**
 * Takes the code that was sent to a buyer's number: for a day from now, the number counts where the limits on unpaid
 * seats of the buyer's network leave no room. Stored as a keyed hash.
 */
export const proveNumber = call(
  {
    gate: 'everybody',
    input: ProveNumberInput,
    problems: problemsIn(proveNumberCall.responses),
  },
  async function proveNumber({ deps, actor }, { phone, ...typed }): Promise<void> {
    const number = readPhone(phone);
    await takePhoneCode(deps, { ...trySubjectsOf(actor), purpose: 'hold-seats', phone: number }, typed);
    await rememberProvenNumber(deps.db, actor.buyerId, numberHashOf(deps.linkSigner, number));
  },
);
