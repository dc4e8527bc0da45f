import { randomUUID } from 'node:crypto';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-layout.ts';
import { defaultRefundPolicy } from '@poth/domain/refund/policy.ts';
import type { Database } from '../db/database.ts';
import { publishTrips } from '../trip/publish-trips.ts';

const stops = [
  { placeId: 'dhaka', nameEn: 'Dhaka', nameBn: 'ঢাকা', km: 0, minute: 0 },
  { placeId: 'bogura', nameEn: 'Bogura', nameBn: 'বগুড়া', km: 193, minute: 270 },
  { placeId: 'naogaon', nameEn: 'Naogaon', nameBn: 'নওগাঁ', km: 245, minute: 350 },
];
const faresPaisa = { '0-1': 55_000, '0-2': 70_000, '1-2': 25_000 } as const;

/**
 * A 36-seat coach Dhaka – Bogura – Naogaon of a verified operator, on sale, daysAhead from today at 10:30 PM.
 * Answers the trip's id and the operator's.
 */
export const sampleTrip = async (
  db: Database,
  daysAhead = 7,
): Promise<{ tripId: string; operatorId: string }> => {
  const [operatorId, coachId, routeId, scheduleId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const mark = operatorId.slice(0, 4);
  await db
    .insertInto('place')
    .values(
      stops.map(({ placeId, nameEn, nameBn }, listOrder) => ({
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
  await db
    .insertInto('operator')
    .values({
      operatorId,
      slug: mark,
      nameEn: 'Desh Travels',
      nameBn: 'দেশ ট্রাভেলস',
      mark: 'DT',
      colour: '#0b8a5f',
      licenceNumber: operatorId,
      state: 'verified',
      refundPolicy: JSON.stringify(defaultRefundPolicy),
      // Nobody decided about it: it is one of the demonstration's.
      demonstration: true,
    })
    .execute();
  const counters = stops.map(({ placeId, nameEn, nameBn }) => ({
    counterId: randomUUID(),
    operatorId,
    placeId,
    nameEn: `${nameEn} counter`,
    nameBn: `${nameBn} কাউন্টার`,
    addressEn: 'Main road',
    addressBn: 'প্রধান সড়ক',
    phone: '+8801700000000',
  }));
  await db.insertInto('counter').values(counters).execute();
  await db
    .insertInto('coach')
    .values({
      coachId,
      operatorId,
      coachNumber: 'DT-4021',
      coachType: 'ac',
      coachClass: 'economy',
      layout: JSON.stringify(seatLayouts['economy-36']),
      facilities: JSON.stringify(['wifi']),
    })
    .execute();
  await db
    .insertInto('route')
    .values({ routeId, operatorId, nameEn: 'Dhaka-Bogura-Naogaon', nameBn: 'ঢাকা-বগুড়া-নওগাঁ' })
    .execute();
  await db
    .insertInto('routeStop')
    .values(
      stops.map(({ placeId, km, minute }, stopNo) => ({
        routeId,
        stopNo,
        placeId,
        km,
        arriveMinute: minute,
        departMinute: minute,
      })),
    )
    .execute();
  await db
    .insertInto('routeCounter')
    .values(counters.map(({ counterId }, stopNo) => ({ routeId, stopNo, counterId, offsetMinute: 0 })))
    .execute();
  await db
    .insertInto('schedule')
    .values({
      scheduleId,
      routeId,
      coachId,
      departureMinute: 22 * 60 + 30,
      faresPaisa: JSON.stringify(faresPaisa),
    })
    .execute();
  const date = addDays(dhakaDate(new Date()), daysAhead);
  await publishTrips({ db })([date]);
  const { tripId } = await db
    .selectFrom('trip')
    .select('tripId')
    .where('scheduleId', '=', scheduleId)
    // The portal's own chores may have published other days of it meanwhile.
    .where('serviceDate', '=', date)
    .executeTakeFirstOrThrow();
  return { tripId, operatorId };
};
