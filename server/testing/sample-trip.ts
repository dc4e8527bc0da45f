import { randomUUID } from 'node:crypto';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { Database } from '../db/database.ts';
import { insertTables } from '../db/seed/insert-rows.ts';
import { plainCompany, plainRoutes } from '../db/seed/plain-line.ts';
import { supplyTables } from '../db/seed/supply.ts';
import { transaction } from '../db/transaction.ts';
import { publishTrips } from '../schedule/publish-trips.ts';

/** Stops of the sample line, at which a coach hardly waits. */
export const sampleStops = [
  { placeId: 'dhaka', nameEn: 'Dhaka', nameBn: 'ঢাকা', km: 0, arriveMinute: 0, departMinute: 0 },
  { placeId: 'bogura', nameEn: 'Bogura', nameBn: 'বগুড়া', km: 193, arriveMinute: 270, departMinute: 270 },
  { placeId: 'naogaon', nameEn: 'Naogaon', nameBn: 'নওগাঁ', km: 245, arriveMinute: 350, departMinute: 350 },
];
export const sampleFaresPaisa = { '0-1': 55_000, '0-2': 70_000, '1-2': 25_000 } as const;

/**
 * Makes a 36-seat coach Dhaka – Bogura – Naogaon of a verified operator, on sale, at 10:30 PM `daysAhead` days from
 * today. Returns the ids of the trip and the operator.
 */
export const sampleTrip = async (
  db: Database,
  daysAhead = 7,
): Promise<{ tripId: string; operatorId: string }> => {
  const [operatorId, coachId, routeId, scheduleId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await db
    .insertInto('place')
    .values(
      sampleStops.map(({ placeId, nameEn, nameBn }, listOrder) => ({
        placeId,
        nameEn,
        nameBn,
        districtEn: nameEn,
        districtBn: nameBn,
        aliases: '[]',
        listOrder,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const operator = { operatorId, nameEn: 'Desh Travels', nameBn: 'দেশ ট্রাভেলস', mark: 'DT' };
  const company = plainCompany(operator, sampleStops);
  const route = { routeId, operatorId, nameEn: 'Dhaka-Bogura-Naogaon', nameBn: 'ঢাকা-বগুড়া-নওগাঁ' };
  await transaction(db, (tx) =>
    insertTables(tx, supplyTables, {
      ...company,
      ...plainRoutes([route], sampleStops, company.counter),
      coach: [
        {
          coachId,
          operatorId,
          coachNumber: 'DT-4021',
          coachType: 'ac',
          coachClass: 'economy',
          layout: seatLayouts['economy-36'],
          facilities: ['wifi'],
        },
      ],
      schedule: [
        { scheduleId, routeId, coachId, departureMinute: 22 * 60 + 30, faresPaisa: sampleFaresPaisa },
      ],
    }),
  );
  const date = addDays(dhakaDate(new Date()), daysAhead);
  await publishTrips({ db })([date]);
  const { tripId } = await db
    .selectFrom('trip')
    .select('tripId')
    .where('scheduleId', '=', scheduleId)
    // The portal's own chores may have published other days of the schedule meanwhile.
    .where('serviceDate', '=', date)
    .executeTakeFirstOrThrow();
  return { tripId, operatorId };
};
