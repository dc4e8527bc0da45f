import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { ListSchedulesInput } from '@poth/domain/schedule/input.ts';
import { scheduleDates } from '@poth/domain/schedule/schedule-days.ts';
import type { ListedSchedule } from '@poth/domain/schedule/schedule.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { operatorToPlan } from '../network/network-owner.ts';
import { readBothWaysPercent } from './both-ways-store.ts';
import { readNewDrafts, readScheduleRows } from './schedule-store.ts';

export type BegunSchedule = {
  scheduleId: string;
  route: Bilingual | null;
  coachNumber: string | null;
  departureTime: string;
};

export type Schedules = {
  schedules: ListedSchedule[];
  /** Schedules that were begun and never published; on the first page only. */
  begun: BegunSchedule[];
  page: number;
  more: boolean;
  /** Discount where both ways are bought at once, in percent; 0: none. */
  bothWaysPercent: number;
};

const schedulesAtOnce = 30;
const datesShown = 3;
const lookAheadDays = 60;

/** Lists the schedules of the caller's own operator, thirty to a page. Four statements. */
export const listSchedules = call(
  { gate: 'operatorOwner', mayReadBehind: true, input: ListSchedulesInput, problems: ['not-found'] },
  async function listSchedules({ deps: { db }, actor }, { page }): Promise<Schedules> {
    const operatorId = operatorToPlan(actor);
    const today = dhakaDate(await databaseNow(db));
    const span = { limit: schedulesAtOnce + 1, offset: (page - 1) * schedulesAtOnce };
    const rows = await readScheduleRows(db, operatorId, span);
    const begun = page === 1 ? await readNewDrafts(db, operatorId, schedulesAtOnce) : [];
    return {
      schedules: rows.slice(0, schedulesAtOnce).map((row) => {
        const { nameEn, nameBn, retired, pairs, pricedPairs, ...schedule } = row;
        const nextDates = retired ? [] : scheduleDates(row, today, addDays(today, lookAheadDays));
        const isOver = nextDates.length === 0 && row.validUntil !== null && row.validUntil < today;
        return {
          scheduleId: schedule.scheduleId,
          route: { en: nameEn, bn: nameBn },
          coachNumber: schedule.coachNumber,
          coachType: schedule.coachType,
          coachClass: schedule.coachClass,
          departureMinute: schedule.departureMinute,
          weekdays: schedule.weekdays,
          validFrom: schedule.validFrom,
          validUntil: schedule.validUntil,
          nextDates: nextDates.slice(0, datesShown),
          state: retired ? 'retired' : isOver ? 'over' : 'running',
          changed: schedule.changed,
          published: schedule.published,
          unpriced: Math.max(0, pairs - pricedPairs),
        };
      }),
      begun: begun.map(({ scheduleId, nameEn, nameBn, coachNumber, typed }) => ({
        scheduleId,
        route: nameEn !== null && nameBn !== null ? { en: nameEn, bn: nameBn } : null,
        coachNumber,
        departureTime: typed.departureTime,
      })),
      page,
      more: rows.length > schedulesAtOnce,
      bothWaysPercent: await readBothWaysPercent(db, operatorId),
    };
  },
);
