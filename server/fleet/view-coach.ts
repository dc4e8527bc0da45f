import { z } from 'zod';
import { CoachRef } from '@poth/domain/fleet/coach-form.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { type OwnCoach, readOwnCoach } from './coach-store.ts';
import { operatorToPlan } from './network-owner.ts';
import { type PlanChoice, readPlanChoices } from './plan-choices.ts';

export type CoachToEdit = {
  /** Null for a new one. */
  coach: OwnCoach | null;
  plans: PlanChoice[];
};

/** A coach of the own operator and the plans it may have; null asks for what a new one needs. Two statements. */
export const viewCoach = call(
  { gate: 'operatorOwner', input: z.custom<CoachRef | null>(), problems: ['not-found'] },
  async function viewCoach({ deps: { db }, actor }, input): Promise<CoachToEdit> {
    const operatorId = operatorToPlan(actor);
    const ref = input && CoachRef.safeParse(input).data;
    const coach = ref ? await readOwnCoach(db, operatorId, ref.coachId) : undefined;
    if (input && !coach) throw new Problem('not-found');
    return { coach: coach ?? null, plans: await readPlanChoices(db, operatorId) };
  },
);
