import { longest } from '@poth/domain/feedback/read-report.ts';
import type { ReportKind } from '@poth/domain/feedback/report.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { answerTo } from '../shell/form-answer.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { FormDateField } from '../ui/form-date-field.tsx';
import { FieldGrid, Row } from '../ui/layout.tsx';
import { AreaField, SelectField, TextField } from '../ui/text-field.tsx';
import type { ReportAnswer } from './report-action.ts';
import type { ReportsView } from './report-view.ts';
import { voiceText } from './text.ts';

type ReportFormProps = { kind: ReportKind; view: ReportsView; formKey: string; answer: ReportAnswer };

/** Takes what happened, when and where; for an overcharge also what was paid, and to whom. */
export const ReportForm = ({ kind, view, formKey, answer }: ReportFormProps) => {
  const { form: t, faults, kinds } = useText(voiceText);
  const { date, time, latest } = view.at;
  const counterId = kind === 'did-not-come' ? view.boardingCounterId : '';
  const address = `/ticket/${view.pnr}/report`;
  return (
    <ActionForm
      action={localPath(useLanguage(), `${address}?kind=${kind}`)}
      intent="report"
      given={{ date, time, counterId }}
      answer={answerTo(answer, { intent: 'report' })}
      says={faults}
      hiddenFields={{ key: formKey, kind }}
      preventScrollReset={false}
      isStacked
      className="card"
    >
      <h2>{kinds[kind]}</h2>
      <FieldGrid>
        <FormDateField name="date" label={t.when} max={latest} required />
        <TextField type="time" name="time" label={t.time} required />
        <SelectField
          name="counterId"
          label={t.counter}
          options={[
            ...view.counters.map((counter) => ({ value: counter.counterId, label: counter.name })),
            { value: '', label: t.otherPlace },
          ]}
        />
        <TextField name="place" label={t.place} maxLength={longest.place} />
        {kind === 'overcharged' && (
          <>
            <TextField
              name="paidTaka"
              label={t.paid}
              hint={t.price(view.price)}
              inputMode="decimal"
              required
            />
            <TextField
              name="paidTo"
              label={t.paidTo}
              hint={t.paidToHint}
              maxLength={longest.paidTo}
              required
            />
          </>
        )}
      </FieldGrid>
      <AreaField name="text" label={t.text} hint={t.textHint} rows={5} required />
      <Row>
        <SubmitButton intent="report">{t.send}</SubmitButton>
        <ButtonLink to={address} look="line">
          {t.back}
        </ButtonLink>
      </Row>
    </ActionForm>
  );
};
