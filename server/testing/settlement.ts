import { randomUUID } from 'node:crypto';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { newBuyer, returnFromGateway, startPaying } from './buyer.ts';
import { workOff } from './work-off.ts';
import type { World } from './world.ts';

/** Buys seats on the web to the end of the line; returns the facts that cancelling needs. */
export const buyOnWeb = async (world: World, tripId: string, seatNos: string[]) => {
  const buyer = await startPaying(world, { tripId, seatNos });
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await returnFromGateway(returnUrl, fields);
  await workOff(world, tripId);
  return buyer;
};

/** Cancels seats of a booking as its passenger does on the web; returns the refund. */
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

/** Inserts an empty statement; returns its id. */
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
