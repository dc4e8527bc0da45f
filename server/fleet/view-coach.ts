import type { Actor } from '@poth/domain/account/actor.ts';
import { CoachRef } from '@poth/domain/fleet/coach-form.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { type OwnCoach, readOwnCoach } from './coach-store.ts';
import { operatorToPlan } from './network-owner.ts';
import { type PlanChoice, readPlanChoices } from './plan-choices.ts';

export type CoachToEdit = {
  /** Null for a new one. */
  coach: OwnCoach | null;
  plans: PlanChoice[];
};

/** A coach of the own operator and the plans it may have; null asks for what a new one needs. Two statements. Problems: not-found. */
export const viewCoach =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Actor, input: CoachRef | null): Promise<CoachToEdit> => {
    const operatorId = operatorToPlan(actor);
    const ref = input && CoachRef.safeParse(input).data;
    const coach = ref ? await readOwnCoach(db, operatorId, ref.coachId) : undefined;
    if (input && !coach) throw new Problem('not-found');
    return { coach: coach ?? null, plans: await readPlanChoices(db, operatorId) };
  };
