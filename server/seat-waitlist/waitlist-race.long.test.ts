import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../invariants/run-audit.ts';
import type { Portal } from '../portal.ts';
import { newBuyer } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { runTrip } from '../testing/running-trip.ts';
import {
  expectAllSettled,
  cancelBought,
  joinList,
  keepTheRest,
  letOffersPass,
  offeredTo,
  take,
  type Waiter,
} from '../testing/waitlist.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';
import { passLapsedOffers } from './pass-lapsed-offers.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const codeOf = (end: PromiseSettledResult<unknown> | undefined): unknown =>
  end?.status === 'rejected' ? end.reason.code : 'done';

/** A sold-out trip with a list: A1 is one buyer's, A2 another's, two wait. */
const soldOut = async () => {
  const stage = await runTrip(world);
  const { tripId } = stage;
  const [first, second] = [await stage.sell(['A1']), await stage.sell(['A2'])];
  await keepTheRest(stage, ['A1', 'A2']);
  const list = [await joinList(world, { tripId }), await joinList(world, { tripId })] as const;
  return { tripId, buyers: [first, second] as const, list };
};
type SoldOut = Awaited<ReturnType<typeof soldOut>>;

const offers = async ({ list }: SoldOut) =>
  (await Promise.all(list.map((waiter) => offeredTo(world, waiter)))).map((seatNos) => seatNos.join());

const lockOf = (table: string, { tripId }: SoldOut) =>
  `select from ${table} where trip_id = '${tripId}' for update`;

const cancelBoth = (portal: Portal, stage: SoldOut) =>
  meetAtLock(world, lockOf('waitlist_entry', stage), [
    () => cancelBought(portal, stage.buyers[0], ['A1']),
    () => cancelBought(portal, stage.buyers[1], ['A2']),
  ]);

test('two cancel at once: one seat is offered to the first on the list, the other to the second', async () => {
  const stage = await soldOut();
  expect((await cancelBoth(world.portal, stage)).map(codeOf)).toEqual(['done', 'done']);
  expect((await offers(stage)).sort()).toEqual(['A1', 'A2']);
  await expectAllSettled(world);
});

test('without the lock of the list both go to the first: only a key of the database stops it, as a failure', async () => {
  const stage = await soldOut();
  const guard = { statement: 'from waitlist_entry w', guard: ' for update of w', becomes: '' };
  const ends = await withoutGuard(world, guard, (portal) =>
    meetAtLock(
      world,
      lockOf('trip_seat', stage).replace('for update', `and seat_no in ('A1', 'A2') for update`),
      [
        () => cancelBought(portal, stage.buyers[0], ['A1']),
        () => cancelBought(portal, stage.buyers[1], ['A2']),
      ],
    ),
  );
  expect(ends.map(codeOf).sort()).not.toEqual(['done', 'done']);
});

test('a stranger who presses while a seat is being freed waits, and does not get what was offered', async () => {
  const stage = await soldOut();
  const { tripId } = stage;
  const hold = () =>
    world.portal.booking.holdSeats(newBuyer(), {
      tripId,
      fromStopNo: 0,
      toStopNo: 2,
      seatNos: ['A1'],
      language: 'en',
      key: randomUUID(),
    });
  const [cancelled, held] = await meetAtLock<unknown>(world, lockOf('waitlist_entry', stage), [
    // The cancellation has freed the seat in its transaction, and waits for the list's lock.
    () => cancelBought(world.portal, stage.buyers[0], ['A1']),
  ]).then(async ([end]) => [end, ...(await Promise.allSettled([hold()]))]);
  expect([cancelled, held].map(codeOf)).toEqual(['done', 'seat-taken']);
  expect(await offers(stage)).toEqual(['A1', '']);
});

const pass = (portal: Portal, { actor, token }: Waiter) => portal.seatWaitlist.passOffer(actor, token);

/** Takes the offer while another request declines it, in this order; returns both outcomes. */
const takeAndPass = async (portal: Portal, stage: SoldOut, first: 'take' | 'pass') => {
  const [waiter] = stage.list;
  await cancelBought(world.portal, stage.buyers[0], ['A1']);
  const both = [() => take(portal, waiter), () => pass(portal, waiter)];
  const calls = first === 'take' ? both : both.toReversed();
  return (await meetAtLock<unknown>(world, lockOf('seat_offer', stage), calls)).map(codeOf);
};

test('let pass a moment before it is taken, a seat is the next one’s; taken before, it is not let pass', async () => {
  const passed = await soldOut();
  expect(await takeAndPass(world.portal, passed, 'pass')).toEqual(['done', 'offer-over']);
  expect(await offers(passed)).toEqual(['', 'A1']);
  const taken = await soldOut();
  expect(await takeAndPass(world.portal, taken, 'take')).toEqual(['done', 'offer-over']);
  expect(await offers(taken)).toEqual(['', '']);
  await expectAllSettled(world);
});

test('without its guards a seat is taken that another is offered at that moment, and the audit says so', async () => {
  const stage = await soldOut();
  const guards = [
    { statement: 'join seat_offer o', guard: "o.state = 'open' and o.offered_until > clock_timestamp()" },
    { statement: 'join seat_offer o', guard: "s.state = 'blocked' and s.booking_id = given.offer_id" },
  ];
  const ends = await withoutGuard(world, guards, (portal) => takeAndPass(portal, stage, 'pass'));
  expect(ends).toEqual(['done', 'done']);
  expect(await offers(stage)).toEqual(['', 'A1']);
  const broken = (await runAudit(world.auditor))
    .filter(({ rows }) => rows.length > 0)
    .map(({ says }) => says);
  expect(broken).toContain(
    'an open offer has its seats, each of them on each leg, and they are kept at least as long as it lives',
  );
  // Repairs what this test broke on purpose, for the tests after it.
  await sql`update seat_offer set state = 'withdrawn', ended_at = now() where trip_id = ${stage.tripId} and state = 'open'`.execute(
    world.db,
  );
});

test('two press with one link from two browsers: it is taken once', async () => {
  const stage = await soldOut();
  const [waiter] = stage.list;
  await cancelBought(world.portal, stage.buyers[0], ['A1']);
  const ends = await meetAtLock<{ bookingId: string }>(world, lockOf('seat_offer', stage), [
    () => take(world.portal, waiter),
    () => take(world.portal, { ...waiter, actor: newBuyer() }),
  ]);
  expect(ends.map(codeOf)).toEqual(['done', 'offer-over']);
});

test('two processes pass an offer on: the next is offered it once, and its lapse counts once', async () => {
  const stage = await soldOut();
  const [lapsing, next] = stage.list;
  await cancelBought(world.portal, stage.buyers[0], ['A1']);
  await letOffersPass(world, stage.tripId);
  const ends = await meetAtLock<unknown>(world, lockOf('seat_offer', stage), [
    () => passLapsedOffers(world.deps)(),
    () => passLapsedOffers(world.deps)(),
  ]);
  expect(ends.map(codeOf)).toEqual(['done', 'done']);
  expect(await offeredTo(world, next)).toEqual(['A1']);
  // Counted twice, this lapse would have ended its places on the date.
  expect((await world.portal.seatWaitlist.viewPlace(lapsing.actor, lapsing.token)).place.state).toBe(
    'waiting',
  );
});

test('two who join with one number at once have one place', async () => {
  const stage = await soldOut();
  const { tripId } = stage;
  const { phone } = stage.buyers[0];
  const journey = { tripId, fromStopNo: 0, toStopNo: 2, language: 'en' as const };
  const wish = { ...journey, wants: 'offer' as const, seatCount: 1, onlyWomen: false };
  const person = newBuyer();
  const account = { userId: 'x', phone: `+88${phone}` } as NonNullable<typeof person.account>;
  const join = () => world.portal.seatWaitlist.joinWaitlist({ ...person, account }, { ...wish, proof: null });
  const [one, other] = await Promise.all([join(), join()]);
  expect(one.token).toBe(other.token);
});
