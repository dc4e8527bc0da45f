import { formatMoney } from '@poth/domain/money.ts';
import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { linkedMeta, trailData } from '../shell/linked-data.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Folds } from '../ui/fold.tsx';
import type { Route } from './+types/routes-page.ts';
import { OriginRoutes } from './origin-routes.tsx';
import { routesByOrigin } from './routes-by-origin.ts';
import { routesText } from './routes-text.ts';

const describe = pageMeta(routesText.title, routesText.lead);
export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...describe({ location }),
  ...linkedMeta(loaderData?.linked ?? []),
];
export const handle = { scripts: false };

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, publicUrl, settings } = context.get(requestContext);
  const language = languageOf(request);
  const t = textIn(language, routesText);
  return {
    origins: routesByOrigin(await portal.search.listRoutes(actor), language),
    charge:
      settings.serviceChargePerSeat > 0
        ? t.withCharge(formatMoney(settings.serviceChargePerSeat, language))
        : null,
    linked: [
      trailData(publicUrl, language, [
        [t.home, '/'],
        [t.title, '/routes'],
      ]),
    ],
  };
};

export default function RoutesPage({ loaderData: { origins, charge } }: Route.ComponentProps) {
  const t = useText(routesText);
  return (
    <Article title={routesText.title} lead={routesText.lead}>
      {origins.length === 0 ? (
        <section>
          <p>{t.none}</p>
          <div className="ways">
            <ButtonLink to="/search">{t.search}</ButtonLink>
          </div>
        </section>
      ) : (
        <>
          {charge && <p className="small muted">{charge}</p>}
          <Folds>
            {origins.map((origin, index) => (
              <OriginRoutes key={origin.placeId} origin={origin} open={index === 0} />
            ))}
          </Folds>
        </>
      )}
    </Article>
  );
}
