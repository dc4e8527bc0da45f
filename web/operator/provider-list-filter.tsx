import { operatorStates } from '@poth/domain/operator/lifecycle.ts';
import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import type { ListQuery } from './provider-list-query.ts';
import { applicationText, providerListText } from './provider-text.ts';
import styles from './provider-list.module.css';

/** Finds companies by text and state; the address says what is shown. */
export const ProviderListFilter = ({ shown, busy }: { shown: ListQuery; busy: boolean }) => {
  const t = useText(providerListText);
  const { states } = useText(applicationText);
  const action = localPath(useLanguage(), '/allBusProviderList');
  return (
    <Form
      method="get"
      action={action}
      role="search"
      className={styles.filter}
      key={`${shown.query} ${shown.state}`}
    >
      <Field label={t.query}>
        {(control) => (
          <input type="search" name="query" defaultValue={shown.query} maxLength={200} {...control} />
        )}
      </Field>
      <Field label={t.state}>
        {(control) => (
          <select name="state" defaultValue={shown.state ?? ''} {...control}>
            <option value="">{t.all}</option>
            {operatorStates.map((state) => (
              <option key={state} value={state}>
                {states[state]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" look="green" busy={busy}>
        {t.search}
      </Button>
    </Form>
  );
};
