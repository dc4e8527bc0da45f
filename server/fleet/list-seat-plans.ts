import { ListSeatPlansInput } from '@poth/domain/fleet/input.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { SeatPlan } from '@poth/domain/fleet/seat-plan.ts';
import { type TemplateId, templateIds, templateNames } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { call } from '../call.ts';
import { operatorToSee } from './plan-owner.ts';
import { readProtection, readSeatPlans } from './store.ts';

export type SeatPlanList = {
  /** Templates that every operator may start from or use unchanged. */
  templates: { planId: TemplateId; name: Bilingual; layout: SeatLayout }[];
  /** Own plans of the operator, offered ones first. */
  plans: SeatPlan[];
  page: number;
  /** True while plans follow after this page. */
  more: boolean;
  /** True where the seat next to a woman travelling alone is kept for women. */
  protectsWomenAlone: boolean;
};

const plansAtOnce = 24;

/** Lists the seat plans that an operator's coaches may have, twenty-four of its own to a page. */
export const listSeatPlans = call(
  { gate: 'operatorMember', mayReadBehind: true, input: ListSeatPlansInput, problems: ['not-found'] },
  async function listSeatPlans({ deps: { db }, actor }, { page }): Promise<SeatPlanList> {
    const operatorId = operatorToSee(actor);
    const span = { limit: plansAtOnce + 1, offset: (page - 1) * plansAtOnce };
    const plans = await readSeatPlans(db, operatorId, span);
    return {
      templates: templateIds.map((planId) => ({
        planId,
        name: templateNames[planId],
        layout: seatLayouts[planId],
      })),
      plans: plans.slice(0, plansAtOnce),
      page,
      more: plans.length > plansAtOnce,
      protectsWomenAlone: await readProtection(db, operatorId),
    };
  },
);
