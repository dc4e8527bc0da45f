/* oxlint-disable jsx-a11y/no-autofocus -- a PIN is all there is to type on this page */
import { CodeField } from '../ui/code-field.tsx';

type PinFieldProps = {
  name: 'pin' | 'again';
  label: string;
  hint?: string;
  error: string | undefined;
  first?: boolean;
};

/** A field for a PIN, which nobody beside reads and no browser offers again. */
export const PinField = ({ name, label, hint, error, first = false }: PinFieldProps) => (
  <CodeField
    label={label}
    error={error}
    {...(hint && { hint })}
    name={name}
    type="password"
    autoComplete="off"
    autoFocus={first}
  />
);
