import { typedPromo } from '../promo.ts';
import { admins, type CasesOf } from './case.ts';

/** Promo codes are for admins only. */
export const promoCases: CasesOf<'promo'> = {
  listPromos: admins(({ promo }, { actor }) => promo.listPromos(actor)),
  viewPromo: admins(({ promo }, { actor }, { promoId }) => promo.viewPromo(actor, { promoId })),
  savePromo: admins(({ promo }, { actor }) => promo.savePromo(actor, typedPromo())),
  switchPromo: admins(({ promo }, { actor }, { promoId }) => promo.switchPromo(actor, { promoId, on: true })),
};
