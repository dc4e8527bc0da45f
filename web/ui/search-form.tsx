import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { Button, ButtonLink } from './button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** Address that the form is sent to, without the language. */
  path: string;
  /** Search in the address; another one makes a new form, so that its fields show it. */
  asked: unknown;
  children: ReactNode;
  submit: string;
  busy?: boolean;
  /** Label of the link back to the whole list, shown while a search is active. */
  clear?: string | false | undefined;
  className?: string | undefined;
};

/** Search form: its fields in a row, a button, and the link back to the whole list. */
export const SearchForm = ({
  path,
  asked,
  children,
  submit,
  busy = false,
  clear,
  className = '',
}: SearchFormProps) => {
  const made = JSON.stringify(asked);
  const language = useLanguage();
  const kept = useKeptFocus(made);
  return (
    <Form
      key={made}
      {...kept}
      method="get"
      action={localPath(language, path)}
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
};
