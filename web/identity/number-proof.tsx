/* oxlint-disable jsx-a11y/no-autofocus -- the field that takes the person further is where the next key belongs */
import { problemText } from '@poth/domain/problem-text.ts';
import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { faultsOf } from '../shell/form-answer.ts';
import styles from './number-proof.module.css';
import type { NumberStep } from './number-step.ts';
import { numberText } from './number-text.ts';
import { phoneFaultText } from './phone-faults.ts';

type NumberProofProps = {
  title: string;
  /** How far the form has come; nothing before its first answer, or where nobody answered. */
  step: NumberStep | undefined;
  /** here: the panel has the field of the number; around: the form that it stands in has it. */
  typed: 'here' | 'around';
  /** On the button that sends the code, where it says more than that. */
  send?: string;
  /** Fields that go along. */
  before?: ReactNode;
  /** Another way than a code. */
  beside?: ReactNode;
};

const CodePart = ({ step, error }: { step: NumberStep; error: string | undefined }) => {
  const t = useText(numberText);
  const intent = useNavigation().formData?.get('proof');
  const { code } = step;
  return (
    <>
      <p className="num">
        {t.sent(code?.sentTo ?? '')}{' '}
        {code?.messagesUrl && (
          <a className="link" href={code.messagesUrl} target="_blank" rel="noreferrer">
            {t.sandbox}
          </a>
        )}
      </p>
      <input type="hidden" name="codeId" value={code?.codeId} />
      <CodeField key={code?.codeId} label={t.code} error={error} autoFocus required={false} />
      <div className={styles.numberProofWays}>
        <Button type="submit" name="proof" value="enter" look="green" busy={intent === 'enter'}>
          {t.goOn}
        </Button>
        <Button type="submit" name="proof" value="send" look="line" busy={intent === 'send'}>
          {t.again}
        </Button>
      </div>
    </>
  );
};

/** The password of an account that asks for it before another number may open it. */
const PasswordPart = ({ fault }: { fault: string | undefined }) => {
  const t = useText(numberText);
  if (!fault) return null;
  return (
    <TextField
      label={t.password}
      hint={t.whyPassword}
      error={fault === 'password-wrong' ? t.passwordWrong : undefined}
      type="password"
      name="password"
      autoComplete="current-password"
      autoFocus
    />
  );
};

/** The part of a form in which a number is proved by the code that it is sent, where the number is typed. */
export const NumberProof = ({ title, step, typed, send, before, beside }: NumberProofProps) => {
  const t = useText(numberText);
  const language = useLanguage();
  const intent = useNavigation().formData?.get('proof');
  const [known, setKnown] = useState(step);
  if (step && step !== known) setKnown(step);
  const { phone = '', problem = null, code = null } = known ?? {};
  const faults = faultsOf(problem ?? undefined);
  const ofCode = problem?.code === 'code-wrong' || problem?.code === 'code-expired';
  const codeError = ofCode && problem ? problemText(problem, language) : faults.code && t.codeMissing;
  return (
    <fieldset className={styles.numberProof}>
      <legend>{title}</legend>
      {before}
      {problem && !ofCode && problem.code !== 'invalid-input' && (
        <Alert>{problemText(problem, language)}</Alert>
      )}
      {code && known ? (
        <>
          {typed === 'here' && <input type="hidden" name="phone" value={phone} />}
          <PasswordPart fault={faults.password} />
          <CodePart step={known} error={codeError || undefined} />
        </>
      ) : (
        <>
          {typed === 'here' && (
            <TextField
              label={t.phone}
              error={phoneFaultText(faults.phone, language)}
              type="tel"
              inputMode="tel"
              name="phone"
              autoComplete="tel"
              defaultValue={phone}
              autoFocus
            />
          )}
          <PasswordPart fault={faults.password} />
          <div className={styles.numberProofWays}>
            <Button
              type="submit"
              name="proof"
              value="send"
              look={typed === 'here' || faults.password ? 'green' : 'line'}
              busy={intent === 'send'}
            >
              {send ?? t.send}
            </Button>
            {problem?.code === 'sign-in-again' && (
              <LocalLink className="link" to="/security#phone">
                {t.logInAgain}
              </LocalLink>
            )}
            {beside}
          </div>
        </>
      )}
    </fieldset>
  );
};
