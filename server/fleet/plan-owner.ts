import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { canDrawSeatPlans, canSeeFleet } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';

/** The operator whose seat plans this actor draws. Problems: sign-in-required, not-found. */
export const operatorToDraw = (actor: Actor): string => {
  const { membership } = personOf(actor);
  if (!membership || !canDrawSeatPlans(actor, membership)) throw new Problem('not-found');
  return membership.operatorId;
};

/** The operator whose seat plans this actor sees. Problems: sign-in-required, not-found. */
export const operatorToSee = (actor: Actor): string => {
  const { membership } = personOf(actor);
  if (!membership || !canSeeFleet(actor, membership)) throw new Problem('not-found');
  return membership.operatorId;
};
