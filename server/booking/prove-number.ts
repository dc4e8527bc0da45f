import type { Visitor } from '@poth/domain/account/actor.ts';
import type { ProveNumberInput } from '@poth/domain/booking/input.ts';
import { takePhoneCode } from '../account/one-time-code.ts';
import { readPhone } from '../account/read-phone.ts';
import type { Deps } from '../deps.ts';
import { numberHashOf } from './unpaid-source.ts';
import { keepBuyerNumber } from './unpaid-store.ts';

/**
 * Takes the code that a buyer's number was sent: from now on, for a day, the number counts where the limits on unpaid
 * seats of their network leave no room. Kept as a keyed hash. Problems: invalid-input (phone), code-wrong, code-expired.
 */
export const proveNumber =
  (deps: Deps) =>
  async ({ buyerId }: Visitor, { phone, ...typed }: ProveNumberInput): Promise<void> => {
    const number = readPhone(phone);
    await takePhoneCode(deps, { purpose: 'hold-seats', phone: number, device: buyerId }, typed);
    await keepBuyerNumber(deps.db, buyerId, numberHashOf(deps.linkSigner, number));
  };
