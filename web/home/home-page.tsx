import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { settings } from '@poth/domain/settings.ts';
import { requestContext } from '#ctx';
import { BuyDialog } from '../guide/buy-dialog.tsx';
import { CancelDialog } from '../guide/cancel-dialog.tsx';
import { OperatorGrid } from '../operator/operator-grid.tsx';
import { RouteList } from '../place/route-list.tsx';
import { topRoutes } from '../place/top-routes.ts';
import { SearchBox } from '../search/search-box.tsx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/home-page.ts';
import { AmenityTiles } from './amenity-tiles.tsx';
import { Banner } from './banner.tsx';
import './home.css';
import { PaymentMarks } from './payment-marks.tsx';
import { homeText } from './text.ts';
import { WhyCards } from './why-cards.tsx';

const operatorsShown = 12;

export const meta = pageMeta(homeText.title, homeText.description);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, now } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const [places, operators] = await Promise.all([
    portal.place.listPlaces().catch((thrown: unknown) => {
      if (isProblem(thrown)) return problemText(noteOf(thrown), languageOf(request));
      throw thrown;
    }),
    portal.operator.listOperators(),
  ]);
  return {
    ...(typeof places === 'string' ? { places: [], failure: places } : { places, failure: undefined }),
    operators: operators.slice(0, operatorsShown),
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
  const { operators, today, refundDays, ...box } = loaderData;
  return (
    <>
      <h1 className="visually-hidden">{t.heading}</h1>
      <Banner />
      <div className="wrap home-box">
        <SearchBox today={today} {...box}>
          <div className="home-help">
            <BuyDialog />
            <CancelDialog refundDays={refundDays} />
          </div>
        </SearchBox>
      </div>
      <WhyCards />
      <AmenityTiles />
      <section className="wrap home-section" aria-labelledby="operators">
        <h2 id="operators">{t.operators}</h2>
        <OperatorGrid operators={operators} />
      </section>
      <section className="wrap home-section" aria-labelledby="routes">
        <h2 id="routes">{t.routes}</h2>
        <RouteList routes={topRoutes} date={addDays(today, 1)} />
      </section>
      <PaymentMarks />
    </>
  );
}
