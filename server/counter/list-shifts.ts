import type { Visitor } from '@poth/domain/account/actor.ts';
import type { ListShiftsInput } from '@poth/domain/counter/input.ts';
import type { Shift } from '@poth/domain/counter/shift.ts';
import type { Deps } from '../deps.ts';
import { sellerOf } from './seller.ts';
import { readShiftsOf } from './shift-store.ts';

const pageSize = 25;

/** The shifts of the own operator, the newest first, 25 to a page. */
export const listShifts =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Visitor, { page }: ListShiftsInput): Promise<{ shifts: Shift[]; hasMore: boolean }> => {
    const { operatorId } = sellerOf(actor);
    const read = await readShiftsOf(db, operatorId, { limit: pageSize + 1, offset: (page - 1) * pageSize });
    return { shifts: read.slice(0, pageSize), hasMore: read.length > pageSize };
  };
