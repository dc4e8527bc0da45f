import { deliveredHome } from '@poth/domain/content/home.ts';
import { shownHome } from '@poth/domain/content/shown-home.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { BuyDialog } from '../guide/buy-dialog.tsx';
import { CancelDialog } from '../guide/cancel-dialog.tsx';
import { OperatorGrid } from '../operator/operator-grid.tsx';
import { boxPlaces } from '../search/box-places.ts';
import { failureOf } from '../search/failure-of.ts';
import { RouteList } from '../search/route-list.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { databaseAwayAnswer } from '../shell/away.ts';
import { linkedMeta } from '../shell/linked-data.ts';
import { languageOf } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { smallFontSuffices } from '../ui/first-letters.ts';
import type { Route } from './+types/home-page.ts';
import { AmenityTiles } from './amenity-tiles.tsx';
import { Banner } from './banner.tsx';
import styles from './home.module.css';
import { homeLinkedData } from './home-linked-data.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { homeText } from './text.ts';
import { WhyCards } from './why-cards.tsx';

const describe = pageMeta(homeText.title, homeText.description);
export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...describe({ location }),
  ...linkedMeta(loaderData?.linked ?? []),
];

/** Passes on the loader's headers, which say when to ask again where something could not be fetched. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * Loads the page even where something could not be fetched: the search box says so, and missing content is as
 * delivered.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asking = context.get(requestContext);
  const { portal, actor, now, settings, publicUrl, company, demo } = asking;
  const query = new URL(request.url).searchParams;
  let failure: string | undefined;
  const orElse =
    <Fallback,>(fallback: Fallback) =>
    (thrown: unknown): Fallback => {
      failure = failureOf(thrown, request, asking);
      return fallback;
    };
  const [box, operators, content] = await Promise.all([
    boxPlaces({ portal, actor }).catch(orElse({ places: [], toFirst: [] })),
    portal.operator.listOperators(actor).catch(orElse([])),
    portal.content.viewHome(actor).catch(orElse(deliveredHome)),
  ]);
  const home = shownHome(content, operators);
  const found = {
    ...box,
    failure,
    // Operator ids are not sent: twelve random numbers that the page has no use for.
    home: { ...home, operators: home.operators.map(({ operatorId: _operatorId, ...shown }) => shown) },
    firstLetters: !actor.account && !failure && smallFontSuffices(JSON.stringify(home)),
    linked: homeLinkedData(publicUrl, languageOf(request), { company, demo }),
    today: dhakaDate(now),
    refundDays: settings.refundBusinessDays,
    asked: {
      from: query.get('from'),
      to: query.get('to'),
      date: query.get('date'),
      coachType: query.get('coachType'),
    },
  };
  return failure === undefined ? data(found) : data(found, databaseAwayAnswer);
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useText(homeText);
  const { home, today, refundDays, linked: _linked, firstLetters: _first, ...box } = loaderData;
  return (
    <>
      <h1 className="visually-hidden">{t.heading}</h1>
      <Banner slides={home.slides} />
      <div className={`wrap ${styles.box}`}>
        <SearchBox today={today} {...box}>
          <div className={styles.help}>
            <BuyDialog />
            <CancelDialog refundDays={refundDays} />
          </div>
        </SearchBox>
      </div>
      <WhyCards />
      <AmenityTiles tiles={home.amenities} />
      <section className={`wrap ${styles.section}`} aria-labelledby="operators">
        <div className={styles.head}>
          <h2 id="operators">{t.operators}</h2>
          <LocalLink className="link link-alone" to="/operators">
            {t.allOperators}
          </LocalLink>
        </div>
        <OperatorGrid operators={home.operators} />
      </section>
      <section className={`wrap ${styles.section}`} aria-labelledby="routes">
        <div className={styles.head}>
          <h2 id="routes">{t.routes}</h2>
          <LocalLink className="link link-alone" to="/routes">
            {t.allRoutes}
          </LocalLink>
        </div>
        <RouteList routes={home.routes} date={addDays(today, 1)} />
      </section>
      <PaymentMarks partners={home.payments} />
    </>
  );
}
