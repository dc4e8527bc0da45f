import { randomUUID } from 'node:crypto';
import { gatewayCircuitLimits } from '@poth/domain/payment/gateway-circuit.ts';
import type { PaymentMethod } from '@poth/domain/payment/payment.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnFromGateway, holdWithDetails, newBuyer } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let tripId: string;
beforeEach(async () => {
  world = await createWorld({ chores: false, timeoutMs: 400, paidAt: 'bkash' });
  ({ tripId } = await sampleTrip(world.db));
});
afterEach(async () => {
  vi.useRealTimers();
  await world.stop();
});

const seats = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2'];
const click = async (seatNo: string, method: PaymentMethod, actor = newBuyer()) => {
  const buyer = await holdWithDetails(world, { tripId, seatNos: [seatNo], actor });
  const input = { tripId, bookingId: buyer.bookingId, method, key: randomUUID() };
  const opened = world.portal.payment.startPayment(actor, input);
  return { ...buyer, opened: await opened.catch((thrown: { code?: string }) => thrown.code) };
};
/** Returns the payment methods that a new buyer's checkout leaves out. */
const leftOut = async (seatNo: string): Promise<readonly PaymentMethod[]> => {
  const { actor, bookingId } = await holdWithDetails(world, { tripId, seatNos: [seatNo] });
  return (await world.portal.payment.viewCheckout(actor, { tripId, bookingId })).restingMethods;
};

test('a gateway that opens no pages leaves the choice, the others stay, and a payment that it opens brings it back', async () => {
  await world.gateway.behave({ init: '500' });
  for (const seatNo of seats.slice(0, 3))
    expect((await click(seatNo, 'bkash')).opened).toBe('gateway-unavailable');
  await world.gateway.behaveWell();
  expect(await leftOut('D1')).toEqual(['bkash']);
  expect((await click('D2', 'nagad')).opened).toMatchObject({ gatewayPageUrl: expect.any(String) });
  vi.useFakeTimers({ now: Date.now() + gatewayCircuitLimits.restsForMs + 1, toFake: ['Date'] });
  expect(await leftOut('C1')).toEqual([]);
  const { opened } = await click('C2', 'bkash');
  const { returnUrl, fields } = await world.gateway.choose((opened as { tranId: string }).tranId);
  expect((await returnFromGateway(returnUrl, fields)).status).toBe(303);
  expect(await leftOut('B4')).toEqual([]);
});

test('one network that fails again and again, or pays badly, takes it from nobody', async () => {
  const one = newBuyer();
  await world.gateway.behave({ init: '500' });
  for (let times = 0; times < 4; times++) {
    const actor = { ...newBuyer(), address: one.address };
    expect((await click(seats[times] ?? '', 'bkash', actor)).opened).toBe('gateway-unavailable');
  }
  await world.gateway.behaveWell();
  for (const seatNo of seats.slice(4, 7)) {
    const { opened } = await click(seatNo, 'bkash');
    const { returnUrl, fields } = await world.gateway.choose((opened as { tranId: string }).tranId, 'fail');
    await returnFromGateway(returnUrl, fields);
  }
  expect(await leftOut('D2')).toEqual([]);
});

test('where every gateway is silent, the choice stays whole: there is no other', async () => {
  await world.gateway.behave({ init: '500' });
  const methods: PaymentMethod[] = ['bkash', 'nagad', 'card'];
  for (const [at, seatNo] of ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'].entries())
    await click(seatNo, methods[at % 3] ?? 'other');
  expect(await leftOut('D4')).toEqual([]);
});
