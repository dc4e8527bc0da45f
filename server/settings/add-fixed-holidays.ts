import { dhakaDate } from '@poth/domain/dhaka.ts';
import { missingFixedHolidays } from '@poth/domain/settings/holidays.ts';
import { call } from '../call.ts';
import { writeHolidays } from './write-holidays.ts';

/** Adds the fixed holidays of this year and the next that are not stored yet. Returns how many were new. */
export const addFixedHolidays = call(
  { gate: 'admin' },
  async function addFixedHolidays({ deps, actor }): Promise<{ added: number }> {
    const missing = missingFixedHolidays(deps.settings.holidays(), dhakaDate(deps.now()));
    return { added: (await writeHolidays(deps, actor, missing)).size };
  },
);
