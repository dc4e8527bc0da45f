import { personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { ChangeRegistrationInput } from '@poth/domain/operator/input.ts';
import { readRegistration } from '@poth/domain/operator/registration.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { setRegistration } from './store.ts';

/**
 * Changes the numbers that receipts of the owner's company show, also receipts of earlier sales. The audit log keeps
 * the former numbers for admins.
 */
export const changeRegistration = call(
  {
    gate: 'operatorOwner',
    input: ChangeRegistrationInput,
    problems: [
      'not-found',
      'invalid-input', // registrationNumber, vatNumber
    ],
  },
  async function changeRegistration({ deps: { db }, actor }, typed): Promise<void> {
    const { membership } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    const read = readRegistration(typed);
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    const { operatorId } = membership;
    const { registration } = read;
    await transaction(db, async (tx) => {
      if (!(await setRegistration(tx, operatorId, registration))) return;
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'operator-registration-changed',
        detail: registration,
      });
    });
  },
);
