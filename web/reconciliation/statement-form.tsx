import { formatDate } from '@poth/domain/dhaka.ts';
import type { ComparedDay } from '@poth/domain/reconciliation/difference.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Section } from '../ui/section.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { differencesText } from './differences-text.ts';

type StatementFormProps = {
  days: readonly ComparedDay[];
  answer: Refused<{ day: string }> | undefined;
  /** Sentence about the result of the last statement. */
  said: string | null;
};

/** Form for a gateway's own statement of a compared day. */
export const StatementForm = ({ days, answer, said }: StatementFormProps) => {
  const t = useText(differencesText).statement;
  const language = useLanguage();
  return (
    <Section title={t.title}>
      {said && <Alert kind="success">{said}</Alert>}
      <p className="small">{t.says}</p>
      <ActionForm intent="statement" encType="multipart/form-data" answer={answer} says={t.faults} isStacked>
        <SelectField
          name="day"
          label={t.day}
          options={days.map(({ day }) => ({ value: day, label: formatDate(day, language, 'year') }))}
        />
        <TextField label={t.file} type="file" name="text" accept=".csv,text/csv" />
        <SubmitButton look="line">{t.does}</SubmitButton>
      </ActionForm>
    </Section>
  );
};
