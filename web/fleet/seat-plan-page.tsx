import { seatsOf, type SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useState } from 'react';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { Legend } from '../seating/legend.tsx';
import { SeatMap } from '../seating/seat-map.tsx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/seat-plan-page.ts';
import { PlanEditor } from './plan-editor.tsx';
import { planFigures } from './plan-figures.ts';
import { readPlanForm } from './plan-form.ts';
import { planToEdit } from './plan-to-edit.ts';
import { fleetText } from './text.ts';

export const meta = pageMeta({ en: 'One seat plan', bn: 'সিটের ছক আঁকুন' });

export const loader = ({ context, params, request }: Route.LoaderArgs) => {
  const from = new URL(request.url).searchParams.get('from');
  return planToEdit(context.get(requestContext), params.planId, from, languageOf(request)).catch(
    notFoundPage,
  );
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const typed = readPlanForm(form);
  // Without a script the drawing is shown when it is asked for.
  if (form.get('intent') === 'look') return { problem: undefined, typed };
  try {
    await values.portal.fleet.saveSeatPlan(values.actor, typed);
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), '/seat-plans'), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** The very map that passengers see, with every seat free; a tap shows how a taken seat looks. */
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

/** One seat plan of a bus company: drawn, typed, and shown as its passengers will see it. */
export default function SeatPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { given, isNew, retired } = loaderData;
  const t = useText(fleetText);
  const language = useLanguage();
  const { problem, typed } = actionData ?? {};
  // Typed fields stay; which version they change is that of the plan as it is now.
  const shown = typed ? { ...typed, planId: given.planId, seenVersion: given.seenVersion } : given;
  const said = problem && problem.code !== 'invalid-input' ? problemText(problem, language) : undefined;
  return (
    <Desk
      title={isNew ? t.editor.newTitle : given.name}
      lead={t.editor.lead}
      actions={
        <ButtonLink to="/seat-plans" look="line">
          {t.editor.back}
        </ButtonLink>
      }
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
