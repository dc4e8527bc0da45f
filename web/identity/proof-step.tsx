/* oxlint-disable jsx-a11y/no-autofocus -- one field is all there is to do here */
import { problemText } from '@poth/domain/problem-text.ts';
import { Link, useLocation } from 'react-router';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { proofField } from './fresh-proof.ts';
import { proofFaults, proofText } from './proof-text.ts';
import { Row } from '../ui/layout.tsx';
import styles from './proof-step.module.css';

type ProofStepProps = {
  asked: Refused<unknown>;
  /** True if the account has an authenticator app, whose code is asked for in place of the password. */
  hasApp: boolean;
};

/** Asks for a fresh proof of identity before a form is carried out, and sends the form along unchanged. */
export const ProofStep = ({ asked: { problem, resend = [] }, hasApp }: ProofStepProps) => {
  const t = useText(proofText);
  const faults = useText(proofFaults);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const fault = faultsOf(problem)[proofField];
  const error = fault && (fault in faults ? faults[fault as keyof typeof faults] : faults['code-missing']);
  const label = hasApp ? t.code : t.password;
  return (
    <Card className={styles.step} aria-labelledby="proof-title">
      <h2 id="proof-title">{t.title}</h2>
      {problem.code === 'sign-in-again' ? (
        <p>
          {problemText(problem, language)}{' '}
          <LocalLink className="link" to="/sign-out">
            {t.signIn}
          </LocalLink>
        </p>
      ) : (
        <ActionForm isStacked>
          <p className="small">{t.why}</p>
          {resend.map(([name, value], at) => (
            <input key={at} type="hidden" name={name} value={value} />
          ))}
          {hasApp ? (
            <CodeField
              label={label}
              error={error}
              name={proofField}
              inputMode="text"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
          ) : (
            <TextField
              label={label}
              error={error}
              name={proofField}
              type="password"
              autoComplete="current-password"
              autoFocus
              required
            />
          )}
          <Row>
            <SubmitButton>{t.submit}</SubmitButton>
            <Link className="btn btn-line" to={here} replace>
              {t.leave}
            </Link>
          </Row>
        </ActionForm>
      )}
    </Card>
  );
};
