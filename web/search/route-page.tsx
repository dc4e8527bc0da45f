import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { data, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { OperatorMark } from '../operator/operator-mark.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { linkedMeta } from '../shell/linked-data.ts';
import { languageOf, localPath } from '../text/language.ts';
import { productName } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import type { Route } from './+types/route-page.ts';
import { NoRoute } from './no-route.tsx';
import { RoadLinks } from './road-links.tsx';
import { RouteCounters } from './route-counters.tsx';
import { RouteFares } from './route-fares.tsx';
import { routeLinkedData } from './route-linked-data.ts';
import { RouteOperators } from './route-operators.tsx';
import styles from './route-page.module.css';
import { RouteQuestions } from './route-questions.tsx';
import { RouteSearch } from './route-search.tsx';
import { routeText } from './route-text.ts';
import { RouteTrail } from './route-trail.tsx';
import { roadLink, routeView } from './route-view.ts';

export const handle = { scripts: false };

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, now, publicUrl } = context.get(requestContext);
  const language = languageOf(request);
  const t = textIn(language, routeText);
  const answer = await portal.search.viewRoute(actor, params.slug).catch(notFoundPage);
  if (answer.kind === 'moved')
    throw redirect(localPath(language, `/routes/${answer.slug}`) + new URL(request.url).search, 301);
  if (answer.kind === 'unknown') {
    const names = answer.ends && ([answer.ends.from.name[language], answer.ends.to.name[language]] as const);
    return data(
      {
        kind: answer.kind,
        title: names ? t.unknown.noCoach(...names) : t.unknown.title,
        text: names ? t.unknown.noCoachText : t.unknown.text,
        suggestions: answer.suggestions.map((road) => roadLink(road, language)),
      },
      { status: 404 },
    );
  }
  const view = routeView(answer.route, language);
  const trail: [string, string][] = [
    [t.home, '/'],
    [t.routes, '/routes'],
    [`${view.names.from} – ${view.names.to}`, `/routes/${params.slug}`],
  ];
  const today: DhakaDate = dhakaDate(now);
  return data({
    kind: answer.kind,
    view,
    trail,
    dates: { today, tomorrow: addDays(today, 1) },
    linked: routeLinkedData(answer.route, { origin: publicUrl, language, view, trail }),
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const product = productName[/^\/bn(\/|$)/.test(location.pathname) ? 'bn' : 'en'];
  if (loaderData?.kind !== 'found') return [{ title: `${loaderData?.title ?? ''} · ${product}` }];
  const { title, lead } = loaderData.view;
  return [
    { title: `${title} · ${product}` },
    { name: 'description', content: lead },
    { property: 'og:title', content: title },
    { property: 'og:description', content: lead },
    ...linkedMeta(loaderData.linked),
  ];
};

export default function RoutePage({ loaderData }: Route.ComponentProps) {
  const t = useText(routeText);
  if (loaderData.kind === 'unknown') return <NoRoute {...loaderData} />;
  const { view, trail, dates } = loaderData;
  return (
    <article className={`wrap article ${styles.routePage}`}>
      <RouteTrail trail={trail} />
      <header>
        <h1>{view.title}</h1>
        <p className="lead">{view.lead}</p>
        {view.charge && <p className="small muted">{view.charge}</p>}
      </header>
      <RouteSearch names={view.names} dates={dates} />
      <section aria-labelledby="facts">
        <h2 id="facts">{t.facts.title}</h2>
        <dl className={styles.routeFacts}>
          {view.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <RouteOperators
        operators={view.operators.map((operator) => ({
          ...operator,
          drawing: <OperatorMark {...operator} />,
        }))}
      />
      <RouteFares fares={view.fares} months={view.months} />
      <RouteCounters title={t.counters.boarding(view.names.from)} groups={view.boarding} open />
      <RouteCounters title={t.counters.dropping(view.names.to)} groups={view.dropping} />
      <RouteQuestions questions={view.questions} />
      <section>
        <h2>{t.neighbours.title}</h2>
        <RoadLinks roads={[...(view.back ? [view.back] : []), ...view.neighbours]} />
      </section>
    </article>
  );
}
