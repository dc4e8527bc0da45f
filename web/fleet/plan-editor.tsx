import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { type ComponentType, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { TextField } from '../ui/text-field.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { PlanEnds } from './plan-ends.tsx';
import { planFaultText } from './plan-fault-text.ts';
import type { PlanTyped } from './plan-form.ts';
import { fleetText } from './text.ts';
import { usePlan } from './use-plan.ts';
import styles from './fleet.module.css';

type PlanEditorProps = {
  /** The plan as it was typed last, or as it is kept. */
  given: PlanTyped;
  problem: ProblemNote | undefined;
  /** Reason why nothing was saved, where that is about no field. */
  said: string | undefined;
  /** The map that passengers will see of a layout. */
  Preview: ComponentType<{ layout: SeatLayout }>;
};

/** A seat plan to draw or to type, with what passengers will see of it beside. */
export const PlanEditor = ({ given, problem, said, Preview }: PlanEditorProps) => {
  const t = useText(fleetText).editor;
  const language = useLanguage();
  const scripted = useScriptRuns();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, problem);
  const drawn = usePlan(given);
  const faults = faultsOf(problem);
  const wrong = drawn.faults.map((fault) => planFaultText(fault, language));
  const sending = useNavigation().formData?.get('intent') === 'save';
  return (
    <div className={styles.planColumns}>
      <Form method="post" ref={form} className={styles.planForm} noValidate>
        <input type="hidden" name="planId" value={given.planId} />
        <input type="hidden" name="seenVersion" value={given.seenVersion} />
        {said && <Alert>{said}</Alert>}
        <Card>
          <TextField
            label={t.name}
            hint={t.nameHint}
            error={planFaultText(faults.name, language)}
            name="name"
            defaultValue={given.name}
            autoComplete="off"
            required
          />
          {scripted && <PlanDrawing drawn={drawn} />}
          <Field
            label={t.asText}
            hint={t.textHint}
            error={faults.plan && wrong.length > 0 ? wrong[0] : undefined}
          >
            {(control) => (
              <textarea
                {...control}
                name="plan"
                className={`input ${styles.planText}`}
                rows={Math.max(8, drawn.plan.split('\n').length + 1)}
                value={drawn.plan}
                onChange={({ target }) => drawn.type(target.value)}
                spellCheck={false}
                autoCapitalize="characters"
              />
            )}
          </Field>
          <div role="status" className={styles.planWrong}>
            {wrong.length > 0 && (
              <>
                <p>{t.wrong}</p>
                <ul>
                  {wrong.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <PlanEnds drawn={drawn} />
          <div className={styles.planSave}>
            <Button type="submit" name="intent" value="save" busy={sending}>
              {t.save}
            </Button>
            <noscript>
              <button className="btn btn-line" name="intent" value="look">
                {t.look}
              </button>
            </noscript>
          </div>
        </Card>
      </Form>
      <aside className={styles.planPreview} aria-label={t.preview}>
        <h2>{t.preview}</h2>
        <Preview layout={drawn.layout} />
      </aside>
    </div>
  );
};
