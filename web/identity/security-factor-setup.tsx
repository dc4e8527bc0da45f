/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { problemText } from '@poth/domain/problem-text.ts';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { CodeField } from '../ui/code-field.tsx';
import type { FactorShown, SecurityAnswer } from './security-answer.ts';
import { securityFaultText } from './security-faults.ts';
import { SecurityForm } from './security-form.tsx';
import { securityText } from './security-text.ts';
import styles from './security.module.css';

/** Codes for the day the phone is lost, to be written down. */
export const BackupCodes = ({ codes }: { codes: readonly string[] }) => {
  const t = useText(securityText).factor.keep;
  return (
    <>
      <h3 tabIndex={-1} data-arrived>
        {t.title}
      </h3>
      <p className="small">{t.text}</p>
      <ul className={styles.backupCodes} data-part="backup-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
};

const keyOf = (totpUri: string): string =>
  (new URLSearchParams(totpUri.split('?')[1]).get('secret')?.match(/.{1,4}/g) ?? []).join(' ');

type FactorSetupProps = { answer: SecurityAnswer; setup: FactorShown };

/** Three steps: scan, keep the backup codes, and show by a code that the app works. */
export const FactorSetup = ({ answer, setup }: FactorSetupProps) => {
  const t = useText(securityText).factor;
  const language = useLanguage();
  const { totpUri, qr, backupCodes } = setup;
  const { problem } = answer;
  const error =
    problem?.code === 'second-factor-wrong'
      ? problemText(problem, language)
      : securityFaultText(faultsOf(problem).code, language);
  return (
    <ol className={styles.factorSteps}>
      <li>
        <h3 tabIndex={-1} data-arrived>
          {t.scan.title}
        </h3>
        <div className={styles.factorScan}>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t.scan.picture}>
            <path d={qr.path} />
          </svg>
          <div>
            <p>
              <a className={`link ${styles.link}`} href={totpUri}>
                {t.scan.open}
              </a>
            </p>
            <p className="small">{t.scan.orType}</p>
            <p>
              <code className={styles.factorKey} data-part="factor-key">
                {keyOf(totpUri)}
              </code>
            </p>
          </div>
        </div>
      </li>
      <li>
        <BackupCodes codes={backupCodes} />
      </li>
      <li>
        <h3>{t.confirm.title}</h3>
        <SecurityForm
          intent="confirm-factor"
          answer={answer}
          submit={t.confirm.submit}
          besideField={['second-factor-wrong']}
        >
          <input type="hidden" name="totpUri" value={totpUri} />
          <input type="hidden" name="backupCodes" value={backupCodes.join(' ')} />
          <CodeField label={t.confirm.label} error={error} autoFocus={error !== undefined} />
        </SecurityForm>
      </li>
    </ol>
  );
};
