import type { LogFilter } from '@poth/domain/audit-log/input.ts';
import { useText } from '../text/texts.ts';
import { SearchForm } from '../ui/search-form.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { logText } from './text.ts';
import styles from './audit-log.module.css';

type LogSearchProps = { filter: LogFilter; acts: readonly { act: string; name: string }[] };

/** Form that searches the log by subject, author, act and day; an empty field filters nothing. */
export const LogSearch = ({ filter, acts }: LogSearchProps) => {
  const t = useText(logText);
  const isAsked = Object.values(filter).some(Boolean);
  return (
    <SearchForm
      path="/admin/audit-log"
      asked={filter}
      submit={t.go}
      clear={isAsked && t.all}
      className={`card ${styles.search}`}
    >
      <TextField label={t.about} hint={t.aboutHint} name="about" defaultValue={filter.about} />
      <TextField label={t.who} hint={t.whoHint} name="who" defaultValue={filter.who} />
      <SelectField
        label={t.act}
        name="act"
        defaultValue={filter.act}
        none={t.anything}
        options={acts.map(({ act, name }) => ({ value: act, label: name }))}
      />
      <TextField label={t.from} type="date" name="from" defaultValue={filter.from ?? ''} />
      <TextField label={t.until} type="date" name="until" defaultValue={filter.until ?? ''} />
    </SearchForm>
  );
};
