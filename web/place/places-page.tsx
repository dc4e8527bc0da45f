import { countText, digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { pageOf } from '../shell/page-of.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/places-page.ts';
import { placesText } from './text.ts';

export const meta = pageMeta(placesText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const words = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100);
  return { words, ...(await portal.place.browsePlaces(actor, { words, page: pageOf(request) })) };
};

const address = (words: string, page: number) =>
  `/admin/places?${new URLSearchParams({ ...(words && { q: words }), page: String(page) })}`;

/** Page of every place that search knows, for admins. */
export default function DeskPlacesPage({ loaderData }: Route.ComponentProps) {
  const { places, words, total, page, pages } = loaderData;
  const t = useText(placesText);
  const language = useLanguage();
  const count = countText(total, language);
  const { columns } = t;
  return (
    <Desk
      title={t.title}
      lead={words ? t.found(count) : t.total(count)}
      actions={<ButtonLink to="/admin/places/new">{t.add}</ButtonLink>}
    >
      <SearchForm path="/admin/places" asked={words} submit={t.go} clear={words && t.all}>
        <TextField type="search" name="q" label={t.search} hint={t.searchHint} defaultValue={words} />
      </SearchForm>
      <DataTable
        caption={t.title}
        rows={places}
        rowKey={({ placeId }) => placeId}
        none={t.none}
        columns={[
          {
            head: columns.name,
            cell: ({ placeId, name, retiredAt }) => (
              <>
                <LocalLink className="link" to={`/admin/places/${placeId}`}>
                  {name.en} · {name.bn}
                </LocalLink>{' '}
                {retiredAt && <Badge tone="off">{t.retired}</Badge>}
              </>
            ),
          },
          { head: columns.district, cell: ({ district }) => district[language] },
          { head: columns.aliases, cell: ({ aliases }) => aliases.join(', ') || '–' },
          {
            head: columns.used,
            cell: ({ routes, counters }) =>
              routes + counters > 0
                ? t.used(countText(routes, language), countText(counters, language))
                : t.unused,
          },
          { head: columns.order, kind: 'num', cell: ({ listOrder }) => digits(listOrder, language) },
        ]}
      />
      <Pager page={page} pages={pages} to={(at) => address(words, at)} />
    </Desk>
  );
}
