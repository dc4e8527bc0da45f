import { cellsOf } from '@poth/domain/fleet/plan-cells.ts';
import { writePlanText } from '@poth/domain/fleet/plan-text.ts';
import { seatsOf, type SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { isTemplateId, seatLayouts, templateNames } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { Language } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useState } from 'react';
import { type RequestContext, requestContext } from '#ctx';
import { Legend } from '../seating/legend.tsx';
import { SeatMap } from '../seating/seat-map.tsx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/seat-plan-page.ts';
import { PlanEditor } from './plan-editor.tsx';
import { planFigures } from './plan-figures.ts';
import { type PlanTyped, readPlanForm } from './plan-form.ts';
import { fleetText } from './text.ts';

export const meta = pageMeta({ en: 'One seat plan', bn: 'সিটের ছক আঁকুন' });

type Asking = Pick<RequestContext, 'portal' | 'actor'>;

const typedOf = (
  { door = 'front', driver = 'right', ...layout }: SeatLayout,
  rest: Pick<PlanTyped, 'planId' | 'seenVersion' | 'name'>,
): PlanTyped => ({ ...rest, plan: writePlanText(cellsOf(layout)), door, driver });

/** Loads the start of a new plan: a template, one of the operator's own, or the most common plan. */
const startFrom = async ({ portal, actor }: Asking, from: string | null, language: Language) => {
  if (!from) return { layout: seatLayouts['economy-40'], name: '' };
  if (isTemplateId(from)) return { layout: seatLayouts[from], name: templateNames[from][language] };
  const { layout, name } = await portal.fleet.viewSeatPlan(actor, { planId: from });
  return { layout, name: textIn(language, fleetText).copyOf(name) };
};

/** Loads the plan of an address for the editor; "new" starts from another plan. Problems: not-found. */
const planToEdit = async (
  asking: Asking,
  planId: string,
  from: string | null,
  language: Language,
): Promise<{ given: PlanTyped; isNew: boolean; retired: boolean }> => {
  if (planId === 'new') {
    const { layout, name } = await startFrom(asking, from, language);
    const given = typedOf(layout, { planId: crypto.randomUUID(), seenVersion: 0, name });
    return { given, isNew: true, retired: false };
  }
  const { layout, name, version, retired } = await asking.portal.fleet.viewSeatPlan(asking.actor, { planId });
  return { given: typedOf(layout, { planId, seenVersion: version, name }), isNew: false, retired };
};

export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  const from = new URL(request.url).searchParams.get('from');
  return planToEdit(context.get(requestContext), params.planId, from, languageOf(request)).catch(
    notFoundPage,
  );
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, goTo } = await readForm(args);
  const typed = readPlanForm(form);
  // Without a script the drawing is shown on request.
  if (intent === 'look') return { problem: undefined, typed };
  try {
    await values.portal.fleet.saveSeatPlan(values.actor, typed);
    return goTo('/seat-plans', 'saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Preview by the seat map that passengers see, with every seat free; a tap shows a seat as taken. */
const Preview = ({ layout }: { layout: SeatLayout }) => {
  const t = useText(fleetText).editor;
  const language = useLanguage();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const seatNos = seatsOf(layout);
  if (seatNos.length === 0) return <p className="muted">{t.previewNone}</p>;
  const seats = Object.fromEntries(
    seatNos.map((seatNo) => [seatNo, taken.includes(seatNo) ? 'selected' : 'available'] as const),
  );
  return (
    <>
      <p className="muted small num">{planFigures(layout, language)}</p>
      <SeatMap
        layout={layout}
        seats={seats}
        pending={[]}
        ticked={[]}
        coachNumber={t.previewCoach}
        farePaisa={null}
        scripted
        onTap={(seatNo) =>
          setTaken(taken.includes(seatNo) ? taken.filter((other) => other !== seatNo) : [...taken, seatNo])
        }
      />
      <Legend marks={layout.marks ?? {}} />
    </>
  );
};

/** Page of one seat plan of a bus company: drawn, typed, and shown as its passengers will see it. */
export default function SeatPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { given, isNew, retired } = loaderData;
  const t = useText(fleetText);
  const language = useLanguage();
  const { problem, typed } = actionData ?? {};
  // Typed fields stay, but the version that they change is that of the present plan.
  const shown = typed ? { ...typed, planId: given.planId, seenVersion: given.seenVersion } : given;
  const said = problem && problem.code !== 'invalid-input' ? problemText(problem, language) : undefined;
  return (
    <Desk
      title={isNew ? t.editor.newTitle : given.name}
      lead={t.editor.lead}
      back={{ to: '/seat-plans', label: t.editor.back }}
    >
      {retired && <Alert kind="notice">{t.retiredNote}</Alert>}
      <PlanEditor
        key={isNew ? 'new' : given.planId}
        given={shown}
        problem={problem}
        said={said}
        Preview={Preview}
      />
    </Desk>
  );
}
