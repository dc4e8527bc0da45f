import type { DhakaDate } from '../dhaka.ts';
import { coachTypeNames, coachTypes } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { Standing } from '../rating/standing.ts';
import { matchesDeparture, periodNames, periods } from './criteria.ts';
import { publishedDeparture, type SearchResult, type TripOffer } from './offer.ts';

/** Filters with a list of choices, and the name of each in an address. */
export const facets = { period: 'period', coachType: 'coachType', operator: 'op', boarding: 'bp' } as const;
export type Facet = keyof typeof facets;
const facetNames = Object.keys(facets) as Facet[];

export const sortOrders = [
  'departure',
  'fare',
  'duration',
  'seats',
  'rating',
  'punctuality',
  'operator',
  'counter',
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Lowest ratings of a company, in stars, and lowest punctuality, in percent, that a traveller can ask for. */
export const leastChoices = { rating: [3, 3.5, 4, 4.5], punctual: [70, 80, 90, 95] } as const;
export type Least = keyof typeof leastChoices;

/** Standings of companies by the slug that names each in an address. */
export type Standings = ReadonlyMap<string, Standing>;

/** Filters and order of a search; an empty list keeps everything. */
export type Refinement = Readonly<Record<Facet, readonly string[]>> & {
  seatsAtLeast: number;
  /** Minimum standings; 0 keeps every company, also those without a standing. */
  least: Readonly<Record<Least, number>>;
  /** Companies whose standing meets `least`; null where none is asked for, so that all are kept. */
  companies: readonly string[] | null;
  sort: SortOrder;
};

/** Choice in a filter, with the number of coaches that it would leave. */
export type Option = { value: string; name: Bilingual; count: number; chosen: boolean };

/** Parts of a coach that the filters read. */
export type FilteredOffer = Pick<TripOffer, 'coachType' | 'departsAt' | 'delayMinutes' | 'seatsLeft'> & {
  operator: Pick<TripOffer['operator'], 'slug'>;
  boarding: readonly { name: Bilingual }[];
};

const punctualityOf = (standing: Standing | undefined): number =>
  standing?.measures?.punctuality?.percent ?? -1;
const ratingOf = (standing: Standing | undefined): number => standing?.rating?.overall ?? 0;

/** Lists the companies whose standing meets `least`; null where none is asked for. */
const companiesWith = (least: Refinement['least'], standings: Standings): string[] | null =>
  least.rating === 0 && least.punctual === 0
    ? null
    : [...standings]
        .filter(
          ([, standing]) =>
            ratingOf(standing) >= least.rating &&
            (least.punctual === 0 || punctualityOf(standing) >= least.punctual),
        )
        .map(([slug]) => slug);

/** Reads filters and order from an address: period=night&op=hanif&rating=4&sort=fare. Invalid values are ignored. */
export const readRefinement = (query: URLSearchParams, standings: Standings = new Map()): Refinement => {
  const known = (values: readonly string[], name: string) =>
    query.getAll(name).filter((value) => values.includes(value));
  const seats = Number(query.get('seats'));
  const leastOf = (name: Least) =>
    leastChoices[name].find((choice) => String(choice) === query.get(name)) ?? 0;
  const least = { rating: leastOf('rating'), punctual: leastOf('punctual') };
  return {
    period: known(periodNames, facets.period),
    coachType: known(coachTypes, facets.coachType),
    operator: query.getAll(facets.operator),
    boarding: query.getAll(facets.boarding),
    seatsAtLeast: Number.isInteger(seats) && seats > 0 ? seats : 0,
    least,
    companies: companiesWith(least, standings),
    sort: sortOrders.find((order) => order === query.get('sort')) ?? 'departure',
  };
};

/** Returns an offer's values in a filter. A counter is identified by its area's name, which operators share. */
const valuesOf = (offer: FilteredOffer, facet: Facet, date: DhakaDate): readonly string[] =>
  ({
    period: () =>
      periodNames.filter((period) => matchesDeparture(publishedDeparture(offer), { date, period }) !== null),
    coachType: () => [offer.coachType],
    operator: () => [offer.operator.slug],
    boarding: () => offer.boarding.map(({ name }) => name.en),
  })[facet]();

/** Tells whether a coach of a day passes the filters. except: a filter that is ignored. */
export const passesFilters = (
  offer: FilteredOffer,
  refinement: Refinement,
  date: DhakaDate,
  except?: Facet,
): boolean =>
  offer.seatsLeft >= refinement.seatsAtLeast &&
  (refinement.companies === null || refinement.companies.includes(offer.operator.slug)) &&
  facetNames.every((facet) => {
    const wanted = refinement[facet];
    return (
      facet === except ||
      wanted.length === 0 ||
      valuesOf(offer, facet, date).some((value) => wanted.includes(value))
    );
  });

const departure = (offer: TripOffer): number => offer.departsAt.getTime();
const sortKeys: Record<SortOrder, (offer: TripOffer, standing: Standing | undefined) => number | string> = {
  departure,
  fare: (offer) => offer.pricePaisa,
  duration: (offer) => offer.arrivesAt.getTime() - departure(offer),
  seats: (offer) => -offer.seatsLeft,
  rating: (_, standing) => -ratingOf(standing),
  punctuality: (_, standing) => -punctualityOf(standing),
  operator: ({ operator }) => operator.name.en,
  counter: ({ boarding }) => boarding[0]?.name.en ?? '',
};
const inOrder = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Filters and sorts the coaches of a search; equal ones are in the order of departure. */
export const refineOffers = (
  found: SearchResult,
  date: DhakaDate,
  refinement: Refinement,
  standings: Standings = new Map(),
): SearchResult => {
  const key = (offer: TripOffer) => sortKeys[refinement.sort](offer, standings.get(offer.operator.slug));
  const refine = (offers: readonly TripOffer[]) =>
    offers
      .filter((offer) => passesFilters(offer, refinement, date))
      .sort((a, b) => inOrder(key(a), key(b)) || departure(a) - departure(b));
  return { offers: refine(found.offers), afterMidnight: refine(found.afterMidnight) };
};

/** Lists the names of the values that were found, in the order of their English names. */
const foundNames = (offers: readonly TripOffer[], named: (offer: TripOffer) => [string, Bilingual][]) =>
  [...new Map(offers.flatMap(named))].sort(([, a], [, b]) => (a.en < b.en ? -1 : 1));

/** Lists the choices of each filter, with the number of coaches that the other filters leave for each. */
export const optionsOf = (
  found: SearchResult,
  date: DhakaDate,
  refinement: Refinement,
): Record<Facet, Option[]> => {
  const all = [...found.offers, ...found.afterMidnight];
  const names: Record<Facet, (readonly [string, Bilingual])[]> = {
    period: periodNames.map((period) => [period, periods[period].name]),
    coachType: coachTypes.map((type) => [type, coachTypeNames[type]]),
    operator: foundNames(all, ({ operator }) => [[operator.slug, operator.name]]),
    boarding: foundNames(all, ({ boarding }) => boarding.map(({ name }) => [name.en, name])),
  };
  const options = (facet: Facet): Option[] => {
    const left = all
      .filter((offer) => passesFilters(offer, refinement, date, facet))
      .flatMap((offer) => valuesOf(offer, facet, date));
    return names[facet].map(([value, name]) => ({
      value,
      name,
      count: left.filter((one) => one === value).length,
      chosen: refinement[facet].includes(value),
    }));
  };
  return {
    period: options('period'),
    coachType: options('coachType'),
    operator: options('operator'),
    boarding: options('boarding'),
  };
};
