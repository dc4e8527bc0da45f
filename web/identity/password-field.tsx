import { passwordLength } from '@poth/domain/identity/password.ts';
import { digits } from '@poth/domain/language.ts';
import { type ComponentProps, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { useFormField } from '../ui/form-values.ts';
import { LineIcon } from '../ui/icon.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { loginText } from './text.ts';
import styles from './account.module.css';

const eye =
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'name'> & {
  label?: string;
  name?: string;
  hint?: string | undefined;
};

/** Field for an existing password, hidden until the person asks to see it; it never comes back from the server. */
export const PasswordField = ({ label, name = 'password', hint, ...input }: PasswordFieldProps) => {
  const t = useText(loginText).fields;
  const { error, isFocused } = useFormField(name, {});
  const [shown, setShown] = useState(false);
  const canShow = useScriptRuns();
  return (
    <Field label={label ?? t.password} hint={hint} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            type={shown ? 'text' : 'password'}
            name={name}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...(isFocused && { autoFocus: true })}
            {...input}
            {...control}
          />
          {canShow && (
            <button
              type="button"
              aria-label={t.show}
              aria-pressed={shown}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              <LineIcon path={shown ? eye : `${eye}M4 20 20 4`} size={24} />
            </button>
          )}
        </div>
      )}
    </Field>
  );
};

/** Field for a new password, with its rule as the hint; if the rule was broken, the fault states it instead. */
export const NewPasswordField = ({
  label,
  name = 'password',
}: Pick<PasswordFieldProps, 'label' | 'name'>) => {
  const t = useText(loginText).fields;
  const rule = t.rule(digits(passwordLength.least, useLanguage()));
  const { error } = useFormField(name, {});
  return (
    <PasswordField
      label={label ?? t.newPassword}
      name={name}
      autoComplete="new-password"
      hint={error === rule ? undefined : rule}
    />
  );
};
