import { countText, digits, type Language } from '@poth/domain/language.ts';
import { meanText } from '@poth/domain/rating/average.ts';
import { cancelledPercent, type Standing } from '@poth/domain/rating/standing.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import type { Standings } from '@poth/domain/search/refine-offers.ts';
import type { RequestContext } from '#ctx';
import { textIn } from '../text/texts.ts';
import { standingText } from './standing-text.ts';

/** Least number of trips of a company for which its share of cancelled trips is shown. */
const leastTrips = 10;

/** Loads the standings of companies; a search is answered without them where loading fails. */
export const standingsOf = async ({
  portal,
  actor,
  noteFault,
}: Pick<RequestContext, 'portal' | 'actor' | 'noteFault'>): Promise<Standings> =>
  portal.rating.listStandings(actor).catch((thrown: unknown): Standings => {
    noteFault(thrown);
    return new Map();
  });

const inWords = ({ rating, measures }: Standing, language: Language): string => {
  const t = textIn(language, standingText);
  const count = (number: number) => countText(number, language);
  const punctuality = measures?.punctuality;
  return [
    rating && t.rating(meanText(rating.overall, language), count(rating.ratings)),
    punctuality && t.punctual(count(punctuality.percent), count(punctuality.recorded)),
    measures &&
      measures.trips >= leastTrips &&
      (measures.cancelled === 0
        ? t.noneCancelled(count(measures.trips))
        : t.cancelled(digits(cancelledPercent(measures), language), count(measures.trips))),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Builds the words of the listed companies' standings, by slug; companies without one are left out. */
export const standingViews = (
  offers: readonly Pick<TripOffer, 'operator'>[],
  standings: Standings,
  language: Language,
): Readonly<Record<string, string>> => {
  const slugs = [...new Set(offers.map(({ operator }) => operator.slug))];
  const said = slugs.map((slug) => {
    const standing = standings.get(slug);
    return [slug, standing ? inWords(standing, language) : ''] as const;
  });
  return Object.fromEntries(said.filter(([, words]) => words !== ''));
};
