import type { ScheduleFault } from '@poth/domain/schedule/read-schedule.ts';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import { useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import type { Refused } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DaysFields } from './days-fields.tsx';
import { FareTable } from './fare-table.tsx';
import type { LoadedSchedule } from './load-schedule.ts';
import { RunCard } from './run-card.tsx';
import { readScheduleForm } from './schedule-typed.ts';
import { scheduleFaultText, scheduleText } from './text.ts';
import { WindowCards } from './window-cards.tsx';
import styles from './schedule.module.css';

type ScheduleFormProps = {
  schedule: LoadedSchedule;
  answer: Refused<ScheduleTyped> | undefined;
};

/** Form of a schedule, as its owner types it. */
export const ScheduleForm = ({ schedule, answer }: ScheduleFormProps) => {
  const t = useText(scheduleText).form;
  const whole = useText(scheduleText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { scheduleId, state, route, coach, today, faults, checked } = schedule;
  const given = answer ? answer.typed : schedule.typed;
  const [typed, setTyped] = useState(given);
  useFirstError(form, checked ? faults : answer);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) form.current?.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`)?.focus();
  }, [hash]);
  const intent = useNavigation().formData?.get('intent');
  const said = (field: string): string | undefined => {
    const fault = faults[field] as ScheduleFault | undefined;
    return fault && scheduleFaultText[fault][language];
  };
  const open = route && coach;
  const faresWrong = said('fares');
  return (
    <Form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      preventScrollReset
      onChange={(event) => setTyped(readScheduleForm(new FormData(event.currentTarget), given))}
    >
      {/* Enter in a field keeps the draft; it does not press the first button of a window. */}
      <button className="visually-hidden" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="scheduleId" value={scheduleId} />
      <RunCard schedule={schedule} given={given} typed={typed} said={said} busy={intent === 'choose'} />
      {open && (
        <>
          <Card className={styles.card}>
            <h2>{t.days}</h2>
            <DaysFields typed={given} said={said} />
          </Card>
          <Card className={styles.card}>
            <div className={styles.head}>
              <h2 id="fares" tabIndex={-1}>
                {t.fares}
              </h2>
              {route.stops.length > 2 && (
                <button className="btn btn-line" name="intent" value="fill">
                  {t.fill}
                </button>
              )}
            </div>
            <p className="small muted">
              {t.faresHint} {coach.coachType === 'non-ac' && t.ceilingHint}
            </p>
            {faresWrong && (
              <p className="field-error" role="alert">
                {faresWrong}
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
          </Card>
          <Card className={styles.card}>
            <h2>{t.windows}</h2>
            <p className="small muted">{t.windowsHint}</p>
            <WindowCards
              route={route}
              coach={coach}
              today={today}
              typed={typed}
              faults={faults as Record<string, string>}
              said={said}
            />
            <button className="btn btn-line" name="intent" value="add-window">
              {t.addWindow}
            </button>
          </Card>
          <div className={styles.do}>
            <Button name="intent" value="preview" busy={intent === 'preview'}>
              {t.preview}
            </Button>
            <Button look="line" name="intent" value="save" busy={intent === 'save'}>
              {t.save}
            </Button>
          </div>
        </>
      )}
      {state !== 'new' && (
        <div className={styles.do}>
          {(state === 'begun' || state === 'changed') && (
            <button className="btn btn-line" name="intent" value="drop">
              {t.drop}
            </button>
          )}
          {state !== 'begun' && (
            <AskFirst label={whole.retire}>
              <p>{whole.retireAsk}</p>
              <button className="btn btn-danger" name="intent" value="retire">
                {whole.retireDo}
              </button>
            </AskFirst>
          )}
        </div>
      )}
    </Form>
  );
};
