/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { problemText } from '@poth/domain/problem-text.ts';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { LostFactor } from './lost-factor.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { answerTo, type SecurityAnswer } from './security-answer.ts';
import { BackupCodes, FactorSetup } from './security-factor-setup.tsx';
import { securityFaultText } from './security-faults.ts';
import { SecurityForm } from './security-form.tsx';
import { More, SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import type { SecurityPageView } from './security-view.ts';
import styles from './security.module.css';

type SecurityFactorProps = {
  view: SecurityPageView;
  answer: SecurityAnswer | undefined;
  /** Whether a page that demands the second factor has led here. */
  needed: boolean;
  /** Where that page is, in its language. */
  to: string;
};
type PartProps = Pick<SecurityFactorProps, 'view' | 'answer'>;

const Off = ({ view, answer, needed, to }: SecurityFactorProps) => {
  const t = useText(securityText).factor;
  const start = answerTo(answer, 'start-factor');
  if (answer?.setup) return <FactorSetup answer={answer} setup={answer.setup} />;
  if (needed && view.passkeys.length > 0)
    return (
      <>
        <p className="small">{t.usePasskey}</p>
        <PasskeySignIn to={to} />
        <LostFactor asked={false} />
      </>
    );
  return (
    <More label={t.start} open={needed || start !== undefined}>
      <SecurityForm intent="start-factor" answer={start} proof={view} submit={t.startSubmit}>
        <p className="small">{t.startWhat}</p>
      </SecurityForm>
    </More>
  );
};

const Removal = ({ view, answer }: PartProps) => {
  const t = useText(securityText).factor;
  const language = useLanguage();
  const removal = answerTo(answer, 'remove-factor');
  const { problem } = removal ?? {};
  const error =
    problem?.code === 'second-factor-wrong'
      ? problemText(problem, language)
      : securityFaultText(faultsOf(problem).code, language);
  return (
    <More label={t.remove} open={removal !== undefined}>
      <SecurityForm
        intent="remove-factor"
        answer={removal}
        proof={view}
        submit={t.removeSubmit}
        look="danger"
        besideField={['second-factor-wrong']}
      >
        <CodeField
          label={t.removeCode}
          error={error}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={error !== undefined}
        />
      </SecurityForm>
    </More>
  );
};

const On = ({ view, answer }: PartProps) => {
  const t = useText(securityText).factor;
  const renewal = answerTo(answer, 'new-codes');
  return (
    <>
      {renewal?.backupCodes ? (
        <div className={styles.step}>
          <BackupCodes codes={renewal.backupCodes} />
        </div>
      ) : (
        <More label={t.newCodes} open={renewal !== undefined}>
          <SecurityForm intent="new-codes" answer={renewal} proof={view} submit={t.newCodesSubmit}>
            <p className="small">{t.newCodesWhat}</p>
          </SecurityForm>
        </More>
      )}
      {view.mayRemoveSecondFactor ? (
        <Removal view={view} answer={answer} />
      ) : (
        <p className="muted small">{t.stays}</p>
      )}
    </>
  );
};

/** The second factor: set up in three steps, renewed, switched off. */
export const SecurityFactor = ({ view, answer, needed: ledHere, to }: SecurityFactorProps) => {
  const t = useText(securityText).factor;
  const { hasSecondFactor } = view;
  const needed = ledHere || view.missesSecondFactor;
  return (
    <SecuritySection id="second-factor" title={t.title} about={t.about}>
      {needed && !hasSecondFactor && <Alert>{t.needed}</Alert>}
      <p className={styles.now}>
        <span className={hasSecondFactor ? 'chip' : 'chip plain'}>{hasSecondFactor ? t.on : t.off}</span>
      </p>
      {hasSecondFactor ? (
        <On view={view} answer={answer} />
      ) : (
        <Off view={view} answer={answer} needed={needed} to={to} />
      )}
    </SecuritySection>
  );
};
