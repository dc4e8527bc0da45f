/* oxlint-disable jsx-a11y/no-autofocus -- a PIN is all there is to type on this page */
import { Field } from '../ui/field.tsx';

type PinFieldProps = {
  name: 'pin' | 'again';
  label: string;
  hint?: string;
  error: string | undefined;
  first?: boolean;
};

/** A field for a PIN, which nobody beside reads and no browser offers again. */
export const PinField = ({ name, label, hint, error, first = false }: PinFieldProps) => (
  <Field label={label} error={error} className="code-field" {...(hint && { hint })}>
    {(control) => (
      <input
        name={name}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        autoFocus={first}
        required
        {...control}
      />
    )}
  </Field>
);
