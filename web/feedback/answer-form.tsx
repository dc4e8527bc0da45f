import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { PassengerReport } from '@poth/domain/feedback/report.ts';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { voiceDeskText } from './desk-text.ts';
import styles from './desk.module.css';

export type AnswerTyped = { tripId: string; about: string; reportIds: string[]; said: string };
type AnswerFormProps = {
  /** The reports that wait, of one trip. */
  waiting: readonly PassengerReport[];
  formKey: string;
  refused: Refused<AnswerTyped> | undefined;
};

/** One answer to the reports that wait; where there are several, whoever should not get it is left out. */
export const AnswerForm = ({ waiting, formKey, refused }: AnswerFormProps) => {
  const t = useText(voiceDeskText);
  const language = useLanguage();
  const sent = useNavigation().formData;
  const [first] = waiting;
  if (!first) return null;
  const about = first.reportId;
  const mine = refused?.typed.about === about ? refused : undefined;
  const faults = faultsOf(mine?.problem);
  const isField = Object.keys(faults).length > 0;
  return (
    <AskFirst label={t.send} open={mine !== undefined}>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="tripId" value={first.tripId} />
        <input type="hidden" name="about" value={about} />
        {waiting.length === 1 ? (
          <input type="hidden" name="reportId" value={about} />
        ) : (
          <fieldset className={styles.whom}>
            <legend>{t.answerTo}</legend>
            {waiting.map(({ reportId, contactName, pnr }) => (
              <label key={reportId}>
                <input
                  type="checkbox"
                  name="reportId"
                  value={reportId}
                  defaultChecked={mine?.typed.reportIds.includes(reportId) ?? true}
                />
                <span>
                  {contactName} <span className="small muted num">{formatPnr(pnr)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {faults.reportIds && <Alert>{t.whom}</Alert>}
        <Field
          label={t.answer}
          hint={t.answerHint}
          error={faults.said ? t.faults[faults.said as keyof typeof t.faults] : undefined}
        >
          {(control) => (
            <textarea name="said" rows={4} defaultValue={mine?.typed.said} required {...control} />
          )}
        </Field>
        {mine && !isField && <Alert>{problemText(mine.problem, language)}</Alert>}
        <Button type="submit" look="green" busy={sent?.get('about') === about}>
          {t.send}
        </Button>
      </Form>
    </AskFirst>
  );
};
