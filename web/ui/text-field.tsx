import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import { useFormField } from './form-values.ts';

type FieldLooks = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Class of the field around the control. */
  className?: string | undefined;
};
type Own<Control> = Omit<Control, keyof FieldLooks | 'id' | 'children' | 'name' | 'defaultValue'> & {
  name: string;
  defaultValue?: string | number | undefined;
};

type TextFieldProps = FieldLooks & Own<ComponentProps<'input'>>;

/** Line of text, or another type of input; value and error come from the surrounding form. */
export const TextField = ({ label, hint, error, className = '', defaultValue, ...input }: TextFieldProps) => {
  const field = useFormField(input.name, { defaultValue, error });
  return (
    <Field label={label} hint={hint} error={field.error} className={className}>
      {(control) => (
        <input
          {...(input.value === undefined && { defaultValue: field.defaultValue })}
          {...(field.isFocused && { autoFocus: true })}
          {...input}
          {...control}
        />
      )}
    </Field>
  );
};

type NamedFieldProps = Omit<TextFieldProps, 'name' | 'type'> & { name?: string };

/** An e-mail address. */
export const EmailField = (field: NamedFieldProps) => (
  <TextField
    type="email"
    name="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...field}
  />
);

/** A telephone number. */
export const PhoneField = (field: NamedFieldProps) => (
  <TextField type="tel" inputMode="tel" name="phone" autoComplete="tel" required {...field} />
);

type AreaFieldProps = FieldLooks & Own<ComponentProps<'textarea'>>;

/** Several lines of text. */
export const AreaField = ({ label, hint, error, className = '', defaultValue, ...area }: AreaFieldProps) => {
  const field = useFormField(area.name, { defaultValue, error });
  return (
    <Field label={label} hint={hint} error={field.error} className={className}>
      {(control) => (
        <textarea
          defaultValue={field.defaultValue}
          {...(field.isFocused && { autoFocus: true })}
          {...area}
          {...control}
        />
      )}
    </Field>
  );
};

type SelectFieldProps = FieldLooks &
  Own<ComponentProps<'select'>> & {
    options: readonly { value: string; label: string }[];
    /** Label of the empty option, where there is one. */
    none?: string;
  };

/** Select with one choice. */
export const SelectField = ({
  label,
  hint,
  error,
  className = '',
  defaultValue,
  options,
  none,
  ...select
}: SelectFieldProps) => {
  const field = useFormField(select.name, { defaultValue, error });
  return (
    <Field label={label} hint={hint} error={field.error} className={className}>
      {(control) => (
        <select
          {...(select.value === undefined && { defaultValue: field.defaultValue })}
          {...(field.isFocused && { autoFocus: true })}
          {...select}
          {...control}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
