import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnFromGateway, startPaying } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const startIn = async (language: 'en' | 'bn') => {
  const { tripId } = await sampleTrip(world.db);
  const { tranId } = await startPaying(world, { tripId, seatNos: ['B3'], language });
  return tranId;
};
const followLink = (tranId: string) =>
  fetch(`${world.publicUrl}/pay/return/${tranId}`, { redirect: 'manual' });
const whereTo = ({ status, headers }: Response) => [status, headers.get('location')];

test.each([
  ['en', ''],
  ['bn', '/bn'],
] as const)('who booked in %s comes back from the gateway to a page in it', async (language, prefix) => {
  for (const outcome of ['success', 'fail', 'cancel'] as const) {
    const tranId = await startIn(language);
    const waits = [303, `${prefix}/pay/wait/${tranId}`];
    const { returnUrl, fields } = await world.gateway.choose(tranId, outcome);
    expect(whereTo(await returnFromGateway(returnUrl, fields))).toEqual(waits);
    expect(whereTo(await followLink(tranId))).toEqual(waits);
  }
});

test('a browser that follows a link leaves no evidence, but the gateway is asked', async () => {
  const tranId = await startIn('bn');
  await world.gateway.behave({ ipn: 'none' }, tranId);
  await world.gateway.choose(tranId);
  await followLink(tranId);
  const { state } = await world.db
    .selectFrom('payment')
    .select('state')
    .where('tranId', '=', tranId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('paid');
  const evidence = await world.db
    .selectFrom('gatewayEvent')
    .select('kind')
    .where('tranId', '=', tranId)
    .execute();
  expect(evidence).toEqual([]);
});

test('an attempt that never was leads to the page that says so', async () => {
  expect(whereTo(await followLink('TNOBODY'))).toEqual([303, '/pay/wait/TNOBODY']);
});
