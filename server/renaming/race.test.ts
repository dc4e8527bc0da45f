import { randomUUID } from 'node:crypto';
import type { Portal } from '../portal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToAgree } from '../testing/books.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { departIn } from '../testing/move-trip.ts';
import { pnrOf } from '../testing/rebooking.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { buyFor, holdFor, payFor, womensTrip } from '../testing/womens-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

type Buyer = Awaited<ReturnType<RunningTripStage['sell']>>;
type Stage = { stage: RunningTripStage; buyer: Buyer; pnr: string; ticketId: string };

const soldSeat = async (): Promise<Stage> => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3']);
  await departIn(world, stage.tripId, 5 * 60);
  const { ticketId } = await world.db
    .selectFrom('ticket')
    .select('ticketId')
    .where('bookingId', '=', buyer.bookingId)
    .executeTakeFirstOrThrow();
  return { stage, buyer, pnr: await pnrOf(world, buyer.bookingId), ticketId };
};
const liveOf = (bookingId: string) =>
  world.db
    .selectFrom('ticket')
    .select(['state', 'passengerName', 'issueNo'])
    .where('bookingId', '=', bookingId)
    .where('state', '<>', 'void')
    .execute();
const ends = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code));

const rename =
  (
    portal: Portal,
    { buyer, pnr }: Pick<Stage, 'pnr'> & { buyer: Pick<Buyer, 'actor'> },
    name = 'Rokeya Khatun',
  ) =>
  () =>
    portal.renaming.renamePassenger(buyer.actor, {
      pnr,
      seatNo: 'B3',
      name,
      phone: '',
      gender: null,
      key: randomUUID(),
    });
const cancel =
  (portal: Portal, { buyer: { actor, tripId, bookingId } }: Stage, shownRefundPaisa: number) =>
  () =>
    portal.refund.cancelAndRefund(actor, {
      tripId,
      bookingId,
      seatNos: ['B3'],
      shownRefundPaisa,
      termsAccepted: true,
      key: randomUUID(),
    });
const board =
  (portal: Portal, { stage, ticketId }: Stage) =>
  async () => {
    const { verdicts } = await portal.boarding.markBoarding(stage.actor, {
      tripId: stage.tripId,
      deviceId: 'phone-1',
      marks: [{ kind: 'board', scanId: randomUUID(), ticketId, way: 'code', at: new Date().toISOString() }],
    });
    return verdicts[0]?.verdict;
  };
const lockOf = ({ ticketId }: Stage) => `select from ticket where ticket_id = '${ticketId}' for update`;
const bookingLockOf = ({ buyer }: Stage) =>
  `select from booking where booking_id = '${buyer.bookingId}' for update`;

/** Guards of the one statement: the booking as it was read, and a ticket that is not used, given back or renamed. */
const statement = "ticket k set state = 'void'";
const unchanged = { statement, guard: 'b.version = given.version' };
const unused = { statement, guard: "k.state = 'issued'" };
const firstName = { statement, guard: 'k.issue_no = 1' };

test('two names for one seat at once: one of them is on the ticket, the other is told so', async () => {
  const sold = await soldSeat();
  const calls = ['Rokeya Khatun', 'Salma Khatun'].map((name) => rename(world.portal, sold, name));
  const settled = ends(await meetAtLock<unknown>(world, bookingLockOf(sold), calls));
  expect(settled).toEqual(['done', 'rename-closed']);
  expect(await liveOf(sold.buyer.bookingId)).toEqual([
    { state: 'issued', passengerName: 'Rokeya Khatun', issueNo: 2 },
  ]);
  await workOff(world, sold.stage.tripId);
  await expectBooksToAgree(world);
});

test('another name against cancelling: no ticket lives on a seat that was paid back', async () => {
  const sold = await soldSeat();
  const { tripId, bookingId, actor } = sold.buyer;
  const { refundPaisa } = await world.portal.refund.quoteRefund(actor, {
    tripId,
    bookingId,
    seatNos: ['B3'],
  });
  const calls = [cancel(world.portal, sold, refundPaisa), rename(world.portal, sold)];
  expect(ends(await meetAtLock<unknown>(world, bookingLockOf(sold), calls))).toEqual([
    'done',
    'rename-closed',
  ]);
  expect(await liveOf(bookingId)).toEqual([]);

  const other = await soldSeat();
  const turned = [rename(world.portal, other), cancel(world.portal, other, refundPaisa)];
  expect(ends(await meetAtLock<unknown>(world, bookingLockOf(other), turned))).toEqual(['done', 'done']);
  expect(await liveOf(other.buyer.bookingId)).toEqual([]);
  for (const { stage } of [sold, other]) await workOff(world, stage.tripId);
  await expectBooksToAgree(world);
});

test('another name against boarding: who is aboard stays so, and a void code is flagged', async () => {
  const sold = await soldSeat();
  const calls = [board(world.portal, sold), rename(world.portal, sold)];
  expect(ends(await meetAtLock<unknown>(world, lockOf(sold), calls))).toEqual(['done', 'rename-closed']);
  expect(await liveOf(sold.buyer.bookingId)).toMatchObject([{ state: 'boarded', issueNo: 1 }]);

  const other = await soldSeat();
  const turned = [rename(world.portal, other), board(world.portal, other)];
  const settled = await meetAtLock<unknown>(world, lockOf(other), turned);
  expect(ends(settled)).toEqual(['done', 'done']);
  expect(settled[1]).toMatchObject({ value: 'void' });
  expect(await liveOf(other.buyer.bookingId)).toMatchObject([{ state: 'issued', issueNo: 2 }]);
  for (const { stage } of [sold, other]) await workOff(world, stage.tripId);
  await expectBooksToAgree(world);
});

/** Gives the seat of a man to a woman alone, while another man goes on to pay for the seat beside it. */
const womanBeside = async () => {
  const { tripId } = await womensTrip(world, { protectsWomenAlone: true });
  const was = await buyFor(world, tripId, { B1: 'male' });
  return {
    tripId,
    was,
    pnr: await pnrOf(world, was.bookingId),
    man: await holdFor(world, tripId, { B2: 'male' }),
  };
};
const womanAndMan = async (
  portal: Portal,
  { tripId, was, pnr, man }: Awaited<ReturnType<typeof womanBeside>>,
) => {
  const woman = () =>
    portal.renaming.renamePassenger(was.actor, {
      pnr,
      seatNo: 'B1',
      name: 'Rokeya Khatun',
      phone: '',
      gender: 'female',
      key: randomUUID(),
    });
  const lock = `select from trip_seat where trip_id = '${tripId}' for update`;
  return ends(await meetAtLock<unknown>(world, lock, [woman, () => payFor({ ...world, portal }, man)]));
};

test('a woman who gets a seat is seen by the man who pays for the one beside it at that moment', async () => {
  const beside = await womanBeside();
  expect(await womanAndMan(world.portal, beside)).toEqual(['done', 'women-only-seat']);
  await workOff(world, beside.tripId);
});

// The control tests come last: the audit of the tests before them would find what they break.
test('without the conditions both names get a ticket', async () => {
  const sold = await soldSeat();
  await withoutGuard(world, [unchanged, unused, firstName], async (portal) => {
    const calls = ['Rokeya Khatun', 'Salma Khatun'].map((name) => rename(portal, sold, name));
    expect(ends(await meetAtLock<unknown>(world, bookingLockOf(sold), calls))).toEqual(['done', 'done']);
  });
  expect(await liveOf(sold.buyer.bookingId)).toHaveLength(2);
});

test('without the conditions a cancelled seat has a ticket', async () => {
  const sold = await soldSeat();
  const { tripId, bookingId, actor } = sold.buyer;
  const { refundPaisa } = await world.portal.refund.quoteRefund(actor, {
    tripId,
    bookingId,
    seatNos: ['B3'],
  });
  await withoutGuard(
    world,
    [unchanged, unused, { statement, guard: 'b.state = given.state' }],
    async (portal) => {
      const calls = [cancel(world.portal, sold, refundPaisa), rename(portal, sold)];
      expect(ends(await meetAtLock<unknown>(world, bookingLockOf(sold), calls))).toEqual(['done', 'done']);
    },
  );
  expect(await liveOf(bookingId)).toHaveLength(1);
});

test('without the condition who is aboard loses the ticket', async () => {
  const sold = await soldSeat();
  await withoutGuard(world, unused, async (portal) => {
    const calls = [board(world.portal, sold), rename(portal, sold)];
    expect(ends(await meetAtLock<unknown>(world, lockOf(sold), calls))).toEqual(['done', 'done']);
  });
  expect(await liveOf(sold.buyer.bookingId)).toMatchObject([{ state: 'issued', issueNo: 2 }]);
});

test('without the versions of seats he is let in beside her', async () => {
  const beside = await womanBeside();
  const seesPair = { statement: 'insert into payment', guard: 's.version = given.version' };
  const settled = await withoutGuard(world, seesPair, (portal) => womanAndMan(portal, beside));
  expect(settled).toEqual(['done', 'done']);
});
