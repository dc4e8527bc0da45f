import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { Button, ButtonLink } from './button.tsx';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** Address that is asked, without the language. */
  path: string;
  /** Search of the address: another one is another form, whose fields show it. */
  asked: unknown;
  children: ReactNode;
  submit: string;
  busy?: boolean;
  /** Label of the way back to all, where something was looked for. */
  clear?: string | false | undefined;
  className?: string | undefined;
};

/** Form that asks an address: its fields in a row, a button, and the way back to all. */
export const SearchForm = ({
  path,
  asked,
  children,
  submit,
  busy = false,
  clear,
  className = '',
}: SearchFormProps) => (
  <Form
    key={JSON.stringify(asked)}
    method="get"
    action={localPath(useLanguage(), path)}
    role="search"
    autoComplete="off"
    className={`${styles.form} ${className}`}
  >
    {children}
    <div className={styles.ways}>
      <Button type="submit" look="green" busy={busy}>
        {submit}
      </Button>
      {clear && (
        <ButtonLink to={path} look="line">
          {clear}
        </ButtonLink>
      )}
    </div>
  </Form>
);
