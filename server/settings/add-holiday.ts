import { dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { AddHolidayInput, type Holiday, readHoliday } from '@poth/domain/settings/holidays.ts';
import { call } from '../call.ts';
import { writeHolidays } from './write-holidays.ts';

/** Adds a public holiday: deadlines promised from now on do not count it as a business day. */
export const addHoliday = call(
  {
    gate: 'admin',
    input: AddHolidayInput,
    problems: [
      'invalid-input', // by field, see HolidayFault
    ],
  },
  async function addHoliday({ deps, actor }, typed): Promise<Holiday> {
    const read = readHoliday(typed, dhakaDate(deps.now()));
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    const added = await writeHolidays(deps, actor, [read.holiday]);
    if (!added.has(read.holiday.date)) throw new Problem('invalid-input', { faults: { date: 'taken' } });
    return read.holiday;
  },
);
