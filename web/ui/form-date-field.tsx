import type { ComponentProps } from 'react';
import { DateField } from './date-field.tsx';
import { useFormField } from './form-values.ts';

/** A date whose value and fault are those of the form around it. */
export const FormDateField = ({ defaultValue, error, ...date }: ComponentProps<typeof DateField>) => {
  const field = useFormField(date.name, { defaultValue, error });
  return (
    <DateField
      {...(field.isFocused && { autoFocus: true })}
      {...date}
      defaultValue={String(field.defaultValue ?? '')}
      error={field.error}
    />
  );
};
