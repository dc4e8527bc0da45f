import { doorPlaces, driverSides, type SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { type ComponentType } from 'react';
import { Form, useNavigation } from 'react-router';
import { HiddenFields } from '../shell/action-button.tsx';
import { faultsOf } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Columns, FieldGrid, Row, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { planFaultText } from './plan-fault-text.ts';
import type { PlanTyped } from './plan-form.ts';
import { fleetText } from './text.ts';
import { type DrawnPlan, usePlan } from './use-plan.ts';
import styles from './fleet.module.css';

/** Fields for the position of the door and the driver's side. */
const PlanEnds = ({ drawn: { door, driver, setEnds } }: { drawn: DrawnPlan }) => {
  const t = useText(fleetText).editor;
  return (
    <FieldGrid>
      <SelectField
        label={t.door}
        name="door"
        value={door}
        onChange={({ target }) =>
          setEnds({ door: doorPlaces.find((place) => place === target.value) ?? door })
        }
        options={doorPlaces.map((place) => ({ value: place, label: t.doors[place] }))}
      />
      <SelectField
        label={t.driver}
        name="driver"
        value={driver}
        onChange={({ target }) =>
          setEnds({ driver: driverSides.find((side) => side === target.value) ?? driver })
        }
        options={driverSides.map((side) => ({ value: side, label: t.drivers[side] }))}
      />
    </FieldGrid>
  );
};

type PlanEditorProps = {
  /** Plan as it was last typed, or as it is stored. */
  given: PlanTyped;
  problem: ProblemNote | undefined;
  /** Reason why nothing was saved, where it concerns no field. */
  said: string | undefined;
  /** Seat map of a layout as passengers will see it. */
  Preview: ComponentType<{ layout: SeatLayout }>;
};

/** Editor of a seat plan, drawn or typed, with a preview of the passengers' map next to it. */
export const PlanEditor = ({ given, problem, said, Preview }: PlanEditorProps) => {
  const t = useText(fleetText).editor;
  const language = useLanguage();
  const scripted = useScriptRuns();
  const form = useFirstError<HTMLFormElement>(problem);
  const drawn = usePlan(given);
  const faults = faultsOf(problem);
  const wrong = drawn.faults.map((fault) => planFaultText(fault, language));
  const sending = useNavigation().formData?.get('intent') === 'save';
  return (
    <Columns wide>
      <Stack as={Form} method="post" ref={form} noValidate>
        <HiddenFields fields={{ planId: given.planId, seenVersion: given.seenVersion }} />
        {said && <Alert>{said}</Alert>}
        <Stack as={Card} gap="l">
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
          <Row>
            <Button type="submit" name="intent" value="save" busy={sending}>
              {t.save}
            </Button>
            <noscript>
              <button className="btn btn-line" name="intent" value="look">
                {t.look}
              </button>
            </noscript>
          </Row>
        </Stack>
      </Stack>
      <Section look="plain" className={styles.planPreview} title={t.preview}>
        <Preview layout={drawn.layout} />
      </Section>
    </Columns>
  );
};
