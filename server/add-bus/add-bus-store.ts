import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Database, Tx } from '../db/database.ts';

/** Reads the schedule that a form has created, with its operator and the hash of the form. */
export const readScheduleOfForm = (db: Database | Tx, scheduleId: string) =>
  db
    .selectFrom('schedule')
    .innerJoin('route', 'route.routeId', 'schedule.routeId')
    .select(['operatorId', 'formHash'])
    .where('scheduleId', '=', scheduleId)
    .executeTakeFirst();

/** Stores the hash of the form that created a schedule. */
export const saveFormHash = async (tx: Tx, scheduleId: string, formHash: string): Promise<void> => {
  await tx.updateTable('schedule').set({ formHash }).where('scheduleId', '=', scheduleId).execute();
};

/** Reads the trips of a schedule that are on sale, by date. */
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
