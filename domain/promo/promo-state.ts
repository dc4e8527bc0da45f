import type { DhakaDate } from '../dhaka.ts';
import type { Promo } from './promo.ts';

/** States of a code on a day. */
export const promoStates = ['running', 'coming', 'used-up', 'over', 'off'] as const;
export type PromoState = (typeof promoStates)[number];

/** Returns the state of a code today. uses: uses that are paid, or kept for a buyer who is about to pay. */
export const promoStateOf = (
  promo: Pick<Promo, 'isOn' | 'validFrom' | 'validUntil' | 'mostUses'>,
  uses: number,
  today: DhakaDate,
): PromoState => {
  if (!promo.isOn) return 'off';
  if (today > promo.validUntil) return 'over';
  if (uses >= promo.mostUses) return 'used-up';
  return today < promo.validFrom ? 'coming' : 'running';
};
