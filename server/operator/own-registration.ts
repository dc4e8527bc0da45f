import { personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import type { Registration } from '@poth/domain/operator/registration.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readRegistration } from './store.ts';

/** Shows the owner the numbers that receipts of the company show. */
export const ownRegistration = call(
  { gate: 'operatorOwner', problems: ['not-found'] },
  async function ownRegistration({ deps: { db }, actor }): Promise<Registration> {
    const { membership } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    return readRegistration(db, membership.operatorId);
  },
);
