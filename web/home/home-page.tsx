import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { BuyDialog } from '../guide/buy-dialog.tsx';
import { CancelDialog } from '../guide/cancel-dialog.tsx';
import { OperatorGrid } from '../operator/operator-grid.tsx';
import { RouteList } from '../place/route-list.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { linkedMeta } from '../site/linked-data.ts';
import { languageOf } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/home-page.ts';
import { AmenityTiles } from './amenity-tiles.tsx';
import { Banner } from './banner.tsx';
import './home.css';
import { homeLinkedData } from './home-linked-data.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { homeText } from './text.ts';
import { WhyCards } from './why-cards.tsx';

const operatorsShown = 12;

const describe = pageMeta(homeText.title, homeText.description);
export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...describe({ location }),
  ...linkedMeta(loaderData?.linked ?? []),
];

/** Rows that an admin has not taken off the page. */
const shownOf = <Row extends { shown: boolean }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ shown }) => shown);

/** The operators that an admin has named, in that order; nobody named: the first by name. */
const chosenOf = <Entry extends { operatorId: string }>(
  all: readonly Entry[],
  ids: readonly string[],
): Entry[] =>
  ids.length === 0
    ? all.slice(0, operatorsShown)
    : ids.flatMap((id) => all.find(({ operatorId }) => operatorId === id) ?? []);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, now, settings, publicUrl, company, demo } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const [places, operators, content] = await Promise.all([
    portal.place.listPlaces().catch((thrown: unknown) => {
      if (isProblem(thrown)) return problemText(noteOf(thrown), languageOf(request));
      throw thrown;
    }),
    portal.operator.listOperators(),
    portal.content.viewHome(),
  ]);
  return {
    ...(typeof places === 'string' ? { places: [], failure: places } : { places, failure: undefined }),
    operators: chosenOf(operators, content.operators),
    content: {
      slides: shownOf(content.slides),
      amenities: shownOf(content.amenities),
      routes: content.routes,
      payments: shownOf(content.payments),
    },
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
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useText(homeText);
  const { operators, content, today, refundDays, linked: _, ...box } = loaderData;
  return (
    <>
      <h1 className="visually-hidden">{t.heading}</h1>
      <Banner slides={content.slides} />
      <div className="wrap home-box">
        <SearchBox today={today} {...box}>
          <div className="home-help">
            <BuyDialog />
            <CancelDialog refundDays={refundDays} />
          </div>
        </SearchBox>
      </div>
      <WhyCards />
      <AmenityTiles tiles={content.amenities} />
      <section className="wrap home-section" aria-labelledby="operators">
        <div className="home-head">
          <h2 id="operators">{t.operators}</h2>
          <LocalLink className="link" to="/operators">
            {t.allOperators}
          </LocalLink>
        </div>
        <OperatorGrid operators={operators} />
      </section>
      <section className="wrap home-section" aria-labelledby="routes">
        <div className="home-head">
          <h2 id="routes">{t.routes}</h2>
          <LocalLink className="link" to="/routes">
            {t.allRoutes}
          </LocalLink>
        </div>
        <RouteList routes={content.routes} date={addDays(today, 1)} />
      </section>
      <PaymentMarks partners={content.payments} />
    </>
  );
}
