import { dhakaDate } from '@poth/domain/dhaka.ts';
import { type Holiday, missingFixedHolidays } from '@poth/domain/settings/holidays.ts';
import { call } from '../call.ts';
import { readHolidays } from './holiday-store.ts';

export type HolidayList = {
  holidays: Holiday[];
  /** Fixed holidays of this year and the next that are not stored. */
  missing: Holiday[];
};

/** Lists the public holidays to come, and the fixed ones that are missing, in one statement. */
export const listHolidays = call(
  { gate: 'admin' },
  async function listHolidays({ deps: { db, now } }): Promise<HolidayList> {
    const today = dhakaDate(now());
    const holidays = await readHolidays(db, today);
    return { holidays, missing: missingFixedHolidays(new Set(holidays.map(({ date }) => date)), today) };
  },
);
