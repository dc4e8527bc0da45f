import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';

/** The operator whose coaches, counters, routes and schedules this actor plans. Problems: sign-in-required, not-found. */
export const operatorToPlan = (actor: Actor): string => {
  const { membership } = personOf(actor);
  if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
  return membership.operatorId;
};

/** Holds an operator's plans still until the transaction ends: they change one after the other, and none while trips are published from them. */
export const lockPlans = async (tx: Tx, operatorId: string): Promise<void> => {
  await tx
    .selectFrom('operator')
    .select('operatorId')
    .where('operatorId', '=', operatorId)
    .forNoKeyUpdate()
    .execute();
};
