import type { LogFilter } from '@poth/domain/audit-log/input.ts';
import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
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
      <TextField
        label={t.about}
        hint={t.aboutHint}
        name="about"
        defaultValue={filter.about}
        autoComplete="off"
      />
      <TextField label={t.who} hint={t.whoHint} name="who" defaultValue={filter.who} autoComplete="off" />
      <SelectField
        label={t.act}
        name="act"
        defaultValue={filter.act}
        none={t.anything}
        options={acts.map(({ act, name }) => ({ value: act, label: name }))}
      />
      <TextField label={t.from} type="date" name="from" defaultValue={filter.from ?? ''} />
      <TextField label={t.until} type="date" name="until" defaultValue={filter.until ?? ''} />
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
