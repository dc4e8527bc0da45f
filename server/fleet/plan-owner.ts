import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { canDrawSeatPlans, canSeeFleet } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';

/** Returns the operator whose seat plans an actor may edit. Problems: sign-in-required, not-found. */
export const operatorToDraw = (actor: Actor): string => {
  const { membership } = personOf(actor);
  if (!membership || !canDrawSeatPlans(actor, membership)) throw new Problem('not-found');
  return membership.operatorId;
};

/** Returns the operator whose seat plans an actor may see. Problems: sign-in-required, not-found. */
export const operatorToSee = (actor: Actor): string => {
  const { membership } = personOf(actor);
  if (!membership || !canSeeFleet(actor, membership)) throw new Problem('not-found');
  return membership.operatorId;
};
