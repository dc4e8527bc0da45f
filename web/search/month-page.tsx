import { type DhakaDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { monthOf } from '@poth/domain/month.ts';
import { readRefinement } from '@poth/domain/search/refine-offers.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { languageOf, languageOfPath } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { monthText } from '../text/month-text.ts';
import { productName } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import { PreviousNextPager } from '../ui/pager.tsx';
import type { Route } from './+types/month-page.ts';
import { monthPageText } from './month-text.ts';
import { MonthTable } from './month-table.tsx';
import { monthsBeside, monthView } from './month-view.ts';
import { filterQuery, otherWayQuery, tripQuery } from './search-address.ts';
import { standingsOf } from './standings.ts';

export const handle = { scripts: false };

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const asking = context.get(requestContext);
  const { portal, actor } = asking;
  const language = languageOf(request);
  const [places, standings] = await Promise.all([portal.place.listPlaces(actor), standingsOf(asking)]);
  const [from, to] = [params.from, params.to].map((id) => places.find(({ placeId }) => placeId === id));
  const chosen = parseDhakaDate(params.date);
  if (!from || !to || from === to || !chosen) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const [kept, road] = [tripQuery(query), { from: from.placeId, to: to.placeId }];
  const { days, ...onSale } = await portal.search.compareMonth(actor, { from, to, date: chosen });
  const listOf = (date: string) =>
    `/search?${new URLSearchParams({ ...road, date })}${kept.replace('?', '&')}`;
  const monthAt = (date: string, asked = kept) => `/lowest-fares/${road.from}/${road.to}/${date}${asked}`;
  const wayTo = (date: DhakaDate | null) =>
    date === null ? null : { to: monthAt(date), label: monthText(monthOf(date), language) };
  const beside = monthsBeside(monthOf(chosen), onSale);
  const asked = {
    month: monthOf(chosen),
    chosen,
    days,
    refinement: readRefinement(query, standings),
    listOf,
  };
  return {
    from: from.name[language],
    to: to.name[language],
    title: textIn(language, monthPageText).title(from.name[language], to.name[language]),
    back: listOf(chosen),
    unfiltered: filterQuery(query) ? monthAt(chosen, otherWayQuery(query)) : null,
    before: wayTo(beside.before),
    after: wayTo(beside.after),
    view: monthView(asked, language),
  };
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? [{ title: `${loaderData.title} · ${productName[languageOfPath(location.pathname)]}` }] : [];

/** Page of a route's month, with the lowest price of each day after filtering; its days link to their coaches. */
export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const t = useText(monthPageText);
  const { from, to, title, back, unfiltered, before, after, view } = loaderData;
  return (
    <NarrowPage title={title} back={{ to: back, label: t.back }}>
      {unfiltered && (
        <p>
          {t.filtered}{' '}
          <LocalLink className="link" to={unfiltered}>
            {t.unfiltered}
          </LocalLink>
        </p>
      )}
      <PreviousNextPager label={t.months} title={view.title} before={before} after={after} />
      {view.isEmpty && <Alert kind="notice">{t.none(from, to)}</Alert>}
      <MonthTable view={view} />
      <p className="small muted">{t.age}</p>
    </NarrowPage>
  );
}
