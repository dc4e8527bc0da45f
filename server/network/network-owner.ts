import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';

/**
 * Returns the operator whose coaches, counters, routes and schedules an actor may plan. Problems: sign-in-required,
 * not-found.
 */
export const operatorToPlan = (actor: Actor): string => {
  const { membership } = personOf(actor);
  if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
  return membership.operatorId;
};
