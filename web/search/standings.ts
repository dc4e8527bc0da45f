import { countText, digits, type Language } from '@poth/domain/language.ts';
import { meanText } from '@poth/domain/rating/average.ts';
import { cancelledPercent, type Standing } from '@poth/domain/rating/standing.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import type { Standings } from '@poth/domain/search/refine-offers.ts';
import type { RequestContext } from '#ctx';
import { textIn } from '../text/texts.ts';
import { standingText } from './standing-text.ts';

/** Trips of a company from which on the part that it cancelled is told. */
const leastTrips = 10;

/** Asks for the standings of companies; a search is answered without it where it cannot be read. */
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

/** Words for the companies of a list, by their names in addresses; one of which nothing is known is left out. */
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
