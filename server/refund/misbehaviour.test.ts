import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWithDetails } from '../testing/buyer.ts';
import { endingOf, oneSeatBack, unseated } from '../testing/ending.ts';
import { type Mishap, setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0, hangMs: 200 });
});
afterAll(() => world.stop());

const buyAndCancelOne = async (stage: Stage): Promise<void> => {
  await stage.buy();
  await stage.cancel(['B4']);
};
const refundsNow = async (stage: Stage) => (await endingOf(world, stage)).refunds;
/** Lists the states that refunds of a trip moved to. */
const livesOf = async ({ tripId }: Stage): Promise<string[]> => {
  const { rows } = await sql<{ toState: string }>`
    select to_state from history where trip_id = ${tripId} and subject = 'refund' order by at`.execute(
    world.db,
  );
  return rows.map(({ toState }) => toState);
};
const owed = async ({ tripId }: Stage): Promise<number> => {
  const { rows } = await sql<{
    owed: number;
  }>`select coalesce(-sum(amount_paisa), 0)::bigint as owed from ledger_line
    where book = ${tripId} and account = 'refund_payable'`.execute(world.db);
  return rows[0]?.owed ?? Number.NaN;
};

const mishaps: (Mishap & { life: string[] })[] = [
  {
    name: 'the gateway takes a refund on and does not answer: the same id again, settled once',
    scenario: { refund: 'hang' },
    happens: buyAndCancelOne,
    ends: oneSeatBack('settled'),
    life: ['requested', 'unknown', 'sent', 'settled'],
  },
  {
    name: 'the gateway answers a refund with an error, and later takes it on',
    scenario: { refund: '500' },
    happens: async (stage) => {
      await buyAndCancelOne(stage);
      await workOff(world, stage.tripId);
      expect([await refundsNow(stage), await stage.refundsAtGateway()]).toEqual([[[66_500, 'unknown']], []]);
      await stage.behave({ refund: 'ok' });
    },
    ends: oneSeatBack('settled'),
    life: ['requested', 'unknown', 'sent', 'settled'],
  },
  {
    name: 'the gateway never says anything about a refund',
    scenario: { refund: '500' },
    happens: buyAndCancelOne,
    ends: oneSeatBack('unknown'),
    life: ['requested', 'unknown'],
  },
  {
    name: 'a refund is processing for long',
    scenario: { refundSettleMs: 600_000 },
    happens: async (stage) => {
      await buyAndCancelOne(stage);
      await workOff(world, stage.tripId);
      expect(await refundsNow(stage)).toEqual([[66_500, 'sent']]);
      await world.gateway.settleRefunds({ tran_id: stage.tranId });
    },
    ends: oneSeatBack('settled'),
    life: ['requested', 'sent', 'settled'],
  },
  {
    name: 'a refund is processing for ever',
    scenario: { refund: 'stuck' },
    happens: async (stage) => {
      await buyAndCancelOne(stage);
      for (let asked = 0; asked < 3; asked++) await workOff(world, stage.tripId);
    },
    ends: oneSeatBack('sent'),
    life: ['requested', 'sent'],
  },
  {
    name: 'a refund is cancelled at the gateway after long processing',
    scenario: { refund: 'stuck' },
    happens: async (stage) => {
      await buyAndCancelOne(stage);
      await workOff(world, stage.tripId);
      await world.gateway.settleRefunds({ tran_id: stage.tranId, as: 'cancelled' });
    },
    ends: oneSeatBack('failed'),
    life: ['requested', 'sent', 'failed'],
  },
  {
    name: 'a refund is refused',
    scenario: { refund: 'fail' },
    happens: buyAndCancelOne,
    ends: oneSeatBack('failed'),
    life: ['requested', 'failed'],
  },
  {
    name: 'the other seat is cancelled after the refund of the first was refused',
    scenario: { refund: 'fail' },
    happens: async (stage) => {
      await buyAndCancelOne(stage);
      await workOff(world, stage.tripId);
      await stage.behave({ refund: 'ok' });
      await stage.cancel(['B3']);
    },
    ends: {
      ...oneSeatBack('failed'),
      booking: 'cancelled',
      seats: 'free',
      tickets: ['void', 'void'],
      refunds: [
        [66_500, 'failed'],
        [66_500, 'settled'],
      ],
    },
    life: ['requested', 'failed', 'requested', 'sent', 'settled'],
  },
  {
    name: 'the whole amount of a traveller without a seat hangs, and arrives once',
    scenario: { refund: 'hang' },
    happens: async (stage) => {
      await stage.anHourPasses();
      await holdWithDetails(world, { tripId: stage.tripId, seatNos: ['B3', 'B4'] });
      await stage.chooseAndReturn();
    },
    ends: { ...unseated, seats: "another's" },
    life: ['requested', 'unknown', 'sent', 'settled'],
  },
];

test.each(mishaps)('$name', async ({ scenario, happens, ends, life }) => {
  const stage = await setStage(world, scenario);
  await happens(stage);
  await expectEnding(world, stage, ends);
  expect(await livesOf(stage)).toEqual(life);
  const left = ends.refunds.filter(([, state]) => state !== 'settled').map(([amount]) => amount);
  expect(await owed(stage)).toBe(left.reduce((sum, amount) => sum + amount, 0));

  const ours = await world.db
    .selectFrom('refund')
    .select(['refundTransId', 'refundId', 'state'])
    .where('tripId', '=', stage.tripId)
    .execute();
  const theirs = (await stage.refundsAtGateway()).map(({ refund_trans_id }) => refund_trans_id);
  expect(ours.map(({ refundTransId }) => refundTransId)).toEqual(expect.arrayContaining(theirs));
  expect(new Set(theirs).size).toBe(theirs.length);
  const toAPerson = (id: string) => world.log.some((line) => line.includes(`refund ${id} `));
  expect(ours.map(({ refundId }) => toAPerson(refundId))).toEqual(
    ours.map(({ state }) => state === 'failed'),
  );
});
