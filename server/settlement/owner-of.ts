import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';

/** The operator whose money an actor answers for. Problems: sign-in-required, not-found for who owns none. */
export const ownOperatorOf = (actor: Actor): string => {
  const { membership } = personOf(actor);
  if (membership?.role !== 'owner') throw new Problem('not-found');
  return membership.operatorId;
};
