import type { SecurityView } from '@poth/domain/identity/security-view.ts';
import { useText } from '../text/texts.ts';
import { NewPasswordField } from './password-field.tsx';
import { SecurityForm } from './security-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import styles from './security.module.css';

/** The password: changed with the current one, or given to an account that has none. */
export const SecurityPassword = ({ view }: { view: SecurityView }) => {
  const t = useText(securityText).ownPassword;
  const { hasPassword, email } = view;
  return (
    <SecuritySection id="password" title={t.title} about={t.about}>
      <p className={styles.now}>{hasPassword ? t.has : t.none}</p>
      {hasPassword || email ? (
        <SecurityForm
          intent="change-password"
          more={hasPassword ? t.change : t.set}
          proof={view}
          submit={t.submit}
        >
          <NewPasswordField name="newPassword" />
        </SecurityForm>
      ) : (
        <p className="muted small">{t.needsEmail}</p>
      )}
    </SecuritySection>
  );
};
