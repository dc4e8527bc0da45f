/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { passwordLength } from '@poth/domain/identity/password.ts';
import { digits } from '@poth/domain/language.ts';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { PasswordField } from './password-field.tsx';
import { answerTo, type SecurityAnswer } from './security-answer.ts';
import { securityFaultText } from './security-faults.ts';
import { SecurityForm } from './security-form.tsx';
import { More, SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import type { SecurityPageView } from './security-view.ts';
import styles from './security.module.css';

type SecurityPasswordProps = { view: SecurityPageView; answer: SecurityAnswer | undefined };

/** The password: changed with the current one, or given to an account that has none. */
export const SecurityPassword = ({ view, answer }: SecurityPasswordProps) => {
  const t = useText(securityText).ownPassword;
  const language = useLanguage();
  const { hasPassword, email } = view;
  const change = answerTo(answer, 'change-password');
  const fault = faultsOf(change?.problem).newPassword;
  return (
    <SecuritySection id="password" title={t.title} about={t.about}>
      <p className={styles.now}>{hasPassword ? t.has : t.none}</p>
      {hasPassword || email ? (
        <More label={hasPassword ? t.change : t.set} open={change !== undefined}>
          <SecurityForm intent="change-password" answer={change} proof={view} submit={t.submit}>
            <PasswordField
              label={t.field}
              name="newPassword"
              autoComplete="new-password"
              hint={t.rule(digits(passwordLength.least, language))}
              error={securityFaultText(fault, language)}
              autoFocus={fault !== undefined}
            />
          </SecurityForm>
        </More>
      ) : (
        <p className="muted small">{t.needsEmail}</p>
      )}
    </SecuritySection>
  );
};
