import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ending, oneSeatBack, sold } from '../testing/ending.ts';
import { setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const clicks = async (stage: Stage, count: number, newKey: () => string, seatNos = ['B3', 'B4']) => {
  const asked = { tripId: stage.tripId, bookingId: stage.bookingId, seatNos };
  const { refundPaisa } = await world.portal.refund.quoteRefund(stage.actor, asked);
  return Promise.allSettled(
    Array.from({ length: count }, () => {
      const input = { ...asked, shownRefundPaisa: refundPaisa, termsAccepted: true, key: newKey() };
      return world.portal.refund.cancelAndRefund(stage.actor, input);
    }),
  );
};
const bothBack: Ending = {
  ...sold,
  booking: 'cancelled',
  seats: 'free',
  tickets: ['void', 'void'],
  refunds: [[133_000, 'settled']],
};

test('fifty cancel clicks with one key: the same answer fifty times, one refund', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const key = randomUUID();
  const answers = await clicks(stage, 50, () => key);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 'fulfilled', value: { refundPaisa: 133_000 } });
  await expectEnding(world, stage, bothBack);
  expect(await stage.refundsAtGateway()).toHaveLength(1);
});

test('fifty cancel clicks with as many keys: one does it, the others are told', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const answers = await clicks(stage, 50, randomUUID);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect(refused).toEqual(Array.from({ length: 49 }, () => 'not-cancellable'));
  await expectEnding(world, stage, bothBack);
  expect(await stage.refundsAtGateway()).toHaveLength(1);
});

test('each seat cancelled ten times over: a refund for each', async () => {
  const stage = await setStage(world);
  await stage.buy();
  await Promise.all([clicks(stage, 10, randomUUID, ['B3']), clicks(stage, 10, randomUUID, ['B4'])]);
  await expectEnding(world, stage, {
    ...bothBack,
    refunds: [
      [66_500, 'settled'],
      [66_500, 'settled'],
    ],
  });
  expect((await stage.refundsAtGateway()).map(({ amount }) => amount)).toEqual(['665.00', '665.00']);
});

test('five processes look after the same refund', async () => {
  const stage = await setStage(world);
  await stage.buy();
  await stage.cancel(['B4']);
  for (let round = 0; round < 4; round++) {
    await sql`update refund set ask_at = now() where trip_id = ${stage.tripId} and ask_at is not null`.execute(
      world.db,
    );
    await Promise.all(Array.from({ length: 5 }, () => world.doChores()));
  }
  await expectEnding(world, stage, oneSeatBack('settled'));
  expect(await stage.refundsAtGateway()).toHaveLength(1);
});
