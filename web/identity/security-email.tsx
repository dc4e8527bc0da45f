import type { SecurityView } from '@poth/domain/identity/security-view.ts';
import { SandboxLink } from '../shell/sandbox-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { EmailField } from '../ui/text-field.tsx';
import { SecurityForm } from './security-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import styles from './security.module.css';

/** The address of the account, whether it is proved, and the way to another one. */
export const SecurityEmail = ({ view }: { view: SecurityView }) => {
  const t = useText(securityText).email;
  const { email, emailVerified, pendingEmail } = view;
  return (
    <SecuritySection id="email" title={t.title} about={t.about}>
      <Row className={styles.now}>
        <b>{email ?? t.none}</b>
        {email && (
          <span className={emailVerified ? 'chip' : 'chip gold'}>
            {emailVerified ? t.proved : t.unproved}
          </span>
        )}
      </Row>
      {email && !emailVerified && (
        <Stack>
          <p className="small">
            {t.openLink} <SandboxLink of="mail" className="link-alone" />
          </p>
          <SecurityForm intent="resend-link" submit={t.resend} look="line" />
        </Stack>
      )}
      {pendingEmail && (
        <Stack>
          <Alert kind="notice">
            {t.pending(pendingEmail)} <SandboxLink of="mail" className="link-alone" />
          </Alert>
          <SecurityForm intent="keep-email" submit={t.keep} look="line" />
        </Stack>
      )}
      <SecurityForm intent="change-email" more={email ? t.change : t.add} proof={view} submit={t.submit}>
        <EmailField label={t.field} />
      </SecurityForm>
    </SecuritySection>
  );
};
