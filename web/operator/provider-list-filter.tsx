import { operatorStates } from '@poth/domain/operator/lifecycle.ts';
import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
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
      <TextField label={t.query} type="search" name="query" defaultValue={shown.query} maxLength={200} />
      <SelectField
        label={t.state}
        name="state"
        defaultValue={shown.state ?? ''}
        none={t.all}
        options={operatorStates.map((state) => ({ value: state, label: states[state] }))}
      />
      <Button type="submit" look="green" busy={busy}>
        {t.search}
      </Button>
    </Form>
  );
};
