import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';

/** The operator whose coaches, counters, routes and schedules this actor plans. Problems: sign-in-required, not-found. */
export const operatorToPlan = (actor: Actor): string => {
  const { membership } = personOf(actor);
  if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
  return membership.operatorId;
};
