import { longest, type ReportFault, type ReportField } from '@poth/domain/feedback/read-report.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { ReportKind } from '@poth/domain/feedback/report.ts';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type ControlProps, Field } from '../ui/field.tsx';
import type { ReportAnswer } from './report-action.ts';
import type { ReportsView } from './report-view.ts';
import { voiceText } from './text.ts';
import styles from './report.module.css';

type ReportFormProps = { kind: ReportKind; view: ReportsView; formKey: string; answer: ReportAnswer };

/** Takes what happened, when and where; for an overcharge also what was paid, and to whom. */
export const ReportForm = ({ kind, view, formKey, answer }: ReportFormProps) => {
  const { form: t, faults: sentences, kinds } = useText(voiceText);
  const language = useLanguage();
  const busy = useNavigation().formData?.get('intent') === 'report';
  const mine = answer?.typed.intent === 'report' ? answer : undefined;
  const faults = faultsOf(mine?.problem);
  const typed = mine?.typed ?? {
    ...view.at,
    counterId: kind === 'did-not-come' ? view.boardingCounterId : '',
    place: '',
    text: '',
    paidTaka: '',
    paidTo: '',
  };
  const field = (
    name: ReportField,
    label: ReactNode,
    control: (props: ControlProps) => ReactNode,
    hint?: ReactNode,
  ) => (
    <Field label={label} hint={hint} error={sentences[faults[name] as ReportFault]}>
      {control}
    </Field>
  );
  return (
    <Form
      method="post"
      action={localPath(language, `/ticket/${view.pnr}/report?kind=${kind}`)}
      noValidate
      className={`card ${styles.form}`}
    >
      <h2>{kinds[kind]}</h2>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="kind" value={kind} />
      <div className={styles.beside}>
        {field('date', t.when, (control) => (
          <input
            type="date"
            name="date"
            max={view.at.latest}
            defaultValue={typed.date}
            required
            {...control}
          />
        ))}
        <Field label={t.time}>
          {(control) => <input type="time" name="time" defaultValue={typed.time} required {...control} />}
        </Field>
      </div>
      <div className={styles.beside}>
        <Field label={t.counter}>
          {(control) => (
            <select name="counterId" defaultValue={typed.counterId} {...control}>
              {view.counters.map(({ counterId, name }) => (
                <option key={counterId} value={counterId}>
                  {name}
                </option>
              ))}
              <option value="">{t.otherPlace}</option>
            </select>
          )}
        </Field>
        {field('place', t.place, (control) => (
          <input name="place" maxLength={longest.place} defaultValue={typed.place} {...control} />
        ))}
      </div>
      {kind === 'overcharged' && (
        <div className={styles.beside}>
          {field(
            'paidTaka',
            t.paid,
            (control) => (
              <input
                name="paidTaka"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={typed.paidTaka}
                required
                {...control}
              />
            ),
            t.price(view.price),
          )}
          {field(
            'paidTo',
            t.paidTo,
            (control) => (
              <input
                name="paidTo"
                maxLength={longest.paidTo}
                defaultValue={typed.paidTo}
                required
                {...control}
              />
            ),
            t.paidToHint,
          )}
        </div>
      )}
      {field(
        'text',
        t.text,
        (control) => (
          <textarea name="text" rows={5} defaultValue={typed.text} required {...control} />
        ),
        t.textHint,
      )}
      {mine && Object.keys(faults).length === 0 && (
        <Alert>
          <b>{t.notSent}</b>
          <br />
          {problemText(mine.problem, language)}
        </Alert>
      )}
      <div className={styles.ways}>
        <Button type="submit" name="intent" value="report" busy={busy}>
          {t.send}
        </Button>
        <ButtonLink to={`/ticket/${view.pnr}/report`} look="line">
          {t.back}
        </ButtonLink>
      </div>
    </Form>
  );
};
