/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import type { ProblemNote } from '@poth/domain/problem.ts';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { withWayBack } from '../shell/way-back.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { accountFaultText } from './faults.ts';
import { LoginProblem } from './login-problem.tsx';
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

/** E-mail and password; what is wrong stands in red under it. */
export const LoginForm = ({ to, answer, failed }: LoginFormProps) => {
  const t = useText(loginText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { problem, typed } = answer ?? {};
  const faults = faultsOf(problem);
  const busy = useNavigation().formData?.get('intent') === 'sign-in';
  useEffect(() => {
    // A password that was refused is typed anew.
    for (const field of problem ? (form.current?.querySelectorAll('input') ?? []) : [])
      if (field.name === 'password') field.value = '';
  }, [problem]);
  useFirstError(form, answer ?? failed);
  return (
    <Form
      ref={form}
      method="post"
      action={localPath(language, withWayBack('/login', to))}
      replace
      noValidate
      className={styles.loginForm}
    >
      <input type="hidden" name="intent" value="sign-in" />
      <TextField
        label={t.fields.email}
        error={accountFaultText(faults.email, language)}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed?.email}
        autoFocus={faults.email !== undefined}
        required
      />
      <PasswordField
        label={t.fields.password}
        autoComplete="current-password"
        error={accountFaultText(faults.password, language)}
        autoFocus={problem !== undefined && faults.email === undefined}
      />
      <div className={styles.loginRow}>
        <RememberMe ticked={typed?.rememberMe ?? false} />
        <LocalLink className="link" to={withWayBack('/forgot-password', to)}>
          {t.login.forgot}
        </LocalLink>
      </div>
      <Button type="submit" busy={busy}>
        {busy ? t.login.busy : t.login.submit}
      </Button>
      <LoginProblem problem={problem ?? failed} />
    </Form>
  );
};
