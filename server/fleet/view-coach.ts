import { CoachRef } from '@poth/domain/fleet/coach-form.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { PlanChoice } from '@poth/domain/fleet/plan-choice.ts';
import { call } from '../call.ts';
import { type OwnCoach, readOwnCoach } from './coach-store.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { readPlanChoices } from './plan-choices.ts';

export type CoachToEdit = {
  /** Null for a new coach. */
  coach: OwnCoach | null;
  plans: PlanChoice[];
};

/** Shows a coach of the caller's operator and the plans it may have; null asks for what a new one needs. Two statements. */
export const viewCoach = call(
  { gate: 'operatorOwner', input: CoachRef.nullable(), unreadable: 'not-found', problems: ['not-found'] },
  async function viewCoach({ deps: { db }, actor }, ref): Promise<CoachToEdit> {
    const operatorId = operatorToPlan(actor);
    const coach = ref ? await readOwnCoach(db, operatorId, ref.coachId) : undefined;
    if (ref && !coach) throw new Problem('not-found');
    return { coach: coach ?? null, plans: await readPlanChoices(db, operatorId) };
  },
);
