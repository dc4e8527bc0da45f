/* oxlint-disable jsx-a11y/no-autofocus -- the code is all there is to type */
import { SubmitButton } from '../shell/action-form.tsx';
import { SandboxLink } from '../shell/sandbox-link.tsx';
import { withWayBack } from '../shell/way-back.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { CodeField } from '../ui/code-field.tsx';
import { Row } from '../ui/layout.tsx';
import { AccountForm } from './account-form.tsx';
import type { PhoneStep } from './phone-step.ts';
import { RememberMe } from './remember-me.tsx';
import { loginText } from './text.ts';
import styles from './account.module.css';

type PhoneCodeFormProps = {
  to: string;
  step: PhoneStep;
  code: NonNullable<PhoneStep['code']>;
};

/** Takes the code of the SMS or the mail, or sends a new one. */
export const PhoneCodeForm = ({ to, step, code: { codeId, by, sentTo } }: PhoneCodeFormProps) => {
  const t = useText(loginText);
  const isMailed = by === 'mail';
  const { phone, rememberMe } = step.typed;
  return (
    <AccountForm
      path="/login/phone"
      to={to}
      answer={step}
      besideField={{ 'code-wrong': 'code', 'code-expired': 'code' }}
      hiddenFields={{ phone, codeId, by }}
    >
      <p className="num">
        {isMailed ? t.phone.mailed(sentTo) : t.phone.sent(sentTo)} <SandboxLink of={by} />
      </p>
      <CodeField label={isMailed ? t.phone.codeMailed : t.phone.code} autoFocus data-arrived />
      <RememberMe ticked={rememberMe} />
      <SubmitButton intent="enter-code" isNamed>
        {t.login.submit}
      </SubmitButton>
      <Row isSpread className={styles.beside}>
        <button type="submit" name="intent" value="send-code" className="link link-alone">
          {isMailed ? t.phone.againBySms : t.phone.again}
        </button>
        <button type="submit" name="intent" value="mail-code" className="link link-alone">
          {isMailed ? t.phone.again : t.phone.byMail}
        </button>
        <LocalLink className="link link-alone" to={withWayBack('/login/phone', to)}>
          {t.phone.otherNumber}
        </LocalLink>
      </Row>
    </AccountForm>
  );
};
