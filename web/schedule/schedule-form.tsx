import { digits } from '@poth/domain/language.ts';
import type { ScheduleFault } from '@poth/domain/schedule/read-schedule.ts';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import { useEffect, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ConfirmStep } from '../ui/confirm-step.tsx';
import { FormContext } from '../ui/form-values.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { DaysFields } from './days-fields.tsx';
import { FareTable } from './fare-table.tsx';
import type { LoadedSchedule } from './load-schedule.ts';
import { RunCard } from './run-card.tsx';
import { readScheduleForm } from './schedule-typed.ts';
import { scheduleFaultText, scheduleText } from './text.ts';
import { WindowCards } from './window-cards.tsx';

type ScheduleFormProps = { schedule: LoadedSchedule; answer: Refused<ScheduleTyped> | undefined };

/** Form of a schedule. */
export const ScheduleForm = ({ schedule, answer }: ScheduleFormProps) => {
  const t = useText(scheduleText).form;
  const whole = useText(scheduleText);
  const language = useLanguage();
  const { scheduleId, state, route, coach, today, faults, checked } = schedule;
  const given = answer ? answer.typed : schedule.typed;
  const [typed, setTyped] = useState(given);
  const form = useFirstError<HTMLFormElement>(checked ? faults : answer);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) form.current?.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`)?.focus();
  }, [form, hash]);
  const said = (field: string): string | undefined => {
    const fault = faults[field] as ScheduleFault | undefined;
    return fault && scheduleFaultText[fault][language];
  };
  const wrongFares = said('fares');
  const values = {
    typed: {
      ...given,
      departureTime: digits(given.departureTime, language),
      reportingMinutes: digits(given.reportingMinutes, language),
    },
    faultOf: (name: string) => said(name.replace(/(?<=^route|^coach)Id$/, '')),
    sending: String(useNavigation().formData?.get('intent') ?? ''),
  };
  return (
    <FormContext value={values}>
      <Stack
        as={Form}
        gap="l"
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        onChange={(event) => setTyped(readScheduleForm(new FormData(event.currentTarget), given))}
      >
        {/* Makes Enter in a field save the draft, instead of pressing the first button of a window. */}
        <button className="visually-hidden" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="scheduleId" value={scheduleId} />
        <RunCard schedule={schedule} typed={typed} />
        {route && coach && (
          <>
            <Section title={t.days}>
              <DaysFields typed={given} said={said} />
            </Section>
            <Section
              title={
                <span id="fares" tabIndex={-1}>
                  {t.fares}
                </span>
              }
              actions={
                route.stops.length > 2 && (
                  <SubmitButton intent="fill" isNamed look="line" small>
                    {t.fill}
                  </SubmitButton>
                )
              }
            >
              <p className="small muted">
                {t.faresHint} {coach.coachType === 'non-ac' && t.ceilingHint}
              </p>
              {wrongFares && (
                <p className="field-error" role="alert">
                  {wrongFares}
                </p>
              )}
              <FareTable
                caption={t.fares}
                route={route}
                coach={coach}
                today={today}
                prefix="fare:"
                typed={typed.fares}
                faults={faults as Record<string, string>}
                field="fares"
              />
            </Section>
            <Section title={t.windows}>
              <p className="small muted">{t.windowsHint}</p>
              <WindowCards
                route={route}
                coach={coach}
                today={today}
                typed={typed}
                faults={faults as Record<string, string>}
                said={said}
              />
              <Row>
                <SubmitButton intent="add-window" isNamed look="line">
                  {t.addWindow}
                </SubmitButton>
              </Row>
            </Section>
            <Row>
              <SubmitButton intent="preview" isNamed>
                {t.preview}
              </SubmitButton>
              <SubmitButton intent="save" isNamed look="line">
                {t.save}
              </SubmitButton>
            </Row>
          </>
        )}
        {state !== 'new' && (
          <Row>
            {(state === 'begun' || state === 'changed') && (
              <SubmitButton intent="drop" isNamed look="line">
                {t.drop}
              </SubmitButton>
            )}
            {state !== 'begun' && (
              <ConfirmStep label={whole.retire}>
                <p>{whole.retireAsk}</p>
                <SubmitButton intent="retire" isNamed look="danger">
                  {whole.retireDo}
                </SubmitButton>
              </ConfirmStep>
            )}
          </Row>
        )}
      </Stack>
    </FormContext>
  );
};
