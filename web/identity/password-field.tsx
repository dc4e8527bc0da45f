/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { useState } from 'react';
import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { loginText } from './text.ts';
import styles from './account.module.css';

type PasswordFieldProps = {
  label: string;
  name?: string;
  /** Whether the browser fills in the known one, or offers a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** The rule for a new one. */
  hint?: string | undefined;
  error: string | undefined;
  autoFocus?: boolean;
};

/** A password, hidden until somebody asks to see what they type; it never comes back from the server. */
export const PasswordField = ({
  label,
  name = 'password',
  autoComplete,
  hint,
  error,
  autoFocus,
}: PasswordFieldProps) => {
  const t = useText(loginText).fields;
  const [shown, setShown] = useState(false);
  const canShow = useScriptRuns();
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            type={shown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={autoFocus}
            required
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
              <EyeMark open={shown} />
            </button>
          )}
        </div>
      )}
    </Field>
  );
};

const EyeMark = ({ open }: { open: boolean }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6" />
    {!open && <path d="M4 20 20 4" />}
  </svg>
);
