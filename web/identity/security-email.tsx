/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { TextField } from '../ui/text-field.tsx';
import { answerTo, type SecurityAnswer } from './security-answer.ts';
import { securityFaultText } from './security-faults.ts';
import { SecurityForm } from './security-form.tsx';
import { More, SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import type { SecurityPageView } from './security-view.ts';
import styles from './security.module.css';

type SecurityEmailProps = {
  view: SecurityPageView;
  answer: SecurityAnswer | undefined;
  /** Where the sandbox shows what was sent. */
  messagesUrl: string | null;
};

const MailLink = ({ href }: { href: string | null }) => {
  const t = useText(securityText);
  return href ? (
    <a className="link link-alone" href={href} target="_blank" rel="noreferrer">
      {t.sandboxMail}
    </a>
  ) : null;
};

/** The address of the account, whether it is proved, and the way to another one. */
export const SecurityEmail = ({ view, answer, messagesUrl }: SecurityEmailProps) => {
  const t = useText(securityText).email;
  const language = useLanguage();
  const { email, emailVerified, pendingEmail } = view;
  const change = answerTo(answer, 'change-email');
  const error = securityFaultText(faultsOf(change?.problem).email, language);
  return (
    <SecuritySection id="email" title={t.title} about={t.about}>
      <p className={styles.now}>
        <b>{email ?? t.none}</b>
        {email && (
          <span className={emailVerified ? 'chip' : 'chip gold'}>
            {emailVerified ? t.proved : t.unproved}
          </span>
        )}
      </p>
      {email && !emailVerified && (
        <div className={styles.step}>
          <p className="small">
            {t.openLink} <MailLink href={messagesUrl} />
          </p>
          <SecurityForm
            intent="resend-link"
            answer={answerTo(answer, 'resend-link')}
            submit={t.resend}
            look="line"
          />
        </div>
      )}
      {pendingEmail && (
        <div className={styles.step}>
          <Alert kind="notice">
            {t.pending(pendingEmail)} <MailLink href={messagesUrl} />
          </Alert>
          <SecurityForm
            intent="keep-email"
            answer={answerTo(answer, 'keep-email')}
            submit={t.keep}
            look="line"
          />
        </div>
      )}
      <More label={email ? t.change : t.add} open={change !== undefined}>
        <SecurityForm intent="change-email" answer={change} proof={view} submit={t.submit}>
          <TextField
            label={t.field}
            error={error}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={change?.typed.email}
            autoFocus={error !== undefined}
            required
          />
        </SecurityForm>
      </More>
    </SecuritySection>
  );
};
