import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Database, Tx } from '../db/database.ts';

/** Schedule that a form made earlier, whoever sent it. */
export const readMade = (db: Database | Tx, scheduleId: string) =>
  db
    .selectFrom('schedule')
    .innerJoin('route', 'route.routeId', 'schedule.routeId')
    .select(['operatorId', 'formHash'])
    .where('scheduleId', '=', scheduleId)
    .executeTakeFirst();

/** Keeps which form made a schedule. */
export const keepForm = async (tx: Tx, scheduleId: string, formHash: string): Promise<void> => {
  await tx.updateTable('schedule').set({ formHash }).where('scheduleId', '=', scheduleId).execute();
};

/** The trips of a schedule that are on sale, by date. */
export const readTripsOf = (
  db: Database,
  scheduleId: string,
): Promise<{ tripId: string; serviceDate: DhakaDate }[]> =>
  db
    .selectFrom('tripPublication')
    .select(['tripId', 'serviceDate'])
    .where('scheduleId', '=', scheduleId)
    .orderBy('serviceDate')
    .execute();
