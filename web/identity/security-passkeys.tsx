import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyView } from '@poth/domain/identity/security-view.ts';
import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { useSubmit } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { LoginProblem } from './login-problem.tsx';
import { askPasskey } from './passkey-ask.ts';
import { useCanPasskey, useCeremony } from './passkey-browser.ts';
import { useSecurityAnswer } from './security-answer.ts';
import { type Proof, SecurityForm, SignInAgain } from './security-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import styles from './security.module.css';

const failed = { code: 'passkey-failed', fields: {} } as const;

const AddPasskey = () => {
  const t = useText(securityText).passkeys;
  const answer = useSecurityAnswer('add-passkey');
  const submit = useSubmit();
  const { busy, failure, begin } = useCeremony(async () => {
    const optionsJSON = await askPasskey<PublicKeyCredentialCreationOptionsJSON>({ step: 'make' });
    const { startRegistration } = await import('@simplewebauthn/browser');
    const passkey = JSON.stringify(await startRegistration({ optionsJSON }));
    await submit({ intent: 'add-passkey', passkey }, { method: 'post', preventScrollReset: true });
  }, failed);
  const problem = failure && 'problem' in failure ? failure.problem : answer?.problem;
  if (problem?.code === 'sign-in-again') return <SignInAgain />;
  return (
    <Stack>
      <LoginProblem problem={problem} unreached={failure !== undefined && 'unreached' in failure} />
      <Row>
        <Button type="button" look="line" busy={busy} onClick={begin}>
          {busy ? t.adding : t.add}
        </Button>
      </Row>
    </Stack>
  );
};

type SecurityPasskeysProps = { passkeys: readonly PasskeyView[]; proof: Proof };

/** The passkeys of the account; one is added only where the browser can, after a fresh sign-in. */
export const SecurityPasskeys = ({ passkeys, proof }: SecurityPasskeysProps) => {
  const t = useText(securityText).passkeys;
  const language = useLanguage();
  const can = useCanPasskey();
  return (
    <SecuritySection id="passkeys" title={t.title} about={t.about}>
      {passkeys.length === 0 && <p className={`${styles.now} muted`}>{t.none}</p>}
      <ul className={styles.list}>
        {passkeys.map(({ passkeyId, name, addedAt }) => (
          <li key={passkeyId}>
            <Row>
              <b>{name || t.unnamed}</b>
              {addedAt && (
                <span className="muted small">{t.added(formatDate(dhakaDate(addedAt), language))}</span>
              )}
            </Row>
            <SecurityForm
              intent="remove-passkey"
              about={passkeyId}
              more={t.remove(name || t.unnamed)}
              proof={proof}
              submit={t.removeSubmit}
              look="danger"
            />
          </li>
        ))}
      </ul>
      {can === false && <p className="muted small">{t.cannot}</p>}
      {can && (proof.isFresh ? <AddPasskey /> : <SignInAgain />)}
      <noscript>
        <p className="muted small">{t.needsScript}</p>
      </noscript>
    </SecuritySection>
  );
};
