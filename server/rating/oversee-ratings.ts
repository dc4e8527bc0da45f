import { ListRatingsInput } from '@poth/domain/rating/input.ts';
import type { RatingOfCompany } from '@poth/domain/rating/rating.ts';
import { call } from '../call.ts';
import { readRatings } from './list-store.ts';

const ratingsAtOnce = 20;

/** Lists the ratings of all companies for an admin, the newest first, twenty at once. */
export const overseeRatings = call(
  { gate: 'admin', readsArchive: 'together', mayReadBehind: true, input: ListRatingsInput },
  async function overseeRatings(
    { deps: { db } },
    { only, page },
  ): Promise<{ rows: RatingOfCompany[]; page: number; more: boolean }> {
    const span = { limit: ratingsAtOnce + 1, offset: (page - 1) * ratingsAtOnce };
    const rows = await readRatings(db, { operatorId: null, only }, span);
    return { rows: rows.slice(0, ratingsAtOnce), page, more: rows.length > ratingsAtOnce };
  },
);
