import { ListPromosInput } from '@poth/domain/promo/promo-input.ts';
import type { CountedPromo } from '@poth/domain/promo/promo.ts';
import { call } from '../call.ts';
import { readPromos } from './store.ts';

export type PromoPage = { promos: CountedPromo[]; total: number; page: number; pages: number };

const perPage = 25;

/**
 * Lists the promo codes for an admin, the newest first, twenty-five to a page, each with its uses and the total
 * discount given.
 */
export const listPromos = call(
  { gate: 'admin', mayReadBehind: true, input: ListPromosInput },
  async function listPromos({ deps: { db } }, { page }): Promise<PromoPage> {
    const { promos, total } = await readPromos(db, { most: perPage, skip: (page - 1) * perPage });
    return { promos, total, page, pages: Math.max(1, Math.ceil(total / perPage)) };
  },
);
