import { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';
import { ViewPromoInput } from '@poth/domain/promo/promo-input.ts';
import { call } from '../call.ts';
import { type CountedPromo, type PaidUse, readCountedPromo, readPaidUses } from './store.ts';

export type PromoView = { promo: CountedPromo; uses: PaidUse[]; page: number; pages: number };

const perPage = 50;

/** A promo code for an admin, with the bookings that used it, fifty to a page. */
export const viewPromo = call(
  { gate: 'admin', input: z.custom<ViewPromoInput>(), problems: ['not-found'] },
  async function viewPromo({ deps: { db } }, input): Promise<PromoView> {
    const { data } = ViewPromoInput.safeParse(input);
    const promo = data && (await readCountedPromo(db, data.promoId));
    if (!promo) throw new Problem('not-found');
    const { page } = data;
    const uses = await readPaidUses(db, promo.promoId, { most: perPage, skip: (page - 1) * perPage });
    return { promo, uses, page, pages: Math.max(1, Math.ceil(promo.paid / perPage)) };
  },
);
