import { personOf } from '@poth/domain/identity/actor.ts';
import { countText } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { resetView } from '../identity/reset-view.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/people-page.ts';
import { peopleAddress, peopleAsked } from './people-address.ts';
import { PeopleSearch } from './people-search.tsx';
import { PeopleTable } from './people-table.tsx';
import { peopleText } from './people-text.ts';
import { personView } from './people-view.ts';

export const meta = pageMeta(peopleText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const asked = peopleAsked(request);
  const { people, resets, ...found } = await portal.people.listPeople(actor, asked);
  const language = languageOf(request);
  return {
    ...found,
    query: asked.query,
    myId: personOf(actor).userId,
    people: people.map((person) => {
      const reset = resets.get(person.userId);
      return personView(person, language, reset ? resetView(reset, language, now) : null);
    }),
  };
};

/** Every account of the portal, for admins: looked for, given rights, shut out. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { people, total, page, pages, query, myId } = loaderData;
  const t = useText(peopleText);
  const count = countText(total, useLanguage());
  return (
    <Desk title={t.title} lead={query ? t.found(count) : t.total(count)}>
      <PeopleSearch query={query} />
      <PeopleTable people={people} myId={myId} />
      <Pager page={page} pages={pages} to={(at) => peopleAddress(query, at)} />
    </Desk>
  );
}
