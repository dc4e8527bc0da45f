import { type Visitor, personOf } from '@poth/domain/identity/actor.ts';
import { canManageStaff } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';

/** Returns the company whose staff an actor may manage. Problems: sign-in-required, not-found. */
export const companyToStaff = (actor: Visitor): { operatorId: string } => {
  const { membership } = personOf(actor);
  if (!membership || !canManageStaff(actor, membership)) throw new Problem('not-found');
  return { operatorId: membership.operatorId };
};
