import { ListPromosInput } from '@poth/domain/promo/promo-input.ts';
import type { CountedPromo } from '@poth/domain/promo/promo.ts';
import { pageOfList } from '@poth/domain/page-of-list.ts';
import { call } from '../call.ts';
import { countPromos, readPromos } from './store.ts';

export type PromoPage = { promos: CountedPromo[]; total: number; page: number; pages: number };

const perPage = 25;

/**
 * Lists the promo codes for an admin, the newest first, twenty-five to a page, each with its uses and the total
 * discount given; past the last page, the last.
 */
export const listPromos = call(
  { gate: 'admin', mayReadBehind: true, input: ListPromosInput },
  async function listPromos({ deps: { db } }, { page: asked }): Promise<PromoPage> {
    const total = await countPromos(db);
    const { skip, ...at } = pageOfList(asked, { total, perPage });
    return { promos: await readPromos(db, { most: perPage, skip }), total, ...at };
  },
);
