/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { type RequestableAccountType, requestableAccountTypes } from '@poth/domain/identity/account.ts';
import { passwordLength } from '@poth/domain/identity/password.ts';
import { digits } from '@poth/domain/language.ts';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { withWayBack } from '../shell/way-back.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { accountFaultText } from './faults.ts';
import { LoginProblem } from './login-problem.tsx';
import { PasswordField } from './password-field.tsx';
import { loginText } from './text.ts';
import styles from './account.module.css';

export type SignUpTyped = { name: string; email: string; accountType: RequestableAccountType };
type SignUpFormProps = { to: string; answer: Refused<SignUpTyped> | undefined };

const AccountTypes = ({ chosen }: { chosen: RequestableAccountType }) => {
  const t = useText(loginText).signUp;
  return (
    <fieldset>
      <legend className="field-label">{t.accountType}</legend>
      <div className={styles.accountTypes}>
        {requestableAccountTypes.map((type) => (
          <label key={type}>
            <input type="radio" name="accountType" value={type} defaultChecked={type === chosen} />
            <span>
              {t.types[type].name} <small>{t.types[type].does}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Form of the person and of what the account is for; faults are shown in red under it. */
export const SignUpForm = ({ to, answer }: SignUpFormProps) => {
  const t = useText(loginText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, answer);
  const { problem, typed } = answer ?? {};
  const faults = faultsOf(problem);
  const rule = t.signUp.rule(digits(passwordLength.least, language));
  const said = (field: string) => accountFaultText(faults[field], language);
  const first = ['name', 'email', 'password'].find((field) => faults[field]);
  const busy = useNavigation().formData?.get('intent') === 'sign-up';
  return (
    <Form
      ref={form}
      method="post"
      action={localPath(language, withWayBack('/sign-up', to))}
      replace
      noValidate
      className={styles.loginForm}
    >
      <input type="hidden" name="intent" value="sign-up" />
      <TextField
        label={t.fields.name}
        error={said('name')}
        name="name"
        autoComplete="name"
        defaultValue={typed?.name}
        autoFocus={first === 'name'}
        required
      />
      <TextField
        label={t.fields.email}
        error={said('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed?.email}
        autoFocus={first === 'email'}
        required
      />
      <PasswordField
        label={t.fields.password}
        autoComplete="new-password"
        hint={faults.password === 'password-short' ? undefined : rule}
        error={said('password')}
        autoFocus={first === 'password'}
      />
      <AccountTypes chosen={typed?.accountType ?? 'user'} />
      <Button type="submit" busy={busy}>
        {busy ? t.signUp.busy : t.signUp.submit}
      </Button>
      <LoginProblem problem={problem} />
    </Form>
  );
};
