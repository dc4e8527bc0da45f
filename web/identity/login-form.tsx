/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import type { ProblemNote } from '@poth/domain/problem.ts';
import { useEffect, useRef } from 'react';
import { SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { withWayBack } from '../shell/way-back.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Row } from '../ui/layout.tsx';
import { EmailField } from '../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { RememberMe } from './remember-me.tsx';
import { loginText } from './text.ts';
import styles from './account.module.css';

export type LoginTyped = { email: string; rememberMe: boolean };
type LoginFormProps = {
  to: string;
  answer: Refused<LoginTyped> | undefined;
  /** Problem at an identity provider. */
  failed: ProblemNote | undefined;
};

/** Form of e-mail and password; a refused password is cleared. */
export const LoginForm = ({ to, answer, failed }: LoginFormProps) => {
  const t = useText(loginText);
  const password = useRef<HTMLInputElement>(null);
  const problem = answer?.problem ?? failed;
  useEffect(() => {
    if (problem && password.current) password.current.value = '';
  }, [problem]);
  const typed = answer?.typed ?? { email: '', rememberMe: false };
  return (
    <AccountForm path="/login" to={to} intent="sign-in" answer={{ typed, problem }}>
      <EmailField label={t.fields.email} autoComplete="username" />
      <PasswordField
        ref={password}
        autoFocus={answer !== undefined && answer.problem.code !== 'invalid-input'}
      />
      <Row isSpread className={styles.beside}>
        <RememberMe ticked={typed.rememberMe} />
        <LocalLink className="link link-alone" to={withWayBack('/forgot-password', to)}>
          {t.login.forgot}
        </LocalLink>
      </Row>
      <SubmitButton>{t.login.submit}</SubmitButton>
    </AccountForm>
  );
};
