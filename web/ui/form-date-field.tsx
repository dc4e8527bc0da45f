import type { ComponentProps } from 'react';
import { DateField } from './date-field.tsx';
import { useFormField } from './form-values.ts';

/** Date field whose value and error come from the surrounding form. */
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
