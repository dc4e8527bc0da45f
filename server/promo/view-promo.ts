import { Problem } from '@poth/domain/problem.ts';
import { ViewPromoInput } from '@poth/domain/promo/promo-input.ts';
import type { CountedPromo, PaidUse } from '@poth/domain/promo/promo.ts';
import { call } from '../call.ts';
import { readCountedPromo, readPaidUses } from './store.ts';

export type PromoView = { promo: CountedPromo; uses: PaidUse[]; page: number; pages: number };

const perPage = 50;

/** Shows an admin a promo code with the bookings that used it, fifty to a page. */
export const viewPromo = call(
  {
    gate: 'admin',
    readsArchive: 'together',
    mayReadBehind: true,
    input: ViewPromoInput,
    unreadable: 'not-found',
    problems: ['not-found'],
  },
  async function viewPromo({ deps: { db } }, { promoId, page }): Promise<PromoView> {
    const promo = await readCountedPromo(db, promoId);
    if (!promo) throw new Problem('not-found');
    const uses = await readPaidUses(db, promoId, { most: perPage, skip: (page - 1) * perPage });
    return { promo, uses, page, pages: Math.max(1, Math.ceil(promo.paid / perPage)) };
  },
);
