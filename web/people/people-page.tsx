import { personOf } from '@poth/domain/identity/actor.ts';
import { countText } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Pager } from '../ui/pager.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/people-page.ts';
import { peopleAddress, peopleAsked } from './people-address.ts';
import { PeopleTable } from './people-table.tsx';
import { peopleText } from './people-text.ts';

export const meta = pageMeta(peopleText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const asked = peopleAsked(request);
  const found = await portal.people.listPeople(actor, asked);
  return { ...found, query: asked.query, myId: personOf(actor).userId, now };
};

/** Page of all accounts of the portal, for admins: to search, to grant roles, to disable. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { total, page, pages, query, ...shown } = loaderData;
  const t = useText(peopleText);
  const count = countText(total, useLanguage());
  return (
    <Desk title={t.title} lead={query ? t.found(count) : t.total(count)}>
      <SearchForm path="/users" asked={query} submit={t.search.go} clear={query && t.search.all}>
        <TextField
          type="search"
          name="q"
          label={t.search.label}
          hint={t.search.hint}
          defaultValue={query}
          maxLength={200}
        />
      </SearchForm>
      <PeopleTable {...shown} />
      <Pager page={page} pages={pages} to={(at) => peopleAddress(query, at)} />
    </Desk>
  );
}
