import type { SecurityView } from '@poth/domain/identity/security-view.ts';
import { useActionData } from 'react-router';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Stack } from '../ui/layout.tsx';
import { LostFactor } from './lost-factor.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { type SecurityAnswer, useSecurityAnswer } from './security-answer.ts';
import { BackupCodes, FactorSetup } from './security-factor-setup.tsx';
import { SecurityForm } from './security-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import styles from './security.module.css';

type SecurityFactorProps = {
  view: SecurityView;
  hasPasskey: boolean;
  /** True if a page that requires the second factor has redirected here. */
  needed: boolean;
  /** Address of the page that requires the second factor, in its language. */
  to: string;
};

const Off = ({ view, hasPasskey, needed, to }: SecurityFactorProps) => {
  const t = useText(securityText).factor;
  const setup = useActionData<SecurityAnswer>()?.setup;
  if (setup) return <FactorSetup setup={setup} />;
  if (needed && hasPasskey)
    return (
      <>
        <p className="small">{t.usePasskey}</p>
        <PasskeySignIn to={to} />
        <LostFactor asked={false} />
      </>
    );
  return (
    <SecurityForm intent="start-factor" more={t.start} isOpen={needed} proof={view} submit={t.startSubmit}>
      <p className="small">{t.startWhat}</p>
    </SecurityForm>
  );
};

const On = ({ view }: { view: SecurityView }) => {
  const t = useText(securityText).factor;
  const newCodes = useSecurityAnswer('new-codes')?.backupCodes;
  return (
    <>
      {newCodes ? (
        <Stack>
          <BackupCodes codes={newCodes} />
        </Stack>
      ) : (
        <SecurityForm intent="new-codes" more={t.newCodes} proof={view} submit={t.newCodesSubmit}>
          <p className="small">{t.newCodesWhat}</p>
        </SecurityForm>
      )}
      {view.mayRemoveSecondFactor ? (
        <SecurityForm
          intent="remove-factor"
          more={t.remove}
          proof={view}
          submit={t.removeSubmit}
          look="danger"
        >
          <CodeField label={t.removeCode} autoCapitalize="none" spellCheck={false} />
        </SecurityForm>
      ) : (
        <p className="muted small">{t.stays}</p>
      )}
    </>
  );
};

/** The second factor: set up in three steps, renewed, switched off. */
export const SecurityFactor = ({ needed: ledHere, ...facts }: SecurityFactorProps) => {
  const t = useText(securityText).factor;
  const { hasSecondFactor, missesSecondFactor } = facts.view;
  const needed = ledHere || missesSecondFactor;
  return (
    <SecuritySection id="second-factor" title={t.title} about={t.about}>
      {needed && !hasSecondFactor && <Alert>{t.needed}</Alert>}
      <p className={styles.now}>
        <span className={hasSecondFactor ? 'chip' : 'chip plain'}>{hasSecondFactor ? t.on : t.off}</span>
      </p>
      {hasSecondFactor ? <On view={facts.view} /> : <Off {...facts} needed={needed} />}
    </SecuritySection>
  );
};
