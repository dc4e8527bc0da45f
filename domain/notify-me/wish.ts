import type { DhakaDate } from '../dhaka.ts';
import { type Paisa, paisa, parseTypedAmount } from '../money.ts';
import type { TripOffer } from '../search/offer.ts';

/** Kinds of wishes to be told: that a date is on sale, or that a seat costs no more than it says. */
export const wishKinds = ['opening', 'price'] as const;
export type WishKind = (typeof wishKinds)[number];

/** Wishes that one number may have at a time; each ends with its one SMS, or with its date. */
export const mostWishes = 5;

/** Days ahead that a wish may be about: no date comes on sale so early, and a number is not kept for years. */
export const mostWishDays = 180;

/** Two places and a date of travel, by the ids of the places. */
export type Road = { from: string; to: string; date: DhakaDate };

export type NotifyWish = Road & { wishId: string; kind: WishKind; mostPaisa: Paisa | null };

/** Reads the price of a wish as it is typed, in taka. Undefined for no amount above nothing. */
export const readWishedPrice = (typed: string): Paisa | undefined => {
  const amount = parseTypedAmount(typed);
  return amount && amount > 0 ? amount : undefined;
};

type Offered = Pick<TripOffer, 'opensAt' | 'seatsLeft' | 'pricePaisa'>;

/** The lowest price at which a seat can be had now; null where none can: nothing is on sale, or all is sold. */
export const lowestNow = (offers: readonly Offered[]): Paisa | null => {
  const prices = offers
    .filter(({ opensAt, seatsLeft }) => opensAt === null && seatsLeft > 0)
    .map(({ pricePaisa }) => pricePaisa);
  return prices.length > 0 ? paisa(Math.min(...prices)) : null;
};
