import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { canOpenSales } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { WindowReach } from '@poth/domain/sale-window/input.ts';

/** Returns the operator whose windows an actor sets, null for those of all. Problems: sign-in-required, not-found. */
export const ownerOfWindows = (actor: Actor, reach: WindowReach): string | null => {
  const { membership } = personOf(actor);
  const whose = reach === 'all' ? { operatorId: null } : membership;
  if (!whose || !canOpenSales(actor, whose)) throw new Problem('not-found');
  return whose.operatorId;
};
