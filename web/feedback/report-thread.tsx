import { problemText } from '@poth/domain/problem-text.ts';
import type { ReportFault } from '@poth/domain/feedback/read-report.ts';
import { Form } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import type { ReportAnswer } from './report-action.ts';
import type { ReportView } from './report-view.ts';
import { voiceText } from './text.ts';
import styles from './report.module.css';

type JudgeProps = { reportId: string; formKey: string; answer: ReportAnswer };

/** Takes the answer, or says why it is not right. */
const Judge = ({ reportId, formKey, answer }: JudgeProps) => {
  const t = useText(voiceText);
  const language = useLanguage();
  const mine = answer?.typed.reportId === reportId ? answer : undefined;
  const fault = faultsOf(mine?.problem).said as ReportFault | undefined;
  const hidden = (
    <>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="reportId" value={reportId} />
    </>
  );
  return (
    <>
      {mine && !fault && <Alert>{problemText(mine.problem, language)}</Alert>}
      <div className={styles.ways}>
        <Form method="post" preventScrollReset>
          {hidden}
          <Button type="submit" look="green" name="intent" value="close">
            {t.judge.close}
          </Button>
        </Form>
        <AskFirst label={t.judge.dispute} open={fault !== undefined}>
          <Form method="post" noValidate preventScrollReset>
            {hidden}
            <Field label={t.judge.why} error={fault && t.faults[fault]}>
              {(control) => (
                <textarea name="said" rows={3} defaultValue={mine?.typed.said} required {...control} />
              )}
            </Field>
            <Button type="submit" look="line" name="intent" value="dispute">
              {t.judge.sendDispute}
            </Button>
          </Form>
        </AskFirst>
      </div>
    </>
  );
};

type ReportThreadProps = { report: ReportView; formKey: string; answer: ReportAnswer };

/** One report: what the passenger said, what was answered, and what may be said to it. */
export const ReportThread = ({ report, formKey, answer }: ReportThreadProps) => {
  const t = useText(voiceText);
  return (
    <article className={`card ${styles.thread}`} aria-label={t.kinds[report.kind]}>
      <header>
        <h2>{t.kinds[report.kind]}</h2>
        <span className={styles.state} data-state={report.state}>
          {t.states[report.state]}
        </span>
      </header>
      <dl className={`${styles.facts} num`}>
        <div>
          <dt>{t.said.when}</dt>
          <dd>{report.when}</dd>
        </div>
        <div>
          <dt>{t.said.where}</dt>
          <dd>{report.place}</dd>
        </div>
        {report.paid && (
          <div>
            <dt>{t.said.paidLabel}</dt>
            <dd>{report.paid}</dd>
          </div>
        )}
      </dl>
      <p className={styles.words}>{report.text}</p>
      {report.moves.length > 0 && (
        <ol className={styles.moves}>
          {report.moves.map((move) => (
            <li key={move.moveNo} data-by={move.byOperator ? 'operator' : 'you'}>
              <p className="small muted num">
                {move.byOperator ? report.operator : t.said.you} · {move.at}
              </p>
              <p className={styles.words}>{move.said}</p>
            </li>
          ))}
        </ol>
      )}
      {report.state === 'answered' && <Judge reportId={report.reportId} formKey={formKey} answer={answer} />}
    </article>
  );
};
