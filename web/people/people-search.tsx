import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { peopleText } from './people-text.ts';
import styles from './people.module.css';

/** Looks for accounts by name, e-mail or number. */
export const PeopleSearch = ({ query }: { query: string }) => {
  const t = useText(peopleText).search;
  return (
    <Form method="get" action={localPath(useLanguage(), '/users')} role="search" className={styles.search}>
      <Field label={t.label} hint={t.hint}>
        {(control) => (
          <input
            // Another search is another field: what an address asks for stands in it.
            key={query}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={200}
            autoComplete="off"
            {...control}
          />
        )}
      </Field>
      <div className={styles.searchWays}>
        <Button type="submit" look="green">
          {t.go}
        </Button>
        {query && (
          <ButtonLink to="/users" look="line">
            {t.all}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
};
