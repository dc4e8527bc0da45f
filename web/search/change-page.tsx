import { formatDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { languageOf, languageOfPath } from '../text/language.ts';
import { productName } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/change-page.ts';
import { changeText } from './change-text.ts';
import { type ConnectionView, connectionView } from './change-view.ts';

export const handle = { scripts: false };

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const places = await portal.place.listPlaces(actor);
  const [from, to] = [params.from, params.to].map((id) => places.find(({ placeId }) => placeId === id));
  const date = parseDhakaDate(params.date);
  if (!from || !to || from === to || !date) throw data(null, { status: 404 });
  const found = await portal.search.findConnections(actor, { from, to, date });
  return {
    title: textIn(language, changeText).title(from.name[language], to.name[language]),
    date: formatDate(date, language, 'long'),
    back: `/search?${new URLSearchParams({ from: from.placeId, to: to.placeId, date })}`,
    connections: found.map((connection) => connectionView(connection, language)),
  };
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? [{ title: `${loaderData.title} · ${productName[languageOfPath(location.pathname)]}` }] : [];

const Leg = ({ leg }: { leg: ConnectionView['legs'][number] }) => {
  const t = useText(changeText);
  return (
    <Row isSpread>
      <div>
        <h3>{leg.road}</h3>
        <p className="num">{leg.times}</p>
        <p className="small muted">
          {leg.company} · {leg.coach}
        </p>
      </div>
      <Row>
        <b className="num">{leg.price}</b>
        <ButtonLink to={leg.seats} look="line" aria-label={`${t.seats}, ${leg.company}, ${leg.road}`}>
          {t.seats}
        </ButtonLink>
      </Row>
    </Row>
  );
};

const ConnectionCard = ({ view }: { view: ConnectionView }) => (
  <Card aria-label={view.title}>
    <Stack>
      <h2 className="num">{view.title}</h2>
      <Leg leg={view.legs[0]} />
      <p className="num">{view.change}</p>
      <Leg leg={view.legs[1]} />
      <Alert kind={view.isGuaranteed ? 'success' : 'notice'}>{view.promise}</Alert>
    </Stack>
  </Card>
);

/** Page of journeys of a day with one change at a stop of both coaches; each coach is bought separately. */
export default function ChangePage({ loaderData }: Route.ComponentProps) {
  const t = useText(changeText);
  const { title, date, back, connections } = loaderData;
  return (
    <NarrowPage title={title} about={date} back={{ to: back, label: t.back }}>
      {connections.length === 0 ? (
        <>
          <Alert kind="notice">{t.none}</Alert>
          <ButtonLink to={back}>{t.otherDay}</ButtonLink>
        </>
      ) : (
        <>
          <p>{t.lead}</p>
          {connections.map((view) => (
            <ConnectionCard key={view.key} view={view} />
          ))}
        </>
      )}
    </NarrowPage>
  );
}
