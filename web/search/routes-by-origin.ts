import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { routeSlug } from '@poth/domain/place/route-slug.ts';
import type { OfferedRoute } from '@poth/domain/search/offer.ts';
import { textIn } from '../text/texts.ts';
import { routesText } from './routes-text.ts';

/** Routes from one place, formatted for the page. */
export type Origin = {
  placeId: string;
  title: string;
  count: string;
  roads: { page: string; to: string; departures: string; fare: string }[];
};

/** Groups routes by the place they leave from, the place with most routes first. */
export const routesByOrigin = (routes: readonly OfferedRoute[], language: Language): Origin[] => {
  const t = textIn(language, routesText);
  const groups = [...Map.groupBy(routes, ({ from }) => from.placeId)];
  groups.sort(([, one], [, other]) => other.length - one.length);
  return groups.map(([placeId, leaving]) => ({
    placeId,
    title: t.from(leaving[0]?.from.name[language] ?? ''),
    count: t.roads(digits(leaving.length, language), leaving.length === 1),
    roads: leaving.map(({ to, lowestPricePaisa, departuresADay }) => ({
      page: `/routes/${routeSlug(placeId, to.placeId)}`,
      to: to.name[language],
      departures: t.departures(digits(departuresADay, language), departuresADay === 1),
      fare: t.fareFrom(formatMoney(lowestPricePaisa, language)),
    })),
  }));
};
