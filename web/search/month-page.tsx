import { parseDhakaDate } from '@poth/domain/dhaka.ts';
import { monthOf } from '@poth/domain/search/month.ts';
import { readRefinement } from '@poth/domain/search/refine-offers.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { languageOf, languageOfPath } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { monthText } from '../text/month-text.ts';
import { productName } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Icon } from '../ui/icon.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/month-page.ts';
import styles from './month.module.css';
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
  const monthAt = (date: string | null, asked = kept) =>
    date && `/lowest-fares/${road.from}/${road.to}/${date}${asked}`;
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
    before: monthAt(beside.before),
    after: monthAt(beside.after),
    titles: {
      before: beside.before && monthText(monthOf(beside.before), language),
      after: beside.after && monthText(monthOf(beside.after), language),
    },
    view: monthView(asked, language),
  };
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? [{ title: `${loaderData.title} · ${productName[languageOfPath(location.pathname)]}` }] : [];

type BesideProps = { to: string | null; title: string | null; isBefore?: boolean };

const Beside = ({ to, title, isBefore }: BesideProps) =>
  to && title ? (
    <LocalLink className="btn btn-line btn-icon" to={to} aria-label={title} rel={isBefore ? 'prev' : 'next'}>
      <span className={isBefore ? styles.back : undefined}>
        <Icon name="arrow" />
      </span>
    </LocalLink>
  ) : (
    <span />
  );

/** A month of a road with each day's lowest fare for what is filtered; its days lead to their coaches. */
export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const t = useText(monthPageText);
  const { from, to, title, back, unfiltered, before, after, titles, view } = loaderData;
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
      <nav className={styles.months} aria-label={t.months}>
        <Beside to={before} title={titles.before} isBefore />
        <h2>{view.title}</h2>
        <Beside to={after} title={titles.after} />
      </nav>
      {view.isEmpty && <Alert kind="notice">{t.none(from, to)}</Alert>}
      <MonthTable view={view} />
      <p className="small muted">{t.age}</p>
    </NarrowPage>
  );
}
