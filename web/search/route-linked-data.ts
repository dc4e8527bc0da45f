import type { Language } from '@poth/domain/language.ts';
import { localPathOf } from '@poth/domain/language.ts';
import { routeSlug } from '@poth/domain/place/route-slug.ts';
import type { Departure, RouteView } from '@poth/domain/search/route-facts.ts';
import { faqData, trailData } from '../shell/linked-data.ts';
import type { RoutePageView } from './route-view.ts';

const mostTrips = 24;

/** Formats a time of day in Dhaka in ISO 8601: 22:30:00+06:00. */
const clock = (minute: number): string => {
  const inDay = minute % 1440;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}:00+06:00`;
};

const taka = (paisa: number): string => (paisa / 100).toFixed(2);

type Page = { origin: string; language: Language; view: RoutePageView; trail: readonly [string, string][] };

/** Builds the linked data of a route for search engines: its breadcrumb, coaches with times and fares, and questions. */
export const routeLinkedData = (route: RouteView, { origin, language, view, trail }: Page): object[] => {
  const url = `${origin}${localPathOf(language, `/routes/${routeSlug(route.from.placeId, route.to.placeId)}`)}`;
  const stop = (name: string) => ({
    '@type': 'BusStation',
    name,
    address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: 'BD' },
  });
  const trip = (departure: Departure) => ({
    '@type': 'BusTrip',
    name: `${view.names.from} – ${view.names.to}`,
    provider: { '@type': 'Organization', name: departure.operator.name[language] },
    departureBusStop: stop(view.names.from),
    arrivalBusStop: stop(view.names.to),
    departureTime: clock(departure.departsMinute),
    arrivalTime: clock(departure.departsMinute + departure.minutes),
    offers: { '@type': 'Offer', price: taka(departure.lowestPricePaisa), priceCurrency: 'BDT', url },
  });
  return [
    trailData(origin, language, trail),
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: view.title,
      numberOfItems: Math.min(mostTrips, route.departures.length),
      itemListElement: route.departures.slice(0, mostTrips).map((departure, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: trip(departure),
      })),
    },
    faqData(view.questions),
  ];
};
