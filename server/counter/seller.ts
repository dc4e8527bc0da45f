import { type Actor, nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { canSellFor } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Stream } from '../audit-log/store.ts';

/** Seller at a counter, and the operator whose seats are sold. */
export type Seller = { userId: string; name: string; operatorId: string; by: string };

/** Returns the actor as a seller. Problems: sign-in-required, not-found for a person who sells for no operator. */
export const sellerOf = (actor: Actor): Seller => {
  const { userId, name, membership } = personOf(actor);
  if (!membership || !canSellFor(actor, membership)) throw new Problem('not-found');
  return { userId, name, operatorId: membership.operatorId, by: nameOfActor(actor) };
};

/**
 * Names the audit log's stream of a shift, a hash chain of its own: many counters of an operator sell at the same
 * moment, and of two writers of one chain the second has to start again.
 */
export const streamOfShift = (shift: { operatorId: string; shiftId: string }): Stream =>
  `operator:${shift.operatorId}:shift:${shift.shiftId}`;
