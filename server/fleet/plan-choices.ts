import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { templateIds, templateNames } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { PlanChoice } from '@poth/domain/fleet/plan-choice.ts';
import type { Database } from '../db/database.ts';
import { readSeatPlans } from './store.ts';

const mostPlans = 200;

/** Reads the seat plans that a coach of an operator may have: templates first, then its own. One statement. */
export const readPlanChoices = async (db: Database, operatorId: string): Promise<PlanChoice[]> => {
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
  return [...templates, ...drawn];
};
