import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { canSetUpRooms } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';

/** Returns the company whose rooms an actor sets up, null for those of all. Problems: sign-in-required, not-found. */
export const ownerOfRooms = (actor: Actor, reach: 'own' | 'all'): string | null => {
  const { membership } = personOf(actor);
  const whose = reach === 'all' ? { operatorId: null } : membership;
  if (!whose || !canSetUpRooms(actor, whose)) throw new Problem('not-found');
  return whose.operatorId;
};
