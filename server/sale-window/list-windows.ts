import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { ListWindowsInput } from '@poth/domain/sale-window/input.ts';
import { call } from '../call.ts';
import { type OpeningsRow, readWindowDates } from './store.ts';
import { ownerOfWindows } from './window-owner.ts';

const mostDaysAhead = 400;

/** Lists the dates from today on that have a window, with the one for all operators and, for an operator, its own. */
export const listWindows = call(
  { gate: 'ownerOrAdmin', input: ListWindowsInput, problems: ['not-found'] },
  async function listWindows({ deps: { db, now }, actor }, { reach }): Promise<OpeningsRow[]> {
    const operatorId = ownerOfWindows(actor, reach);
    const today = dhakaDate(now());
    return readWindowDates(db, operatorId, { from: today, until: addDays(today, mostDaysAhead) });
  },
);
