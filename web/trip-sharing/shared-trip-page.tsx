import { data, useLocation } from 'react-router';
import { requestContext } from '#ctx';
import { unlessNotFound } from '../shell/form-answer.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { Grid, Stack } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { Timeline } from '../ui/timeline.tsx';
import type { Route } from './+types/shared-trip-page.ts';
import styles from './trip-sharing.module.css';
import { sharedTripText } from './share-text.ts';
import { type SharedTripView, sharedTripView } from './shared-trip-view.ts';

/** Sent without scripts: it is only read, often on another person's phone. */
export const handle = { scripts: false } as const;

/** Keeps the address from other sites, as anybody who has it can open the page. */
export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(sharedTripText.title)(args),
  { name: 'referrer', content: 'no-referrer' },
];

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const trip = await portal.tripSharing.viewSharedTrip(actor, params.token).catch(unlessNotFound);
  return trip
    ? { view: sharedTripView(trip, languageOf(request), now) }
    : data({ view: null }, { status: 404 });
};

const Counter = ({ label, counter }: { label: string; counter: SharedTripView['boarding'] }) => {
  const t = useText(sharedTripText);
  return (
    <div>
      <p className="field-label">{label}</p>
      <b>{counter.name}</b>
      <p className="small muted">{counter.address}</p>
      <p className="small num">{counter.at}</p>
      <a className="link link-alone num" href={counter.phone.tel}>
        {t.call(counter.phone.shown)}
      </a>
    </div>
  );
};

const Stops = ({ view }: { view: SharedTripView }) => {
  const t = useText(sharedTripText);
  return (
    <section aria-labelledby="stops">
      <h2 id="stops">{t.stops}</h2>
      <Timeline className={`${styles.stops} num`}>
        {view.stops.map((stop) => (
          <li key={stop.stopNo} data-reached={stop.left}>
            <b>{stop.place}</b>
            <span className="muted">{stop.says}</span>
          </li>
        ))}
      </Timeline>
    </section>
  );
};

/** A trip as the passenger's family follows it. */
export default function SharedTripPage({ loaderData: { view } }: Route.ComponentProps) {
  const t = useText(sharedTripText);
  const { pathname } = useLocation();
  if (!view)
    return (
      <Stack as={Page} width="narrow">
        <h1>{t.over.title}</h1>
        <p>{t.over.text}</p>
      </Stack>
    );
  return (
    <Stack as={Page} width="narrow">
      <h1>{view.title}</h1>
      <p className="muted num">
        {view.coach} · {view.route}
      </p>
      {view.cancelled ? <Alert kind="notice">{view.says}</Alert> : <p className="num">{view.says}</p>}
      {view.late && <Alert kind="notice">{view.late}</Alert>}
      {view.aboard && (
        <Alert kind="success">
          <b className="num">{view.aboard}</b>
        </Alert>
      )}
      <Card>
        {view.sight && (
          <p className="num">
            <b>{view.sight.says}</b>{' '}
            <a className="link link-alone" href={view.sight.map.href} target="_blank" rel="noreferrer">
              {view.sight.map.label}
            </a>
          </p>
        )}
        {view.last && <p className="num">{view.last}</p>}
        <Stops view={view} />
        <Grid min={200} className={styles.counters}>
          <Counter label={t.boards} counter={view.boarding} />
          <Counter label={t.alights} counter={view.dropping} />
          {view.supervisor && (
            <div>
              <p className="field-label">{t.supervisor}</p>
              <a className="link link-alone num" href={view.supervisor.tel}>
                {t.call(view.supervisor.shown)}
              </a>
            </div>
          )}
        </Grid>
      </Card>
      <p className="small muted num">
        {view.asOf}{' '}
        <a className="link link-alone" href={pathname}>
          {t.again}
        </a>
      </p>
      <p className="small muted num">{view.until}</p>
    </Stack>
  );
}
