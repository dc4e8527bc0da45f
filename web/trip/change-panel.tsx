import { formatDuration } from '@poth/domain/dhaka.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { TripChange } from '@poth/domain/trip/change.ts';
import type { EffectShown } from '@poth/domain/trip/effect.ts';
import type { TripChoices } from '@poth/domain/trip/choices.ts';
import { Form, useLocation, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { type InLanguage, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormContext } from '../ui/form-values.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { ChangeEffect } from './change-effect.tsx';
import { CoachFields, CounterFields, DelayFields, ReasonField } from './change-fields.tsx';
import { type AskedChange, type ChangeFault, changeFieldOf, type TripAction } from './read-change.ts';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';

type ChangePanelProps = {
  view: TripView;
  tripAction: Exclude<TripAction, 'keep'>;
  asked: AskedChange;
  choices: TripChoices | null;
  /** Effect of the typed change, or the problem that forbids it. */
  preview: { effect: EffectShown } | { problem: ProblemNote } | null;
  drawnKey: string;
  /** Problem for which the change was refused. */
  problem: ProblemNote | undefined;
};

type Texts = InLanguage<typeof tripText>;

/** Returns the text of the button that makes a change. */
const confirmText = (
  change: TripChange,
  t: Texts,
  choices: TripChoices | null,
  language: 'en' | 'bn',
): string => {
  if (change.kind === 'delay')
    return change.delayMinutes === 0
      ? t.delay.confirmOnTime
      : t.delay.confirm(formatDuration(change.delayMinutes, language));
  if (change.kind === 'coach')
    return t.coach.confirm(
      choices?.coaches.find(({ coachId }) => coachId === change.coachId)?.coachNumber ?? '',
    );
  if (change.kind === 'counter')
    return t.counter.confirm(
      choices?.counters.find(({ counterId }) => counterId === change.toCounterId)?.name[language] ?? '',
    );
  return t.cancel.confirm;
};

/** Panel of a change in two steps: its fields, then its effect with the button that makes it. */
export const ChangePanel = ({
  view,
  tripAction,
  asked,
  choices,
  preview,
  drawnKey,
  problem,
}: ChangePanelProps) => {
  const t = useText(tripText);
  const language = useLanguage();
  const { location, state, formData } = useNavigation();
  const looking = state === 'loading' && formData === undefined && location?.search.includes('reason=');
  const stuck = preview && 'problem' in preview ? preview.problem : undefined;
  const notes = [problem, stuck].filter((note) => note !== undefined);
  const refusedFields = new Set(
    notes.flatMap((note) => Object.keys(faultsOf(note))).map((field) => changeFieldOf[field]),
  );
  const refused = new Map(
    notes.filter(({ code }) => code !== 'invalid-input').map((note) => [note.code, note]),
  );
  const sentences: Record<ChangeFault, string> = {
    minutes: t.delay.wrong,
    reason: t.do.reasonMissing,
    coach: t.coach.missing,
    to: t.counter.missing,
    later: t.counter.wrong,
  };
  const refusals: Partial<Record<ChangeFault, string>> = {
    minutes: t.delay.same,
    coach: t.coach.same,
    to: t.counter.same,
    later: t.counter.far,
  };
  const values = {
    typed: asked.typed,
    faultOf: (name: string) => {
      const field = name as ChangeFault;
      return refusedFields.has(field) ? refusals[field] : asked.faults[field] && sentences[field];
    },
    sending: undefined,
  };
  // A preview is a page of its own; the page also loads again by itself, with every sale on the coach.
  const { key: asking } = useLocation();
  const isRefused = stuck !== undefined || Object.keys(asked.faults).length > 0;
  const panel = useFirstError<HTMLElement>(isRefused && asking);
  const canAsk =
    !(tripAction === 'counter' && !asked.typed.counter) &&
    !(tripAction === 'coach' && choices?.coaches.length === 0);
  return (
    <Section ref={panel} id="do" title={t[tripAction].title}>
      {tripAction === 'cancel' && <p className="muted">{t.cancel.text}</p>}
      {[...refused.values()].map((note) => (
        <Alert key={note.code}>{problemText(note, language)}</Alert>
      ))}
      <FormContext value={values}>
        <Stack as={Form} maxWidth={520} method="get" preventScrollReset noValidate>
          <input type="hidden" name="do" value={tripAction} />
          {tripAction === 'delay' && <DelayFields />}
          {tripAction === 'coach' && <CoachFields coaches={choices?.coaches ?? []} />}
          {tripAction === 'counter' && <CounterFields asked={asked} choices={choices} view={view} />}
          {canAsk && <ReasonField />}
          <Row>
            {canAsk && (
              <Button type="submit" look={preview ? 'line' : 'green'} busy={looking}>
                {t.do.preview}
              </Button>
            )}
            <ButtonLink to={`/buses/${view.tripId}`} look="line" preventScrollReset>
              {tripAction === 'cancel' ? t.do.keepTrip : t.do.close}
            </ButtonLink>
          </Row>
        </Stack>
      </FormContext>
      {asked.change && preview && 'effect' in preview && (
        <ChangeEffect
          tripAction={tripAction}
          typed={asked.typed}
          effect={preview.effect}
          drawnKey={drawnKey}
          confirm={confirmText(asked.change, t, choices, language)}
        />
      )}
    </Section>
  );
};
