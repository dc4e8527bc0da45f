import { tidyName } from '../identity/person-name.ts';
import { type DhakaDate, parseDhakaDate } from '../dhaka.ts';
import { latinDigits } from '../language.ts';
import { parseAmount, parseTypedAmount, type Paisa, paisa, taka } from '../money.ts';
import { type Promo, parsePromoCode, type PromoTerms } from './promo.ts';
import type { PromoTyped } from './promo-input.ts';

export type PromoFault =
  | 'missing'
  | 'code-wrong'
  | 'code-taken'
  | 'percent-wrong'
  | 'amount-wrong'
  | 'count-wrong'
  | 'below-uses'
  | 'date-wrong'
  | 'ends-before'
  | 'route-wrong';
export type PromoField = Exclude<
  keyof PromoTyped,
  'promoId' | 'seenVersion' | 'kind' | 'coachTypes' | 'operatorIds' | 'firstPurchaseOnly'
>;
export type PromoFaults = { [Field in PromoField]?: PromoFault };
/** Code as read from its form; whether it is on, and its version, are not typed. */
export type PromoRead = Omit<Promo, 'isOn' | 'version'>;

const mostTaka = 100_000;
const mostUses = 1_000_000;

const amountOf = (typed: string): Paisa | undefined => {
  const amount = parseTypedAmount(typed);
  return amount !== undefined && amount <= taka(mostTaka) ? amount : undefined;
};
const countOf = (typed: string): number | undefined => {
  const count = latinDigits(typed).replace(/[,\s]/g, '');
  return /^\d{1,7}$/.test(count) && Number(count) >= 1 && Number(count) <= mostUses
    ? Number(count)
    : undefined;
};
/** Reads a percentage with at most two decimals, above 0 and up to 100, in basis points. */
const basisPointsOf = (typed: string): number | undefined => {
  const hundredths = parseAmount(latinDigits(typed).replace(/[%\s]/g, ''));
  return hundredths && hundredths <= 10_000 ? hundredths : undefined;
};

const readTerms = (typed: PromoTyped, faults: PromoFaults): PromoTerms => {
  const leastFarePaisa = typed.leastFareTaka.trim() ? amountOf(typed.leastFareTaka) : paisa(0);
  if (leastFarePaisa === undefined) faults.leastFareTaka = 'amount-wrong';
  const least = { leastFarePaisa: leastFarePaisa ?? paisa(0) };
  if (typed.kind === 'fixed') {
    const amountPaisa = amountOf(typed.amountTaka);
    if (!amountPaisa) faults.amountTaka = 'amount-wrong';
    return { ...least, kind: 'fixed', amountPaisa: amountPaisa ?? paisa(0) };
  }
  const basisPoints = basisPointsOf(typed.percent);
  if (!basisPoints) faults.percent = 'percent-wrong';
  const mostPaisa = amountOf(typed.mostTaka);
  if (!mostPaisa) faults.mostTaka = 'amount-wrong';
  return { ...least, kind: 'percent', basisPoints: basisPoints ?? 0, mostPaisa: mostPaisa ?? paisa(0) };
};

/** Reads two dates, the second not before the first; where they are not needed either may be left out. */
const readSpan = <From extends PromoField, Until extends PromoField>(
  typed: PromoTyped,
  [fromField, untilField]: [From, Until],
  faults: PromoFaults,
  needed: boolean,
): [DhakaDate | null, DhakaDate | null] => {
  const [from, until] = [fromField, untilField].map((field) => {
    const text = latinDigits(String(typed[field])).trim();
    const date = parseDhakaDate(text);
    if (!date && (text || needed)) faults[field as PromoField] = text ? 'date-wrong' : 'missing';
    return date ?? null;
  });
  if (from && until && until < from) faults[untilField] = 'ends-before';
  return [from ?? null, until ?? null];
};

/** Reads a code as an admin typed it; returns it, or the fault of each field. */
export const readPromo = (
  typed: PromoTyped,
  placeIds: ReadonlySet<string>,
): { promo: PromoRead } | { faults: PromoFaults } => {
  const faults: PromoFaults = {};
  const code = parsePromoCode(typed.code);
  if (!code) faults.code = 'code-wrong';
  const name = { en: tidyName(typed.nameEn), bn: tidyName(typed.nameBn) };
  if (!name.en) faults.nameEn = 'missing';
  if (!name.bn) faults.nameBn = 'missing';
  const terms = readTerms(typed, faults);
  const [validFrom, validUntil] = readSpan(typed, ['validFrom', 'validUntil'], faults, true);
  const [departsFrom, departsUntil] = readSpan(typed, ['departsFrom', 'departsUntil'], faults, false);
  const routes = typed.routes
    .filter(({ from, to }) => from || to)
    .map(({ from, to }) => ({ fromPlaceId: from || null, toPlaceId: to || null }));
  if (
    routes.some(
      ({ fromPlaceId, toPlaceId }) =>
        fromPlaceId === toPlaceId ||
        [fromPlaceId, toPlaceId].some((placeId) => placeId !== null && !placeIds.has(placeId)),
    )
  )
    faults.routes = 'route-wrong';
  const [uses, perPhone] = [countOf(typed.mostUses), countOf(typed.usesPerPhone)];
  if (!uses) faults.mostUses = 'count-wrong';
  if (!perPhone) faults.usesPerPhone = 'count-wrong';
  if (!code || !validFrom || !validUntil || !uses || !perPhone || Object.keys(faults).length > 0)
    return { faults };
  const { promoId, operatorIds, coachTypes, firstPurchaseOnly } = typed;
  return {
    promo: {
      promoId,
      code,
      name,
      terms,
      reach: { departsFrom, departsUntil, routes, operatorIds, coachTypes },
      validFrom,
      validUntil,
      firstPurchaseOnly,
      mostUses: uses,
      usesPerPhone: perPhone,
    },
  };
};
