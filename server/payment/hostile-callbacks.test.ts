import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sold, underWay } from '../testing/ending.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.stop());

const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const eventsOf = async (tranId: string): Promise<boolean[]> => {
  const rows = await world.db
    .selectFrom('gatewayEvent')
    .select('signatureGood')
    .where('tranId', '=', tranId)
    .orderBy('signatureGood')
    .execute();
  return rows.map(({ signatureGood }) => signatureGood);
};
/** Counts the questions to the gateway: how many there were, and how many at most at the same time. */
const watchQuestions = () => {
  const seen = { asked: 0, atOnce: 0 };
  const ask = world.deps.gateways.main.ask;
  let running = 0;
  vi.spyOn(world.deps.gateways.main, 'ask').mockImplementation(async (...given) => {
    seen.asked += 1;
    running += 1;
    seen.atOnce = Math.max(seen.atOnce, running);
    try {
      return await ask(...given);
    } finally {
      running -= 1;
    }
  });
  return seen;
};
const forged = (tranId: string, index: number) => ({
  tran_id: tranId,
  status: 'VALID',
  val_id: `forged-${index}`,
  verify_sign: '0'.repeat(32),
  verify_key: 'status,tran_id,val_id',
});
const from = (address: string) => ({ 'x-forwarded-for': address });
const linesAbout = (stage: Stage) => world.log.filter((line) => line.includes(stage.paymentId));

test('300 forged notices leave five rows and five lines, and the true one still sells', async () => {
  const stage = await setStage(world);
  const seen = watchQuestions();
  for (let round = 0; round < 6; round++) {
    const answers = await times(50, (index) =>
      stage.post('ipn', forged(stage.tranId, round * 50 + index), from(`203.0.113.${index}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  expect(await eventsOf(stage.tranId)).toEqual([false, false, false, false, false]);
  expect(linesAbout(stage)).toHaveLength(5);
  expect(linesAbout(stage).filter((line) => line.includes('the last that is kept'))).toHaveLength(1);
  expect(seen.asked).toBeLessThanOrEqual(10);
  expect(seen.atOnce).toBe(1);

  await stage.choose();
  await stage.notices(1);
  expect(await eventsOf(stage.tranId)).toEqual([false, false, false, false, false, true]);
  await expectEnding(world, stage, sold);
});

test('one address that forges for many attempts makes the portal ask a hundred times an hour at most', async () => {
  const address = '203.0.113.99';
  await fillTries(world, 'callback-unsigned', 'address', address, 2);
  const stages = [await setStage(world), await setStage(world), await setStage(world)];
  const seen = watchQuestions();
  for (const stage of stages) await stage.post('ipn', forged(stage.tranId, 1), from(address));
  expect(seen.asked).toBe(2);
  // The gateway is asked about signed notices wherever they come from.
  const [stage] = stages;
  if (!stage) throw new Error('no stage');
  await stage.behave({ ipn: 'none' });
  const { fields } = await stage.choose();
  await stage.post('ipn', fields, from(address));
  await expectEnding(world, stage, sold);
});

test('notices that come while a question is under way are answered by the one after it', async () => {
  const stage = await setStage(world, { ipn: 'none' });
  const seen = watchQuestions();
  await stage.behave({ query: 'hang', hangMs: 1_300 });
  const first = stage.post('ipn', forged(stage.tranId, 0));
  await vi.waitFor(() => expect(seen.asked).toBe(1));
  await stage.behave({ query: 'ok' });
  await Promise.all(Array.from({ length: 25 }, (_, n) => stage.post('ipn', forged(stage.tranId, 1 + n))));
  await first;
  expect(seen).toEqual({ asked: 2, atOnce: 1 });
  await stage.chooseAndReturn();
  await expectEnding(world, stage, sold);
});

test('notices that come while a question is under way ask nothing where that one hears of the payment', async () => {
  const stage = await setStage(world, { ipn: 'none' });
  const seen = watchQuestions();
  await stage.behave({ query: 'hang', hangMs: 1_300 });
  const first = stage.post('ipn', forged(stage.tranId, 0));
  await vi.waitFor(() => expect(seen.asked).toBe(1));
  await stage.behave({ query: 'ok' });
  const { fields } = await stage.choose();
  await times(25, () => stage.post('ipn', fields));
  await first;
  expect(seen).toEqual({ asked: 1, atOnce: 1 });
  await expectEnding(world, stage, sold);
});

test('a new signed notice is asked about; a repeat beyond the limit brings the poller within half a minute', async () => {
  const stage = await setStage(world, { ipn: 'none', validator: '500', query: '500' });
  await fillTries(world, 'callback-signed', 'attempt', stage.tranId);
  await world.db
    .updateTable('payment')
    .set({ askAt: new Date(Date.now() + 6 * 3_600_000) })
    .where('paymentId', '=', stage.paymentId)
    .execute();
  const seen = watchQuestions();
  const { fields } = await stage.choose();
  expect((await stage.post('ipn', fields)).status).toBe(200);
  expect((await stage.post('ipn', fields)).status).toBe(200);
  expect(seen.asked).toBe(1);
  await stage.behave({ validator: 'ok', query: 'ok' });
  const { askAt } = await world.db
    .selectFrom('payment')
    .select('askAt')
    .where('paymentId', '=', stage.paymentId)
    .executeTakeFirstOrThrow();
  expect(askAt && askAt.getTime() - Date.now()).toBeLessThanOrEqual(30_500);
  await world.db
    .updateTable('payment')
    .set({ askAt: new Date() })
    .where('paymentId', '=', stage.paymentId)
    .execute();
  await world.doChores();
  await expectEnding(world, stage, sold);
});

test('an unsigned notice beyond its limit moves nothing', async () => {
  const stage = await setStage(world, { ipn: 'none' });
  await fillTries(world, 'callback-unsigned', 'attempt', stage.tranId);
  const seen = watchQuestions();
  await stage.post('ipn', forged(stage.tranId, 1));
  expect(seen.asked).toBe(0);
  await expectEnding(world, stage, underWay);
});

test('notices of attempts that never were leave nothing and are refused after sixty', async () => {
  const address = '203.0.113.100';
  const before = await world.db.selectFrom('gatewayEvent').select('eventKey').execute();
  const lines = world.log.length;
  await fillTries(world, 'callback-unknown', 'address', address, 60);
  const answers = await times(100, (index) =>
    fetch(`${world.publicUrl}/pay/ipn/TNOBODY${index}`, {
      method: 'POST',
      body: new URLSearchParams(forged(`TNOBODY${index}`, index)),
      headers: from(address),
    }),
  );
  const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([counted(404), counted(429)]).toEqual([60, 40]);
  expect(await world.db.selectFrom('gatewayEvent').select('eventKey').execute()).toHaveLength(before.length);
  expect(world.log).toHaveLength(lines);
});

test('distinct notices at the same moment do not pass the number that is kept', async () => {
  const stage = await setStage(world, { ipn: 'none' });
  await times(40, (index) => stage.post('return', forged(stage.tranId, index)));
  expect(await eventsOf(stage.tranId)).toHaveLength(5);
  const { unsigned } = await world.db
    .selectFrom('gatewayEvidence')
    .select('unsigned')
    .where('tranId', '=', stage.tranId)
    .executeTakeFirstOrThrow();
  expect(unsigned).toBe(5);
});
