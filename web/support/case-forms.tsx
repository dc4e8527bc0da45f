import { caseKinds, type SupportCase } from '@poth/domain/support/case.ts';
import { SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { answerTo, type Refused } from '../shell/form-answer.ts';
import { useText } from '../text/texts.ts';
import { Row } from '../ui/layout.tsx';
import { AreaField, SelectField } from '../ui/text-field.tsx';
import { supportText } from './text.ts';

/** Fields of a form. about: the case of the form, or empty. */
export type CaseTyped = { intent: string; about: string; kind: string; text: string; said: string };
export type CaseAnswer = Refused<CaseTyped> | undefined;

type OpenCaseProps = { hiddenFields: Record<string, string>; answer: CaseAnswer };

/** Opens a case on a booking: its kind, and what the passenger says. */
export const OpenCaseForm = ({ hiddenFields, answer }: OpenCaseProps) => {
  const t = useText(supportText).cases;
  return (
    <ConfirmForm
      label={t.open}
      effect={t.openSays}
      intent="open-case"
      hiddenFields={hiddenFields}
      answer={answerTo(answer, { intent: 'open-case' })}
      says={t.faults}
      isStacked
    >
      <SelectField
        name="kind"
        label={t.kind}
        options={caseKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
      />
      <AreaField name="text" label={t.text} hint={t.textHint} rows={4} required />
      <SubmitButton intent="open-case" look="green">
        {t.open}
      </SubmitButton>
    </ConfirmForm>
  );
};

/** Answers a case that is open, or closes one that is not closed yet. */
export const DecideCaseForms = ({ shown, answer }: { shown: SupportCase; answer: CaseAnswer }) => {
  const t = useText(supportText).cases;
  const { tripId, caseId, state, moves, kind } = shown;
  if (state === 'closed') return null;
  const formOf = (intent: 'answer' | 'close') => ({
    intent,
    hiddenFields: { tripId, caseId, seenMoves: moves.length },
    answer: answerTo(answer, { intent, about: caseId }),
    says: { ...t.faults, 'text-missing': t.saidMissing },
    isStacked: true,
  });
  return (
    <Row>
      {state === 'open' && (
        <ConfirmForm label={t.answer} {...formOf('answer')}>
          <AreaField name="said" label={t.said} rows={3} required />
          <SubmitButton intent="answer" look="green" of={`: ${t.kinds[kind]}`}>
            {t.answer}
          </SubmitButton>
        </ConfirmForm>
      )}
      <ConfirmForm label={t.close} {...formOf('close')}>
        <AreaField name="said" label={t.closeSaid} rows={2} />
        <SubmitButton intent="close" look="line" of={`: ${t.kinds[kind]}`}>
          {t.close}
        </SubmitButton>
      </ConfirmForm>
    </Row>
  );
};
