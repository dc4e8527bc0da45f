import type { DhakaDate } from '../dhaka.ts';
import { type Paisa, paisa, parseTypedAmount } from '../money.ts';
import type { TripOffer } from '../search/offer.ts';

/** Kinds of wishes: to be told when a date goes on sale, or when a seat costs no more than a limit. */
export const wishKinds = ['opening', 'price'] as const;
export type WishKind = (typeof wishKinds)[number];

/** Wishes that one number may have at a time; each ends with its one SMS, or with its date. */
export const mostWishes = 5;

/** Most days ahead for a wish: no date goes on sale earlier, and numbers are not kept for years. */
export const mostWishDays = 180;

/** Two places and a date of travel, by the ids of the places. */
export type Road = { from: string; to: string; date: DhakaDate };

export type NotifyWish = Road & { wishId: string; kind: WishKind; mostPaisa: Paisa | null };

/** Reads the typed price of a wish, in taka; undefined unless it is an amount above zero. */
export const readWishedPrice = (typed: string): Paisa | undefined => {
  const amount = parseTypedAmount(typed);
  return amount && amount > 0 ? amount : undefined;
};

type Offered = Pick<TripOffer, 'opensAt' | 'seatsLeft' | 'pricePaisa'>;

/** Returns the lowest price of a seat on sale now; null where none is on sale, or all are sold. */
export const lowestNow = (offers: readonly Offered[]): Paisa | null => {
  const prices = offers
    .filter(({ opensAt, seatsLeft }) => opensAt === null && seatsLeft > 0)
    .map(({ pricePaisa }) => pricePaisa);
  return prices.length > 0 ? paisa(Math.min(...prices)) : null;
};
