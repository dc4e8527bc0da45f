import type { DhakaDate } from '../dhaka.ts';
import type { Paisa } from '../money.ts';
import type { DayFare, TripOffer } from './offer.ts';
import { type FilteredOffer, passesFilters, type Refinement } from './refine-offers.ts';

/** Parts of a coach that decide the lowest price of its day. */
export type PricedOffer = FilteredOffer & Pick<TripOffer, 'pricePaisa'>;

/** Coaches that the list of one day shows: those of the date, and those after the following midnight. */
export type DayOffers = {
  date: DhakaDate;
  offers: readonly PricedOffer[];
  afterMidnight: readonly PricedOffer[];
};

/** Finds the lowest price of a day, among the coaches that pass the filters and have a seat left. */
export const dayFareOf = (
  { date, offers, afterMidnight }: DayOffers,
  refinement: Refinement | null,
): DayFare => {
  const kept = [...offers, ...afterMidnight].filter(
    (offer) => refinement === null || passesFilters(offer, refinement, date),
  );
  const prices = kept.filter(({ seatsLeft }) => seatsLeft > 0).map(({ pricePaisa }) => pricePaisa);
  return {
    date,
    lowestPricePaisa: prices.reduce<Paisa | null>(
      (least, price) => (least === null || price < least ? price : least),
      null,
    ),
    soldOut: kept.length > 0 && prices.length === 0,
  };
};
