import { randomUUID } from 'node:crypto';
import { newBuyer } from '../buyer.ts';
import type { World } from '../world.ts';
import type { Caller, Role } from './callers.ts';

const counterOf = async (world: World, operatorId: string): Promise<string> => {
  const { counterId } = await world.db
    .selectFrom('counter')
    .select('counterId')
    .where('operatorId', '=', operatorId)
    .where('placeId', '=', 'dhaka')
    .executeTakeFirstOrThrow();
  return counterId;
};

const addCounter = async (world: World, operatorId: string): Promise<string> => {
  const counterId = randomUUID();
  await world.db
    .insertInto('counter')
    .values({
      counterId,
      operatorId,
      placeId: 'dhaka',
      nameEn: 'Gabtoli',
      nameBn: 'গাবতলী',
      addressEn: 'Main road',
      addressBn: 'প্রধান সড়ক',
      phone: '+8801700000000',
    })
    .execute();
  return counterId;
};

type Companies = { tripId: string; operatorId: string; otherOperatorId: string };

/** Opens shifts at the counters of both companies, and sells, holds and takes back there as the first company's owner. */
export const sellAtCounters = async (
  world: World,
  { tripId, operatorId, otherOperatorId, callers }: Companies & { callers: Record<Role, Caller> },
) => {
  const { portal } = world;
  const boss = callers.operatorOwner.actor;
  const counterId = await counterOf(world, operatorId);
  const { shiftId: closedShiftId } = await portal.counter.openShift(boss, { counterId, floatPaisa: 0 });
  await portal.counter.closeShift(boss, { shiftId: closedShiftId, countedPaisa: 0 });
  const elsewhere = await addCounter(world, otherOperatorId);
  for (const [role, at] of [
    ['operatorOwner', counterId],
    ['counterAgent', counterId],
    ['ownerOfAnother', elsewhere],
    ['staffOfAnother', elsewhere],
  ] as const)
    await portal.counter.openShift(callers[role].actor, { counterId: at, floatPaisa: 0 });

  const customer = (seatNo: string, phone: string) => ({
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: [seatNo],
    name: 'Rahim Uddin',
    phone,
    passengers: [],
    boardingCounterId: null,
    droppingCounterId: null,
    language: 'en' as const,
    key: randomUUID(),
  });
  const cash = { tender: 'cash' as const, reference: '' };
  const sale = await portal.counter.sellAtCounter(boss, { ...customer('C1', '01711223344'), ...cash });
  const phoneHold = await portal.counter.holdByPhone(boss, {
    ...customer('C2', '01711223355'),
    until: new Date(Date.now() + 3_600_000),
  });
  const refunded = await portal.counter.sellAtCounter(boss, { ...customer('C3', '01711223366'), ...cash });
  const { refundId } = await portal.refund.cancelAndRefund(
    { ...newBuyer(), proven: [refunded.bookingId] },
    {
      tripId,
      bookingId: refunded.bookingId,
      seatNos: ['C3'],
      shownRefundPaisa: 0,
      termsAccepted: true,
      key: randomUUID(),
    },
  );
  return {
    counterId,
    closedShiftId,
    sale: { bookingId: sale.bookingId, pnr: sale.pnr, seatNo: 'C1' },
    phoneHoldId: phoneHold.bookingId,
    refundId: refundId ?? '',
  };
};
