import type { ComponentProps } from 'react';
import styles from './code-field.module.css';
import { TextField } from './text-field.tsx';

/**
 * Field for a code that was sent or that an authenticator app shows: wide digits, autofilled by the device where
 * possible.
 */
export const CodeField = (field: Omit<ComponentProps<typeof TextField>, 'name'> & { name?: string }) => (
  <TextField
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    className={styles.code}
    {...field}
  />
);
