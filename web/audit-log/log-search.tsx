import type { LogFilter } from '@poth/domain/audit-log/input.ts';
import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { logText } from './text.ts';
import styles from './audit-log.module.css';

type LogSearchProps = { filter: LogFilter; acts: readonly { act: string; name: string }[] };

/** Looks through the log by whom, by what and by day; what is left empty does not matter. */
export const LogSearch = ({ filter, acts }: LogSearchProps) => {
  const t = useText(logText);
  const isAsked = Object.values(filter).some(Boolean);
  return (
    <Form
      method="get"
      action={localPath(useLanguage(), '/admin/audit-log')}
      role="search"
      className={`card ${styles.search}`}
      key={JSON.stringify(filter)}
    >
      <Field label={t.about} hint={t.aboutHint}>
        {(control) => <input name="about" defaultValue={filter.about} autoComplete="off" {...control} />}
      </Field>
      <Field label={t.who} hint={t.whoHint}>
        {(control) => <input name="who" defaultValue={filter.who} autoComplete="off" {...control} />}
      </Field>
      <Field label={t.act}>
        {(control) => (
          <select name="act" defaultValue={filter.act} {...control}>
            <option value="">{t.anything}</option>
            {acts.map(({ act, name }) => (
              <option key={act} value={act}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.from}>
        {(control) => <input type="date" name="from" defaultValue={filter.from ?? ''} {...control} />}
      </Field>
      <Field label={t.until}>
        {(control) => <input type="date" name="until" defaultValue={filter.until ?? ''} {...control} />}
      </Field>
      <div className={styles.ways}>
        <Button type="submit" look="green">
          {t.go}
        </Button>
        {isAsked && (
          <ButtonLink to="/admin/audit-log" look="line">
            {t.all}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
};
