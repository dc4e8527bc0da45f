import { dhakaDate } from '@poth/domain/dhaka.ts';
import {
  type CounterName,
  counterText,
  findPlaceOrCounter,
  type PlaceMatch,
} from '@poth/domain/place/find-counter.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { changePlaces, enoughDirectCoaches } from '@poth/domain/search/connection.ts';
import { type CriteriaInput, readCriteria, type SearchCriteria } from '@poth/domain/search/criteria.ts';
import { dayFareOf } from '@poth/domain/search/day-fares.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { optionsOf, readRefinement, refineOffers } from '@poth/domain/search/refine-offers.ts';
import type { Language } from '@poth/domain/language.ts';
import type { RequestContext } from '#ctx';
import { languageOf } from '../text/language.ts';
import { textIn } from '../text/texts.ts';
import { boxPlaces } from './box-places.ts';
import { changeText } from './change-text.ts';
import { failureOf } from './failure-of.ts';
import { listedAs } from './listed-as.ts';
import { monthPageText } from './month-text.ts';
import { tripQuery } from './search-address.ts';
import { standingsOf, standingViews } from './standings.ts';

type Asking = Pick<RequestContext, 'portal' | 'actor' | 'now' | 'noteFault'>;

const readAsked = (query: URLSearchParams): CriteriaInput => ({
  from: query.get('from'),
  to: query.get('to'),
  date: query.get('date'),
  period: query.get('period'),
  coachType: query.get('coachType'),
});

/** Link with its text, loaded by the server with the page. */
type LinkView = { to: string; says: string };

/** Links to the journeys with one change, where few direct coaches have a seat and a place of change exists. */
const changePageOf = async (
  { portal, actor }: Asking,
  { from, to, date }: SearchCriteria,
  direct: readonly TripOffer[],
  language: Language,
): Promise<LinkView | null> => {
  if (direct.filter(({ seatsLeft }) => seatsLeft > 0).length >= enoughDirectCoaches) return null;
  const pair = { from: from.placeId, to: to.placeId };
  const places = changePlaces(await portal.search.listRoutes(actor), pair);
  if (places.length === 0) return null;
  return { to: `/one-change/${pair.from}/${pair.to}/${date}`, says: textIn(language, changeText).link };
};

/**
 * Loads every coach of the day and filters here, so that each filter can show how many coaches its options would leave,
 * and the date strip uses the same filters as the list of each day.
 */
const findTrips = async (
  asking: Asking,
  criteria: SearchCriteria,
  query: URLSearchParams,
  language: Language,
) => {
  const { portal, actor, now } = asking;
  const everything = { ...criteria, period: null, coachType: null };
  const [all, week, standings] = await Promise.all([
    portal.search.searchTrips(actor, everything),
    portal.search.compareDays(actor, criteria),
    standingsOf(asking),
  ]);
  const listed = [...all.offers, ...all.afterMidnight];
  const count = listed.length;
  const refinement = readRefinement(query, standings);
  return {
    criteria,
    count,
    /** Time at which the seats left were counted, in milliseconds. */
    readAt: now.getTime(),
    found: refineOffers(all, criteria.date, refinement, standings),
    options: optionsOf(all, criteria.date, refinement),
    refinement,
    /** Standing of each company of the day, in words; companies without one are left out. */
    standings: standingViews(listed, standings, language),
    // The listed day uses its own list, which is newer than that of the week.
    days: week.map((day) => dayFareOf(day.date === criteria.date ? { ...day, ...all } : day, refinement)),
    month: {
      to: `/lowest-fares/${criteria.from.placeId}/${criteria.to.placeId}/${criteria.date}${tripQuery(query)}`,
      says: textIn(language, monthPageText).link,
    },
    changePage: await changePageOf(asking, criteria, listed, language),
    alternatives: count === 0 ? await portal.search.suggestAlternatives(actor, everything) : null,
  };
};

export type FoundTrips = Awaited<ReturnType<typeof findTrips>>;

/** Returns a place as the search box reads it again: by its id, or by the counter that named it. */
const saidOf = (meant: PlaceMatch<Place> | undefined): string | null =>
  meant ? (meant.counter ? counterText(meant.counter, meant.place, 'en') : meant.place.placeId) : null;

/** Loads the search page of an address; after a failure the box stays usable and shows the reason. */
export const loadSearch = async (asking: Asking, request: Request) => {
  const { now } = asking;
  const query = new URL(request.url).searchParams;
  const asked = { ...readAsked(query), back: query.get('back'), there: query.get('there') };
  const nothing = {
    places: [] as readonly Place[],
    toFirst: [] as readonly string[],
    counters: [] as readonly CounterName[],
    today: dhakaDate(now),
    asked,
    failure: null,
    faults: {},
    trips: null,
    listedAs: null,
  };
  let box: Pick<typeof nothing, 'places' | 'toFirst'> = nothing;
  try {
    const [found, counters] = await Promise.all([
      boxPlaces(asking),
      asking.portal.place.listCounterNames(asking.actor),
    ]);
    box = found;
    const meant = (typed: string) => findPlaceOrCounter(found.places, counters, typed);
    const find = (typed: string) => meant(typed)?.place;
    const read = readCriteria(asked, find, now);
    // A page without any criteria yet shows no faults.
    const untouched = asked.from === null && asked.to === null && asked.date === null;
    if ('faults' in read) {
      const { date, ...others } = read.faults;
      // Where the address has no date the box fills in today, so none is missing.
      const faults = untouched ? {} : { ...others, ...(asked.date !== null && date && { date }) };
      return { ...nothing, ...box, faults, listedAs: await listedAs(asking, asked, find, null) };
    }
    const ends = [meant(asked.from ?? ''), meant(asked.to ?? '')];
    const trips = await findTrips(asking, read.criteria, query, languageOf(request));
    return {
      ...nothing,
      ...box,
      asked: { ...asked, from: saidOf(ends[0]), to: saidOf(ends[1]) },
      counters: ends.flatMap((end) => end?.counter ?? []),
      trips,
      listedAs: await listedAs(asking, asked, find, trips),
    };
  } catch (thrown) {
    return { ...nothing, ...box, failure: failureOf(thrown, request, asking) };
  }
};
