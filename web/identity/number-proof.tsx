/* oxlint-disable jsx-a11y/no-autofocus -- the field that takes the person further is where the next key belongs */
import { problemText } from '@poth/domain/problem-text.ts';
import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { SandboxLink } from '../shell/sandbox-link.tsx';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Row } from '../ui/layout.tsx';
import { PhoneField, TextField } from '../ui/text-field.tsx';
import { accountFaultText } from './faults.ts';
import styles from './number-proof.module.css';
import type { NumberStep } from './number-step.ts';
import { numberText } from './number-text.ts';

type NumberProofProps = {
  title: string;
  /** Step that the form has reached; undefined before its first answer, or if no answer came. */
  step: NumberStep | undefined;
  /** here: the panel has the number's field; around: the enclosing form has it. */
  typed: 'here' | 'around';
  /** True where the panel comes up in answer to a tap: its field takes the focus. A page that begins above keeps it. */
  takesFocus?: boolean;
  /** Label of the button that sends the code, if it says more than that. */
  send?: string;
  /** Content before the number's field. */
  before?: ReactNode;
  /** Alternative to a code, beside the button. */
  beside?: ReactNode;
};

type StepButtonProps = { step: 'send' | 'enter'; look: 'green' | 'line'; children: ReactNode };

const StepButton = ({ step, look, children }: StepButtonProps) => {
  const busy = useNavigation().formData?.get('proof') === step;
  return (
    <Button type="submit" name="proof" value={step} look={look} busy={busy}>
      {children}
    </Button>
  );
};

const CodePart = ({ code, error }: { code: NonNullable<NumberStep['code']>; error: string | undefined }) => {
  const t = useText(numberText);
  return (
    <>
      <p className="num">
        {t.sent(code.sentTo)} <SandboxLink of="sms" />
      </p>
      <input type="hidden" name="codeId" value={code.codeId} />
      <CodeField key={code.codeId} label={t.code} error={error} autoFocus required={false} />
      <Row>
        <StepButton step="enter" look="green">
          {t.goOn}
        </StepButton>
        <StepButton step="send" look="line">
          {t.again}
        </StepButton>
      </Row>
    </>
  );
};

/** Password field, for an account that requires the password before another number may open it. */
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

/** Part of a form that proves a number, typed in that form, by the code sent to it. */
export const NumberProof = ({
  title,
  step,
  typed,
  takesFocus = false,
  send,
  before,
  beside,
}: NumberProofProps) => {
  const t = useText(numberText);
  const language = useLanguage();
  const [known, setKnown] = useState(step);
  if (step && step !== known) setKnown(step);
  const { phone = '', problem = null, code = null } = known ?? {};
  const faults = faultsOf(problem ?? undefined);
  const said = problem && problem.code !== 'invalid-input' ? problemText(problem, language) : undefined;
  const isOfCode = problem?.code === 'code-wrong' || problem?.code === 'code-expired';
  const isHere = typed === 'here';
  return (
    <fieldset className={`tile ${styles.proof}`}>
      <legend>{title}</legend>
      {before}
      {said && !isOfCode && <Alert>{said}</Alert>}
      {code ? (
        <>
          {isHere && <input type="hidden" name="phone" value={phone} />}
          <PasswordPart fault={faults.password} />
          <CodePart code={code} error={isOfCode ? said : accountFaultText(faults.code, language)} />
        </>
      ) : (
        <>
          {isHere && (
            <PhoneField
              label={t.phone}
              error={accountFaultText(faults.phone, language)}
              defaultValue={phone}
              required={false}
              autoFocus={takesFocus || faults.phone !== undefined}
            />
          )}
          <PasswordPart fault={faults.password} />
          <Row>
            <StepButton step="send" look={isHere || faults.password ? 'green' : 'line'}>
              {send ?? t.send}
            </StepButton>
            {problem?.code === 'sign-in-again' && (
              <LocalLink className="link" to="/security#phone">
                {t.logInAgain}
              </LocalLink>
            )}
            {beside}
          </Row>
        </>
      )}
    </fieldset>
  );
};
