import { dhakaDate } from '@poth/domain/dhaka.ts';
import { coachTypes } from '@poth/domain/fleet/coach.ts';
import type { Promo } from '@poth/domain/promo/promo.ts';
import type { PromoTyped } from '@poth/domain/promo/promo-input.ts';

const takaText = (amount: number): string => (amount ? String(amount / 100) : '');

/** Returns the initial values of the form of a new code. */
export const newPromo = (promoId: string, now: Date): PromoTyped => ({
  promoId,
  seenVersion: 0,
  code: '',
  nameEn: '',
  nameBn: '',
  kind: 'percent',
  percent: '',
  mostTaka: '',
  amountTaka: '',
  leastFareTaka: '',
  validFrom: dhakaDate(now),
  validUntil: '',
  departsFrom: '',
  departsUntil: '',
  routes: [],
  operatorIds: [],
  coachTypes: [],
  firstPurchaseOnly: false,
  mostUses: '',
  usesPerPhone: '1',
});

/** Returns the form's initial values for an existing code. */
export const typedOf = (promo: Promo): PromoTyped => {
  const { terms, reach } = promo;
  return {
    promoId: promo.promoId,
    seenVersion: promo.version,
    code: promo.code,
    nameEn: promo.name.en,
    nameBn: promo.name.bn,
    kind: terms.kind,
    percent: terms.kind === 'percent' ? String(terms.basisPoints / 100) : '',
    mostTaka: terms.kind === 'percent' ? takaText(terms.mostPaisa) : '',
    amountTaka: terms.kind === 'fixed' ? takaText(terms.amountPaisa) : '',
    leastFareTaka: takaText(terms.leastFarePaisa),
    validFrom: promo.validFrom,
    validUntil: promo.validUntil,
    departsFrom: reach.departsFrom ?? '',
    departsUntil: reach.departsUntil ?? '',
    routes: reach.routes.map(({ fromPlaceId, toPlaceId }) => ({
      from: fromPlaceId ?? '',
      to: toPlaceId ?? '',
    })),
    operatorIds: [...reach.operatorIds],
    coachTypes: [...reach.coachTypes],
    firstPurchaseOnly: promo.firstPurchaseOnly,
    mostUses: String(promo.mostUses),
    usesPerPhone: String(promo.usesPerPhone),
  };
};

/** Reads the form as it was sent; save-promo.ts validates it. */
export const readPromoForm = (form: FormData): PromoTyped => {
  const text = (name: string) => String(form.get(name) ?? '');
  const all = (name: string) => form.getAll(name).map(String);
  const to = all('to');
  return {
    promoId: text('promoId'),
    seenVersion: Math.max(0, Math.trunc(Number(text('seenVersion')))) || 0,
    code: text('code'),
    nameEn: text('nameEn'),
    nameBn: text('nameBn'),
    kind: text('kind') === 'fixed' ? 'fixed' : 'percent',
    percent: text('percent'),
    mostTaka: text('mostTaka'),
    amountTaka: text('amountTaka'),
    leastFareTaka: text('leastFareTaka'),
    validFrom: text('validFrom'),
    validUntil: text('validUntil'),
    departsFrom: text('departsFrom'),
    departsUntil: text('departsUntil'),
    routes: all('from').map((from, row) => ({ from, to: to[row] ?? '' })),
    operatorIds: all('operatorIds'),
    coachTypes: coachTypes.filter((type) => all('coachTypes').includes(type)),
    firstPurchaseOnly: form.has('firstPurchaseOnly'),
    mostUses: text('mostUses'),
    usesPerPhone: text('usesPerPhone'),
  };
};
