import { personOf } from '@poth/domain/identity/actor.ts';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { ListWeekInput } from '@poth/domain/operator/input.ts';
import type { Week } from '@poth/domain/operator/week.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { readWeekRuns, readWeekTrips } from './week-store.ts';

const runsAtOnce = 25;
const weekDays = 7;

/**
 * Lists a week of trips of the operator that the caller works for, by run, twenty-five runs to a page; without a first
 * day, from today. Three statements.
 */
export const listWeek = call(
  { gate: 'operatorMember', readsArchive: 'together', mayReadBehind: true, input: ListWeekInput },
  async function listWeek({ deps: { db }, actor }, { from: asked, page }): Promise<Week> {
    const operatorId = personOf(actor).membership?.operatorId;
    if (!operatorId) throw new Problem('not-found');
    const now = await databaseNow(db);
    const today = dhakaDate(now);
    const from = (asked as DhakaDate | null) ?? today;
    const days = Array.from({ length: weekDays }, (_, day) => addDays(from, day));
    const span = { operatorId, from, until: addDays(from, weekDays - 1) };
    const at = { limit: runsAtOnce + 1, offset: (page - 1) * runsAtOnce };
    const found = await readWeekRuns(db, span, at);
    const shown = found.slice(0, runsAtOnce);
    const trips = await readWeekTrips(
      db,
      span,
      shown.map(({ runId }) => runId),
    );
    const byRun = Map.groupBy(trips, ({ runId }) => runId);
    return {
      now,
      today,
      days,
      runs: shown.map(({ runId, routeNameEn, routeNameBn, departureMinute }) => {
        const own = byRun.get(runId) ?? [];
        return {
          runId,
          routeName: { en: routeNameEn, bn: routeNameBn },
          departureMinute,
          coachNumber: mostOf(own.map(({ coachNumber }) => coachNumber)),
          trips: own,
        };
      }),
      page,
      more: found.length > runsAtOnce,
    };
  },
);

const mostOf = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
};
