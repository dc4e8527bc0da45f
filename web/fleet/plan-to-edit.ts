import { cellsOf } from '@poth/domain/fleet/plan-cells.ts';
import { writePlanText } from '@poth/domain/fleet/plan-text.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { isTemplateId, templateNames } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { Language } from '@poth/domain/language.ts';
import type { RequestContext } from '#ctx';
import { textIn } from '../text/texts.ts';
import type { PlanTyped } from './plan-form.ts';
import { fleetText } from './text.ts';

export type PlanToEdit = { given: PlanTyped; isNew: boolean; retired: boolean };
type Asking = Pick<RequestContext, 'portal' | 'actor'>;

const typedOf = (
  { door = 'front', driver = 'right', ...layout }: SeatLayout,
  rest: Pick<PlanTyped, 'planId' | 'seenVersion' | 'name'>,
): PlanTyped => ({ ...rest, plan: writePlanText(cellsOf(layout)), door, driver });

/** Start of a new plan: a template, one of the operator's own, or the plan that most coaches have. */
const startFrom = async ({ portal, actor }: Asking, from: string | null, language: Language) => {
  if (!from) return { layout: seatLayouts['economy-40'], name: '' };
  if (isTemplateId(from)) return { layout: seatLayouts[from], name: templateNames[from][language] };
  const { layout, name } = await portal.fleet.viewSeatPlan(actor, { planId: from });
  return { layout, name: textIn(language, fleetText).copyOf(name) };
};

/** The plan that an address names, as the editor takes it up; "new" is one that starts from another. Problems: not-found. */
export const planToEdit = async (
  asking: Asking,
  planId: string,
  from: string | null,
  language: Language,
): Promise<PlanToEdit> => {
  if (planId === 'new') {
    const { layout, name } = await startFrom(asking, from, language);
    const given = typedOf(layout, { planId: crypto.randomUUID(), seenVersion: 0, name });
    return { given, isNew: true, retired: false };
  }
  const { layout, name, version, retired } = await asking.portal.fleet.viewSeatPlan(asking.actor, { planId });
  return { given: typedOf(layout, { planId, seenVersion: version, name }), isNew: false, retired };
};
