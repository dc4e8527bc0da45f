import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';

/** Returns the operator that the actor owns. Problems: sign-in-required, not-found for a person who owns none. */
export const operatorOwnedBy = (actor: Actor): string => {
  const { membership } = personOf(actor);
  if (membership?.role !== 'owner') throw new Problem('not-found');
  return membership.operatorId;
};
