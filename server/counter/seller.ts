import { type Actor, nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { canSellFor } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Stream } from '../audit-log/store.ts';

/** Seller at a counter, and the operator sold for. */
export type Seller = { userId: string; name: string; operatorId: string; by: string };

/** The seller behind an actor. Problems: sign-in-required, not-found for who sells for nobody. */
export const sellerOf = (actor: Actor): Seller => {
  const { userId, name, membership } = personOf(actor);
  if (!membership || !canSellFor(actor, membership)) throw new Problem('not-found');
  return { userId, name, operatorId: membership.operatorId, by: nameOfActor(actor) };
};

/**
 * Where the audit log keeps what is done in a shift: a chain of its own, for the many counters of an operator sell at
 * the same moment, and of two writers of one chain the second has to start again.
 */
export const streamOfShift = (shift: { operatorId: string; shiftId: string }): Stream =>
  `operator:${shift.operatorId}:shift:${shift.shiftId}`;
