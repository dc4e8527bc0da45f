import { useText } from '../text/texts.ts';
import { SearchForm } from '../ui/search-form.tsx';
import { TextField } from '../ui/text-field.tsx';
import { peopleText } from './people-text.ts';

/** Looks for accounts by name, e-mail or number. */
export const PeopleSearch = ({ query }: { query: string }) => {
  const t = useText(peopleText).search;
  return (
    <SearchForm path="/users" asked={query} submit={t.go} clear={query && t.all}>
      <TextField type="search" name="q" label={t.label} hint={t.hint} defaultValue={query} maxLength={200} />
    </SearchForm>
  );
};
