import type { DhakaDate } from '../dhaka.ts';
import type { CoachType } from '../fleet/coach.ts';
import { type Bilingual, latinDigits } from '../language.ts';
import type { BasisPoints, Paisa } from '../money.ts';

/** Terms of a code: a percentage of the fares up to a limit, or an amount; and the lowest fares that it is given for. */
export type PromoTerms = { leastFarePaisa: Paisa } & (
  | { kind: 'percent'; basisPoints: BasisPoints; mostPaisa: Paisa }
  | { kind: 'fixed'; amountPaisa: Paisa }
);

/** A pair of places; null stands for any. */
export type PromoRoute = { fromPlaceId: string | null; toPlaceId: string | null };

/** Trips that a code is valid for; an empty list means all. */
export type PromoReach = {
  /** The dates of departure at the passenger's own stop, both included. */
  departsFrom: DhakaDate | null;
  departsUntil: DhakaDate | null;
  routes: readonly PromoRoute[];
  operatorIds: readonly string[];
  coachTypes: readonly CoachType[];
};

/**
 * Code that makes a booking cheaper. Poth bears the discount; the operator gets its whole fare. A use stays spent where the
 * passenger cancels or changes by choice. It comes back, for its number and for the limit of all uses, where the company is the
 * cause and all that was paid goes back: with the last seat, and not while the passenger may have another coach at the lower
 * price. Nobody gains by such a cancellation: Poth gets the whole discount back with the money.
 */
export type Promo = {
  promoId: string;
  code: string;
  name: Bilingual;
  terms: PromoTerms;
  reach: PromoReach;
  /** The dates in Dhaka on which it can be used, both included. */
  validFrom: DhakaDate;
  validUntil: DhakaDate;
  /** True limits it to phone numbers that have never bought a ticket; one that its company called off does not count. */
  firstPurchaseOnly: boolean;
  mostUses: number;
  usesPerPhone: number;
  isOn: boolean;
  /** Version, which rises with every change. */
  version: number;
};

/** Code with its uses: paid ones, open ones kept for a buyer who is about to pay, and the total discount given. */
export type CountedPromo = Promo & { paid: number; open: number; givenPaisa: number };

/** A paid use of a code, by its booking. */
export type PaidUse = {
  tripId: string;
  bookingId: string;
  pnr: string;
  state: string;
  discountPaisa: number;
  paidAt: Date;
  operatorName: Bilingual;
  late: boolean;
};

/**
 * Reads a code as a person typed it: small letters, spaces, hyphens and Bangla digits are accepted. Undefined where it
 * cannot be one: 4 to 16 of A–Z and 0–9.
 */
export const parsePromoCode = (typed: string): string | undefined => {
  const code = latinDigits(typed).toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : undefined;
};
