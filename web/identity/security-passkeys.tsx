import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useSubmit } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { LoginProblem } from './login-problem.tsx';
import { askPasskey } from './passkey-ask.ts';
import { useCanPasskey, useCeremony } from './passkey-browser.ts';
import { answerTo, type SecurityAnswer } from './security-answer.ts';
import { SecurityForm, SignInAgain } from './security-form.tsx';
import { More, SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import type { SecurityPageView } from './security-view.ts';
import styles from './security.module.css';

type SecurityPasskeysProps = { view: SecurityPageView; answer: SecurityAnswer | undefined };

const failed = { code: 'passkey-failed', fields: {} } as const;

const AddPasskey = ({ answer }: { answer: SecurityAnswer | undefined }) => {
  const t = useText(securityText).passkeys;
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
    <div className={styles.form}>
      <LoginProblem problem={problem} unreached={failure !== undefined && 'unreached' in failure} />
      <Button type="button" look="line" busy={busy} onClick={begin}>
        {busy ? t.adding : t.add}
      </Button>
    </div>
  );
};

/** The passkeys of the account; one is added only where the browser can, after a fresh sign-in. */
export const SecurityPasskeys = ({ view, answer }: SecurityPasskeysProps) => {
  const t = useText(securityText).passkeys;
  const can = useCanPasskey();
  return (
    <SecuritySection id="passkeys" title={t.title} about={t.about}>
      {view.passkeys.length === 0 && <p className={`${styles.now} muted`}>{t.none}</p>}
      <ul className={styles.list}>
        {view.passkeys.map(({ passkeyId, name, addedOn }) => (
          <li key={passkeyId}>
            <p>
              <b>{name}</b>
              {addedOn && <span className="muted small">{t.added(addedOn)}</span>}
            </p>
            <More label={t.remove(name)} open={answerTo(answer, 'remove-passkey', passkeyId) !== undefined}>
              <SecurityForm
                intent="remove-passkey"
                about={passkeyId}
                answer={answerTo(answer, 'remove-passkey', passkeyId)}
                proof={view}
                submit={t.removeSubmit}
                look="danger"
              />
            </More>
          </li>
        ))}
      </ul>
      {can === false && <p className="muted small">{t.cannot}</p>}
      {can && (view.isFresh ? <AddPasskey answer={answerTo(answer, 'add-passkey')} /> : <SignInAgain />)}
      <noscript>
        <p className="muted small">{t.needsScript}</p>
      </noscript>
    </SecuritySection>
  );
};
