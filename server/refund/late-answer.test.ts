import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { setStage } from '../testing/stage.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { speak, writeAnswer } from './follow-refund.ts';
import { moveRefund } from './move-refund.ts';
import { readRefund, type RefundRow } from './store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

/** Requests a refund and follows it; its gateway has answered, but before that is written something else happens. */
const answeredAfter = async (happens: (tx: Tx, refund: RefundRow) => Promise<unknown>) => {
  const stage = await setStage(world);
  await stage.buy();
  const { refundId } = await stage.cancel();
  const ref = { tripId: stage.tripId, refundId: refundId ?? '' };
  const asked = await readRefund(world.db, ref);
  const answer = asked && (await speak(world.deps, asked));
  if (!asked || !answer) throw new Error('the gateway was not asked');
  await transaction(world.db, async (tx) => {
    const locked = await readRefund(tx, ref, 'locked');
    if (locked) await happens(tx, locked);
  });
  await writeAnswer(world.deps, asked, answer);
  return { ref, stateNow: async () => (await readRefund(world.db, ref))?.state };
};

test('a refund that was accepted meanwhile is not failed by an earlier refusal: nobody may pay it a second time', async () => {
  await world.gateway.behave({ refund: 'fail' });
  const { ref, stateNow } = await answeredAfter((tx, refund) =>
    moveRefund(tx, refund, 'send', { gatewayRefundId: 'R-1' }),
  );
  expect(await stateNow()).toBe('sent');
  // The gateway of this test has not accepted it; nothing else asks about it.
  await transaction(world.db, async (tx) => {
    const refund = await readRefund(tx, ref, 'locked');
    if (refund) await moveRefund(tx, refund, 'fail', { failure: 'ends the test' });
  });
});

test('a refund that was refused meanwhile is sent where the gateway had accepted it: it is followed until it is settled', async () => {
  await world.gateway.behave({ refund: 'ok' });
  const { ref, stateNow } = await answeredAfter((tx, refund) =>
    moveRefund(tx, refund, 'fail', { failure: 'no balance' }),
  );
  expect(await stateNow()).toBe('sent');
  await workOff(world, ref.tripId);
  expect(await stateNow()).toBe('settled');
  await expectBooksToAgree(world);
});
