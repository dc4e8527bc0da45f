import { DatabaseError } from 'pg';
import { personOf, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { FinishPhoneChangeInput } from '@poth/domain/identity/security-input.ts';
import { maskPhone } from '@poth/domain/phone-text.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { setPhone } from './account-store.ts';
import { takePhoneCode } from './one-time-code.ts';
import { readPhone } from './read-phone.ts';
import { recordChange } from './record-change.ts';

const uniqueViolation = '23505';

/**
 * Gives the account a number by the code sent to it. Only a person who holds the number learns that another account has
 * it.
 */
export const finishPhoneChange = call(
  {
    gate: 'signedIn',
    input: FinishPhoneChangeInput,
    problems: [
      'invalid-input', // phone
      'code-wrong',
      'code-expired',
      'phone-taken',
    ],
  },
  async function finishPhoneChange({ deps, actor }, input): Promise<void> {
    const { userId } = personOf(actor);
    const phone = readPhone(input.phone);
    const asked = { ...trySubjectsOf(actor), purpose: 'change-phone', phone, device: userId } as const;
    await takePhoneCode(deps, asked, input);
    await transaction(deps.db, async (tx) => {
      await setPhone(tx, userId, phone);
      const detail = { phone: maskPhone(phone) };
      await recordChange(tx, actor, {
        userId,
        act: 'phone-changed',
        detail,
        mail: { kind: 'phone-changed' },
      });
    }).catch((thrown) => {
      throw thrown instanceof DatabaseError && thrown.code === uniqueViolation
        ? new Problem('phone-taken')
        : thrown;
    });
  },
);
