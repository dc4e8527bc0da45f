import { type RequestableAccountType, requestableAccountTypes } from '@poth/domain/identity/account.ts';
import { SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useText } from '../text/texts.ts';
import { EmailField, TextField } from '../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { NewPasswordField } from './password-field.tsx';
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

/** Form of a sign-up: the person, and what the account is for. */
export const SignUpForm = ({ to, answer }: SignUpFormProps) => {
  const t = useText(loginText);
  return (
    <AccountForm path="/sign-up" to={to} intent="sign-up" answer={answer}>
      <TextField label={t.fields.name} name="name" autoComplete="name" required />
      <EmailField label={t.fields.email} autoComplete="username" />
      <NewPasswordField label={t.fields.password} />
      <AccountTypes chosen={answer?.typed.accountType ?? 'user'} />
      <SubmitButton>{t.signUp.submit}</SubmitButton>
    </AccountForm>
  );
};
