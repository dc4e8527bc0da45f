import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { coachTypeNames, coachTypes } from '@poth/domain/fleet/coach.ts';
import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import styles from './route-page.module.css';
import { routeText } from './route-text.ts';

type RouteSearchProps = {
  names: { from: string; to: string };
  dates: { today: DhakaDate; tomorrow: DhakaDate };
};

/** Search form with this route filled in; it accepts names in any spelling, so it needs no list of places. */
export const RouteSearch = ({ names, dates }: RouteSearchProps) => {
  const t = useText(routeText).search;
  const language = useLanguage();
  return (
    <Form
      className={`card ${styles.routeSearch} no-print`}
      action={localPath(language, '/search')}
      role="search"
      aria-label={t.title}
    >
      <h2>{t.title}</h2>
      <div className={styles.routeSearchFields}>
        <TextField label={t.from} name="from" defaultValue={names.from} required />
        <TextField label={t.to} name="to" defaultValue={names.to} required />
        <DateField
          label={t.date}
          name="date"
          min={dates.today}
          required
          defaultValue={dates.tomorrow}
          isAsked
        />
        <SelectField
          label={t.coachType}
          name="coachType"
          defaultValue=""
          none={t.anyCoachType}
          options={coachTypes.map((type) => ({ value: type, label: coachTypeNames[type][language] }))}
        />
        <Button type="submit">{t.submit}</Button>
      </div>
    </Form>
  );
};
