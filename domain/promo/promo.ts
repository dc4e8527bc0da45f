import type { DhakaDate } from '../dhaka.ts';
import type { CoachType } from '../fleet/coach.ts';
import { type Bilingual, latinDigits } from '../language.ts';
import type { BasisPoints, Paisa } from '../money.ts';

/** Terms of a code: a share of the fares up to a limit, or an amount; and the least fares it is given for. */
export type PromoTerms = { leastFarePaisa: Paisa } & (
  | { kind: 'percent'; basisPoints: BasisPoints; mostPaisa: Paisa }
  | { kind: 'fixed'; amountPaisa: Paisa }
);

/** A pair of places; null stands for any. */
export type PromoRoute = { fromPlaceId: string | null; toPlaceId: string | null };

/** For which trips a code is good; an empty list means all. */
export type PromoReach = {
  /** The dates of departure at the passenger's own stop, both included. */
  departsFrom: DhakaDate | null;
  departsUntil: DhakaDate | null;
  routes: readonly PromoRoute[];
  operatorIds: readonly string[];
  coachTypes: readonly CoachType[];
};

/** A code that makes a booking cheaper. Poth bears what it takes off; the operator gets its whole fare. */
export type Promo = {
  promoId: string;
  code: string;
  name: Bilingual;
  terms: PromoTerms;
  reach: PromoReach;
  /** The dates in Dhaka on which it can be used, both included. */
  validFrom: DhakaDate;
  validUntil: DhakaDate;
  /** For a number that has never bought a ticket. */
  firstPurchaseOnly: boolean;
  mostUses: number;
  usesPerPhone: number;
  isOn: boolean;
  /** Rises with every change. */
  version: number;
};

/** A code with how often it was used: paid, kept for somebody who is about to pay, and what it gave away. */
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
 * A code as a person typed it: small letters, spaces, hyphens and Bangla digits are forgiven.
 * Undefined when it cannot be one: 4 to 16 of A–Z and 0–9.
 */
export const parsePromoCode = (typed: string): string | undefined => {
  const code = latinDigits(typed).toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : undefined;
};
