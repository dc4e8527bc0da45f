import { useText } from '../text/texts.ts';
import { CodeField } from '../ui/code-field.tsx';
import { Row } from '../ui/layout.tsx';
import type { FactorShown } from './security-answer.ts';
import { SecurityForm } from './security-form.tsx';
import { securityText } from './security-text.ts';
import styles from './security.module.css';

/** Backup codes for a lost phone, to be written down. */
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

/** Three steps: scan, keep the backup codes, and show by a code that the app works. */
export const FactorSetup = ({ setup: { totpUri, qr, backupCodes } }: { setup: FactorShown }) => {
  const t = useText(securityText).factor;
  return (
    <ol className={styles.factorSteps}>
      <li>
        <h3 tabIndex={-1} data-arrived>
          {t.scan.title}
        </h3>
        <Row gap="l" className={styles.factorScan}>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t.scan.picture}>
            <path d={qr.path} />
          </svg>
          <div>
            <p>
              <a className="link link-alone" href={totpUri}>
                {t.scan.open}
              </a>
            </p>
            <p className="small">{t.scan.orType}</p>
            <p>
              <code data-part="factor-key">{keyOf(totpUri)}</code>
            </p>
          </div>
        </Row>
      </li>
      <li>
        <BackupCodes codes={backupCodes} />
      </li>
      <li>
        <h3>{t.confirm.title}</h3>
        <SecurityForm
          intent="confirm-factor"
          submit={t.confirm.submit}
          hiddenFields={{ totpUri, backupCodes: backupCodes.join(' ') }}
        >
          <CodeField label={t.confirm.label} />
        </SecurityForm>
      </li>
    </ol>
  );
};
