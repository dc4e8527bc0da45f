import { randomUUID } from 'node:crypto';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { Database } from '../db/database.ts';
import { insertTables } from '../db/seed/insert-rows.ts';
import { plainRoutes } from '../db/seed/plain-line.ts';
import { supplyTables } from '../db/seed/supply.ts';
import { transaction } from '../db/transaction.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { sampleStops } from './sample-trip.ts';

/** Fares of the way back, which differ from those of the way there, so that a test sees to which way a sum belongs. */
const faresBackPaisa = { '0-1': 20_000, '0-2': 60_000, '1-2': 45_000 } as const;

/**
 * Makes a 36-seat coach Naogaon – Bogura – Dhaka of the sample trip's company, on sale at 8:00 AM, `daysAhead` days from today.
 */
export const tripBack = async (
  db: Database,
  operatorId: string,
  daysAhead = 9,
): Promise<{ tripId: string }> => {
  const [coachId, routeId, scheduleId] = [randomUUID(), randomUUID(), randomUUID()];
  const [length, duration] = [sampleStops.at(-1)?.km ?? 0, sampleStops.at(-1)?.arriveMinute ?? 0];
  const stops = sampleStops.toReversed().map(({ placeId, km, arriveMinute, departMinute }) => ({
    placeId,
    km: length - km,
    arriveMinute: duration - departMinute,
    departMinute: duration - arriveMinute,
  }));
  const own = await db.selectFrom('counter').selectAll().where('operatorId', '=', operatorId).execute();
  const counters = stops.flatMap(({ placeId }) => own.filter((counter) => counter.placeId === placeId));
  const route = { routeId, operatorId, nameEn: 'Naogaon-Bogura-Dhaka', nameBn: 'নওগাঁ-বগুড়া-ঢাকা' };
  await transaction(db, (tx) =>
    insertTables(tx, supplyTables, {
      operator: [],
      counter: [],
      ...plainRoutes([route], stops, counters),
      coach: [
        {
          coachId,
          operatorId,
          coachNumber: 'DT-4022',
          coachType: 'ac',
          coachClass: 'economy',
          layout: seatLayouts['economy-36'],
          facilities: ['wifi'],
        },
      ],
      schedule: [{ scheduleId, routeId, coachId, departureMinute: 8 * 60, faresPaisa: faresBackPaisa }],
    }),
  );
  const date = addDays(dhakaDate(new Date()), daysAhead);
  await publishTrips({ db })([date]);
  return db
    .selectFrom('trip')
    .select('tripId')
    .where('scheduleId', '=', scheduleId)
    .where('serviceDate', '=', date)
    .executeTakeFirstOrThrow();
};
