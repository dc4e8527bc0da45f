import { ListShiftsInput } from '@poth/domain/counter/input.ts';
import type { Shift } from '@poth/domain/counter/shift.ts';
import { call } from '../call.ts';
import { sellerOf } from './seller.ts';
import { readShiftsOf } from './shift-store.ts';

const pageSize = 25;

/** Lists the shifts of the actor's operator, the newest first, 25 to a page. */
export const listShifts = call(
  { gate: 'operatorOwner', readsArchive: 'together', mayReadBehind: true, input: ListShiftsInput },
  async function listShifts(
    { deps: { db }, actor },
    { page },
  ): Promise<{ shifts: Shift[]; hasMore: boolean }> {
    const { operatorId } = sellerOf(actor);
    const read = await readShiftsOf(db, operatorId, { limit: pageSize + 1, offset: (page - 1) * pageSize });
    return { shifts: read.slice(0, pageSize), hasMore: read.length > pageSize };
  },
);
