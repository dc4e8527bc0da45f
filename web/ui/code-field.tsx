import type { ComponentProps } from 'react';
import styles from './code-field.module.css';
import { TextField } from './text-field.tsx';

/** Field of a code that was sent or that an app shows: wide digits, filled in by the device where it can. */
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
