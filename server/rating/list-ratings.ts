import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { ListRatingsInput } from '@poth/domain/rating/input.ts';
import type { RatingOfCompany } from '@poth/domain/rating/rating.ts';
import { call } from '../call.ts';
import { readRatings } from './list-store.ts';

const ratingsAtOnce = 20;

/** Lists the ratings of the caller's company, the newest first, twenty to a page; hidden ones with the reason. */
export const listRatings = call(
  { gate: 'seller', readsArchive: 'together', mayReadBehind: true, input: ListRatingsInput },
  async function listRatings(
    { deps: { db }, actor },
    { only, page },
  ): Promise<{ rows: RatingOfCompany[]; page: number; more: boolean }> {
    const operatorId = personOf(actor).membership?.operatorId;
    if (!operatorId) throw new Problem('not-found');
    const span = { limit: ratingsAtOnce + 1, offset: (page - 1) * ratingsAtOnce };
    const rows = await readRatings(db, { operatorId, only }, span);
    return { rows: rows.slice(0, ratingsAtOnce), page, more: rows.length > ratingsAtOnce };
  },
);
