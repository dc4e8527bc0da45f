import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { newBuyer, comeBack, startPaying } from './buyer.ts';
import { workOff } from './work-off.ts';
import type { World } from './world.ts';

/** Lets a trip be over: its coach left so many days ago and has arrived. */
export const letTripBeOver = async (world: World, tripId: string, daysAgo = 2): Promise<void> => {
  const day = addDays(dhakaDate(new Date()), -daysAgo);
  for (const table of ['trip_stop', 'trip_fare'])
    await sql`update ${sql.table(table)} set
      departs_at = departs_at + make_interval(days => ${day}::date - t.service_date),
      arrives_at = arrives_at + make_interval(days => ${day}::date - t.service_date)
      from trip t where t.trip_id = ${sql.table(table)}.trip_id and t.trip_id = ${tripId}`.execute(world.db);
  await sql`update trip set service_date = ${day}::date where trip_id = ${tripId}`.execute(world.db);
};

/** Somebody buys seats on the web to the end of the line; answers what cancelling needs. */
export const buyOnWeb = async (world: World, tripId: string, seatNos: string[]) => {
  const buyer = await startPaying(world, { tripId, seatNos });
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await comeBack(returnUrl, fields);
  await workOff(world, tripId);
  return buyer;
};

/** Cancels seats of a booking as its passenger does on the web; answers what goes back. */
export const cancelOnWeb = async (
  world: World,
  { tripId, bookingId }: { tripId: string; bookingId: string },
  seatNos: string[],
): Promise<number> => {
  const passenger = { ...newBuyer(), proven: [bookingId] };
  const asked = { tripId, bookingId, seatNos };
  const { refundPaisa } = await world.portal.refund.quoteRefund(passenger, asked);
  await world.portal.refund.cancelAndRefund(passenger, {
    ...asked,
    shownRefundPaisa: refundPaisa,
    termsAccepted: true,
    key: randomUUID(),
  });
  await workOff(world, tripId);
  return refundPaisa;
};

/** A statement of nothing, as it lies in the database; answers its id. */
export const emptyStatement = async (
  world: World,
  operatorId: string,
  preparedBy: string,
): Promise<string> => {
  const settlementId = randomUUID();
  const day = addDays(dhakaDate(new Date()), -1);
  await world.db
    .insertInto('settlement')
    .values({
      operatorId,
      settlementNo: 1,
      settlementId,
      fromDate: day,
      untilDate: day,
      state: 'draft',
      tripCount: 0,
      payablePaisa: 0,
      cashPaisa: 0,
      commissionPaisa: 0,
      carriedInPaisa: 0,
      duePaisa: 0,
      preparedBy,
    })
    .execute();
  return settlementId;
};
