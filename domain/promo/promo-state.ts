import type { DhakaDate } from '../dhaka.ts';
import type { Promo } from './promo.ts';

/** How a code stands on a day. */
export const promoStates = ['running', 'coming', 'used-up', 'over', 'off'] as const;
export type PromoState = (typeof promoStates)[number];

/** How a code stands today. uses: how many of its uses are taken or kept for somebody who is about to pay. */
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
