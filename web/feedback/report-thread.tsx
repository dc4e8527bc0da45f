import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { answerTo } from '../shell/form-answer.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Facts } from '../ui/facts.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { ConversationEntry, TypedWords } from '../ui/conversation-entry.tsx';
import { AreaField } from '../ui/text-field.tsx';
import type { ReportAnswer } from './report-action.ts';
import styles from './feedback.module.css';
import type { ReportView } from './report-view.ts';
import { voiceText } from './text.ts';

type ReportThreadProps = { report: ReportView; formKey: string; answer: ReportAnswer };

/** Form that accepts an answer, or disputes it with a reason. */
const Judge = ({ report: { reportId }, formKey, answer }: ReportThreadProps) => {
  const { judge: t, faults } = useText(voiceText);
  const formOf = (intent: 'close' | 'dispute') => ({
    intent,
    answer: answerTo(answer, { intent, reportId }),
    hiddenFields: { key: formKey, reportId },
  });
  return (
    <Row className={styles.ways}>
      <ActionForm {...formOf('close')}>
        <SubmitButton intent="close" look="green">
          {t.close}
        </SubmitButton>
      </ActionForm>
      <ConfirmForm label={t.dispute} {...formOf('dispute')} says={faults}>
        <AreaField name="said" label={t.why} rows={3} required />
        <SubmitButton intent="dispute" look="line">
          {t.sendDispute}
        </SubmitButton>
      </ConfirmForm>
    </Row>
  );
};

const tones = { open: 'late', disputed: 'late', answered: 'good', closed: 'quiet' } as const;

/** Report with its answers, and the form for a verdict on the last. */
export const ReportThread = ({ report, formKey, answer }: ReportThreadProps) => {
  const t = useText(voiceText);
  return (
    <Stack as="article" className="card" aria-label={t.kinds[report.kind]}>
      <Row as="header" isSpread>
        <h2>{t.kinds[report.kind]}</h2>
        <Badge tone={tones[report.state]}>{t.states[report.state]}</Badge>
      </Row>
      <Facts
        look="grid"
        facts={[
          [t.said.when, report.when],
          [t.said.where, report.place],
          [t.said.paidLabel, report.paid],
        ]}
      />
      <TypedWords>{report.text}</TypedWords>
      {report.moves.length > 0 && (
        <Stack as="ol" gap="s">
          {report.moves.map((move) => (
            <ConversationEntry
              as="li"
              key={move.moveNo}
              head={`${move.byOperator ? report.operator : t.said.you} · ${move.at}`}
              isAnswer={move.byOperator}
            >
              {move.said}
            </ConversationEntry>
          ))}
        </Stack>
      )}
      {report.state === 'answered' && <Judge report={report} formKey={formKey} answer={answer} />}
    </Stack>
  );
};
