import { dhakaDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type Holiday, RemoveHolidayInput } from '@poth/domain/settings/holidays.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { deleteHoliday } from './holiday-store.ts';

/** Removes a public holiday to come: deadlines promised from now on count it as a business day again. */
export const removeHoliday = call(
  {
    gate: 'admin',
    input: RemoveHolidayInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no valid date, or a past one
      'already-decided', // another admin has removed it
    ],
  },
  async function removeHoliday({ deps, actor }, typed): Promise<Holiday> {
    const date = parseDhakaDate(typed.date);
    if (!date || date < dhakaDate(deps.now())) throw new Problem('not-found');
    const removed = await transaction(deps.db, async (tx) => {
      const holiday = await deleteHoliday(tx, date);
      if (!holiday) throw new Problem('already-decided');
      await recordAct(tx, actor, {
        stream: 'portal:settings',
        act: 'holiday-removed',
        detail: { date, name: holiday.name.en },
      });
      return holiday;
    });
    await deps.settings.refresh();
    return removed;
  },
);
