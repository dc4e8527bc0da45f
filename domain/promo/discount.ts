import { dhakaDate } from '../dhaka.ts';
import type { CoachType } from '../fleet/coach.ts';
import { type Paisa, paisa, shareInWholeTaka, sum, taka } from '../money.ts';
import type { Promo, PromoReach, PromoTerms } from './promo.ts';

/** Smallest part of the fares that is always left to pay: no gateway takes less than ten taka. */
export const leastLeftToPay = taka(10);

/** Reason why a code gives a booking no discount, as far as the booking and the date tell. */
export type PromoRefusal = 'not-yet' | 'over' | 'other-trip' | 'fare-low';

/** Facts of a booking that a code's conditions need. */
export type PromoFacts = {
  operatorId: string;
  coachType: CoachType;
  fromPlaceId: string;
  toPlaceId: string;
  /** Departure from the passenger's own stop. */
  departsAt: Date;
  /** Fare of each seat, in paisa. */
  faresPaisa: readonly number[];
};

/**
 * Computes the discount of terms on fares, in paisa. A percentage rounds half up to whole taka and is capped at its
 * maximum; `leastLeftToPay` always remains. Zero while the fares are below the minimum.
 */
export const discountBy = (terms: PromoTerms, faresPaisa: readonly number[]): Paisa => {
  const fares = sum(faresPaisa);
  if (fares < terms.leastFarePaisa) return paisa(0);
  const wished =
    terms.kind === 'percent'
      ? Math.min(shareInWholeTaka(fares, terms.basisPoints), terms.mostPaisa)
      : terms.amountPaisa;
  return paisa(Math.max(0, Math.min(wished, fares - leastLeftToPay)));
};

const reaches = (reach: PromoReach, facts: PromoFacts): boolean => {
  const date = dhakaDate(facts.departsAt);
  const among = <T>(listed: readonly T[], one: T) => listed.length === 0 || listed.includes(one);
  return (
    (reach.departsFrom === null || date >= reach.departsFrom) &&
    (reach.departsUntil === null || date <= reach.departsUntil) &&
    among(reach.operatorIds, facts.operatorId) &&
    among(reach.coachTypes, facts.coachType) &&
    (reach.routes.length === 0 ||
      reach.routes.some(
        ({ fromPlaceId, toPlaceId }) =>
          (fromPlaceId === null || fromPlaceId === facts.fromPlaceId) &&
          (toPlaceId === null || toPlaceId === facts.toPlaceId),
      ))
  );
};

/**
 * Returns the discount of a code on a booking now, or the reason why there is none. The limits on uses are checked
 * where uses are counted.
 */
export const discountOf = (
  promo: Pick<Promo, 'terms' | 'reach' | 'validFrom' | 'validUntil' | 'isOn'>,
  facts: PromoFacts,
  now: Date,
): { discountPaisa: Paisa } | { refusal: PromoRefusal } => {
  const today = dhakaDate(now);
  if (!promo.isOn || today > promo.validUntil) return { refusal: 'over' };
  if (today < promo.validFrom) return { refusal: 'not-yet' };
  if (!reaches(promo.reach, facts)) return { refusal: 'other-trip' };
  const discountPaisa = discountBy(promo.terms, facts.faresPaisa);
  return discountPaisa > 0 ? { discountPaisa } : { refusal: 'fare-low' };
};

/** Number of times that a phone number has used a code, and whether it has ever bought a ticket. */
export type UsesOfPhone = { uses: number; boughtBefore: boolean };

/** Returns the reason why a phone number may not use a code, or null where it may. */
export const refusalByPhone = (
  { firstPurchaseOnly, usesPerPhone }: Pick<Promo, 'firstPurchaseOnly' | 'usesPerPhone'>,
  { uses, boughtBefore }: UsesOfPhone,
): 'not-first' | 'phone-used' | null => {
  if (firstPurchaseOnly && boughtBefore) return 'not-first';
  return uses >= usesPerPhone ? 'phone-used' : null;
};

/**
 * Splits a discount over seats by their fares, to the paisa: the shares add up to the discount, and none is above its
 * fare. The remainder goes to the first seats, one paisa each.
 */
export const spreadOver = (discount: number, faresPaisa: readonly number[]): Paisa[] => {
  const fares = sum(faresPaisa);
  if (discount < 0 || discount > fares) throw new RangeError(`${discount} cannot be taken off ${fares}`);
  if (fares === 0) return faresPaisa.map(() => paisa(0));
  const shares = faresPaisa.map((fare) => Number((BigInt(discount) * BigInt(fare)) / BigInt(fares)));
  let left = discount - sum(shares);
  return shares.map((share, seat) => {
    const more = left > 0 && share < (faresPaisa[seat] ?? 0) ? 1 : 0;
    left -= more;
    return paisa(share + more);
  });
};
