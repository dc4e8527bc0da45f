import type { Actor } from '@poth/domain/account/actor.ts';
import { CoachRef } from '@poth/domain/fleet/coach-form.ts';
import { seatLayouts, seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { templateIds, templateNames } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { type OwnCoach, readOwnCoach } from './coach-store.ts';
import { operatorToPlan } from './network-owner.ts';
import { readSeatPlans } from './store.ts';

export type CoachToEdit = {
  /** Null for a new one. */
  coach: OwnCoach | null;
  plans: { planId: string; name: Bilingual; seatCount: number }[];
};

const mostPlans = 200;

/** A coach of the own operator and the plans it may have; null asks for what a new one needs. Two statements. Problems: not-found. */
export const viewCoach =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Actor, input: CoachRef | null): Promise<CoachToEdit> => {
    const operatorId = operatorToPlan(actor);
    const ref = input && CoachRef.safeParse(input).data;
    const coach = ref ? await readOwnCoach(db, operatorId, ref.coachId) : undefined;
    if (input && !coach) throw new Problem('not-found');
    const own = await readSeatPlans(db, operatorId, { limit: mostPlans, offset: 0 });
    const templates = templateIds.map((planId) => ({
      planId,
      name: templateNames[planId],
      seatCount: seatsOf(seatLayouts[planId]).length,
    }));
    const drawn = own
      .filter(({ retired }) => !retired)
      .map(({ planId, name, layout }) => ({
        planId,
        name: { en: name, bn: name },
        seatCount: seatsOf(layout).length,
      }));
    return { coach: coach ?? null, plans: [...templates, ...drawn] };
  };
