import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { requestContext } from '#ctx';
import { Article } from '../site/article.tsx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import type { Route } from './+types/routes-page.ts';
import { OriginRoutes } from './origin-routes.tsx';
import { RouteList } from './route-list.tsx';
import { routesByOrigin } from './routes-by-origin.ts';
import { routesText } from './text.ts';
import { topRoutes } from './top-routes.ts';

export const meta = pageMeta(routesText.title, routesText.lead);
export const handle = { scripts: false };

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, now } = context.get(requestContext);
  const date = addDays(dhakaDate(now), 1);
  const origins = routesByOrigin(await portal.search.listRoutes(), date, languageOf(request));
  return { date, origins };
};

export default function RoutesPage({ loaderData: { date, origins } }: Route.ComponentProps) {
  return (
    <Article title={routesText.title} lead={routesText.lead}>
      {origins.length === 0 ? (
        <RouteList routes={topRoutes} date={date} />
      ) : (
        <div className="origins">
          {origins.map((origin, index) => (
            <OriginRoutes key={origin.placeId} origin={origin} open={index === 0} />
          ))}
        </div>
      )}
    </Article>
  );
}
