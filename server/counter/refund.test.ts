import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taka } from '@poth/domain/money.ts';
import { invariants } from '../invariants/invariants.ts';
import { withClient } from '../db/testing.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer } from '../testing/buyer.ts';
import { aCounter, anAgent, aSale } from '../testing/counter.ts';
import { setStage } from '../testing/stage.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const refundsOf = (tripId: string) =>
  world.db
    .selectFrom('refund')
    .select(['refundId', 'state', 'amountPaisa'])
    .where('tripId', '=', tripId)
    .orderBy('requestedAt')
    .execute();
const messagesTo = async (phone: string): Promise<string[]> =>
  (await world.gateway.messages(phone)).map(({ text }) => text);

/** Sells a counter's ticket to a passenger who opens it on the web by a code. */
const soldTicket = async () => {
  const { tripId, operatorId, actor } = await aCounter(world);
  const wish = aSale(tripId);
  const { bookingId, pnr } = await world.portal.counter.sellAtCounter(actor, wish);
  const passenger = { ...newBuyer(), proven: [bookingId] };
  return { tripId, operatorId, actor, wish, bookingId, pnr, passenger };
};

test('a ticket is cancelled at another counter of the operator: cash back by the policy, settled at once', async () => {
  const { counter } = world.portal;
  const { tripId, operatorId, bookingId, wish } = await soldTicket();
  const other = await anAgent(world, operatorId);
  const asked = { tripId, bookingId, seatNos: ['B3', 'B4'] };
  const quote = await counter.quoteAtCounter(other.actor, asked);
  expect(quote.refundPaisa).toBe(taka(1330));
  await expect(
    counter.cancelAtCounter(other.actor, { ...asked, shownRefundPaisa: taka(1331), key: randomUUID() }),
  ).rejects.toMatchObject({ code: 'quote-changed' });
  const cancel = { ...asked, shownRefundPaisa: quote.refundPaisa, key: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => counter.cancelAtCounter(other.actor, cancel)));
  expect(answers).toEqual([1, 2, 3].map(() => ({ refundPaisa: taka(1330) })));
  await workOff(world, tripId);
  expect(await refundsOf(tripId)).toMatchObject([{ state: 'settled', amountPaisa: taka(1330) }]);
  expect(await counter.viewShift(other.actor, other.shiftId)).toMatchObject({ cashOutPaisa: taka(1330) });
  const { seats } = await world.portal.seating.viewSeatMap(newBuyer(), {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
  });
  expect([seats.B3, seats.B4]).toEqual(['available', 'available']);
  const told = (await messagesTo(wish.phone)).filter((text) => text.includes('1,330'));
  expect(told).toEqual([expect.stringMatching(/was handed to you in cash at a counter of Desh Travels/)]);
  await expectBooksToAgree(world);
});

test('cancelled on the web, the money waits at the counters; the gateway hears nothing; an agent hands it out once', async () => {
  const { counter, refund, ticket } = world.portal;
  const { tripId, operatorId, bookingId, pnr, passenger, wish } = await soldTicket();
  const asked = { tripId, bookingId, seatNos: ['B4'] };
  const { refundPaisa } = await refund.quoteRefund(passenger, asked);
  await refund.cancelAndRefund(passenger, {
    ...asked,
    shownRefundPaisa: refundPaisa,
    termsAccepted: true,
    key: randomUUID(),
  });
  await workOff(world, tripId);
  const [waiting] = await refundsOf(tripId);
  expect(waiting).toMatchObject({ state: 'requested', amountPaisa: taka(665) });
  expect((await ticket.viewTicket(passenger, pnr)).refunds).toMatchObject([
    { state: 'requested', atCounter: true },
  ]);
  expect((await messagesTo(wish.phone)).filter((text) => text.includes('collect it in cash'))).toHaveLength(
    1,
  );

  const { actor, shiftId } = await anAgent(world, operatorId);
  const payOut = { tripId, refundId: waiting?.refundId ?? '', key: randomUUID() };
  const stranger = (await aCounter(world)).actor;
  await expect(counter.payOutRefund(stranger, payOut)).rejects.toMatchObject({ code: 'not-found' });
  const settled = await Promise.allSettled([
    counter.payOutRefund(actor, payOut),
    counter.payOutRefund(actor, payOut),
    counter.payOutRefund(actor, { ...payOut, key: randomUUID() }),
  ]);
  const refused = settled.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(refused.map(() => 'already-decided'));
  expect(await counter.viewShift(actor, shiftId)).toMatchObject({ cashOutPaisa: taka(665) });
  await workOff(world, tripId);
  expect(await refundsOf(tripId)).toMatchObject([{ state: 'settled' }]);
  await expectBooksToAgree(world);
});

test('what was bought on the web is not cancelled for cash', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const { tripId, bookingId } = stage;
  const { operatorId } = await world.db
    .selectFrom('trip')
    .select('operatorId')
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  const { actor } = await anAgent(world, operatorId);
  await expect(
    world.portal.counter.quoteAtCounter(actor, { tripId, bookingId, seatNos: ['B3'] }),
  ).rejects.toMatchObject({ code: 'not-found' });
  await stage.cancel(['B3']);
  const [refund] = await refundsOf(tripId);
  await expect(
    world.portal.counter.payOutRefund(actor, { tripId, refundId: refund?.refundId ?? '', key: randomUUID() }),
  ).rejects.toMatchObject({ code: 'not-found' });
  await workOff(world, tripId);
});

test('the audit finds money that went past a till, and a shift that does not add up', async () => {
  const { tripId, bookingId, actor } = await soldTicket();
  const shift = await world.portal.counter.viewOpenShift(actor);
  await world.portal.counter.closeShift(actor, { shiftId: shift?.shiftId ?? '', countedPaisa: taka(1900) });
  const { sql: statement = '' } = { sql: '', ...invariants['I-till'] };
  const found = (damage: string): Promise<unknown[]> =>
    withClient(world.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query(damage);
      const { rows } = await client.query<{ what: string }>(statement);
      await client.query('rollback');
      return [...new Set(rows.map(({ what }) => what))].sort();
    });
  const mine = `where trip_id = '${tripId}'`;
  expect(await found('select 1')).toEqual([]);
  expect(await found(`delete from till_move ${mine}`)).toEqual(['sale without a till', 'shift']);
  expect(await found(`update till_move set amount_paisa = amount_paisa - 100 ${mine}`)).toEqual([
    'shift',
    'till',
  ]);
  expect(await found(`update till_move set at = now() ${mine}`)).toEqual(['after the shift']);
  expect(
    await found(`update booking set operator_id = '${randomUUID()}' where booking_id = '${bookingId}'`),
  ).toEqual(['another operator']);
  await expect(sql`update till_move set amount_paisa = 1`.execute(world.db)).rejects.toThrow(
    'permission denied',
  );
});
