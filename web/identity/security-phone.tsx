/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { problemText } from '@poth/domain/problem-text.ts';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { CodeField } from '../ui/code-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { answerTo, type SecurityAnswer } from './security-answer.ts';
import { securityFaultText } from './security-faults.ts';
import { SecurityForm } from './security-form.tsx';
import { More, SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import type { SecurityPageView } from './security-view.ts';
import styles from './security.module.css';

type SecurityPhoneProps = {
  view: SecurityPageView;
  answer: SecurityAnswer | undefined;
  /** The number that another page has already asked for. */
  wanted: string;
  messagesUrl: string | null;
};

const codeProblems = ['code-wrong', 'code-expired'];

const CodeStep = ({ answer, messagesUrl }: { answer: SecurityAnswer; messagesUrl: string | null }) => {
  const t = useText(securityText);
  const language = useLanguage();
  const { problem, code } = answer;
  const ofCode = problem && codeProblems.includes(problem.code);
  const error = ofCode ? problemText(problem, language) : securityFaultText(faultsOf(problem).code, language);
  return (
    <div className={styles.step}>
      <SecurityForm intent="finish-phone" answer={answer} submit={t.phone.submit} besideField={codeProblems}>
        <p className="num">
          {t.phone.sent(code?.sentTo ?? '')}{' '}
          {messagesUrl && (
            <a className="link" href={messagesUrl} target="_blank" rel="noreferrer">
              {t.sandboxSms}
            </a>
          )}
        </p>
        <input type="hidden" name="phone" value={code?.phone} />
        <input type="hidden" name="codeId" value={code?.codeId} />
        <CodeField label={t.phone.code} error={error} autoFocus data-arrived />
      </SecurityForm>
      <LocalLink className={`link ${styles.link}`} to="/security#phone">
        {t.phone.other}
      </LocalLink>
    </div>
  );
};

/** The number of the account: a new one is proved by the code that is sent to it. */
export const SecurityPhone = ({ view, answer, wanted, messagesUrl }: SecurityPhoneProps) => {
  const t = useText(securityText).phone;
  const language = useLanguage();
  const start = answerTo(answer, 'start-phone');
  const withCode = answer?.code && answer;
  const error = securityFaultText(faultsOf(start?.problem).phone, language);
  return (
    <SecuritySection id="phone" title={t.title} about={t.about}>
      <p className={`${styles.now} num`}>
        <b>{view.phone ?? t.none}</b>
      </p>
      {withCode ? (
        <CodeStep answer={withCode} messagesUrl={messagesUrl} />
      ) : (
        <More label={view.phone ? t.change : t.add} open={start !== undefined || wanted !== ''}>
          <SecurityForm intent="start-phone" answer={start} proof={view} submit={t.send}>
            <TextField
              label={t.field}
              error={error}
              type="tel"
              inputMode="tel"
              name="phone"
              autoComplete="tel"
              defaultValue={start?.typed.phone ?? wanted}
              autoFocus={error !== undefined}
              required
            />
          </SecurityForm>
        </More>
      )}
    </SecuritySection>
  );
};
