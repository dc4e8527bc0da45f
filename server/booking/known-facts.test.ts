import { randomUUID } from 'node:crypto';
import { stranger, type Visitor } from '@poth/domain/identity/actor.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway, newAddress, newBuyer, newPhone, startPaying } from '../testing/buyer.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { runTrip } from '../testing/running-trip.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { type Guard, withoutGuard } from '../testing/without-guard.ts';
import { buyFor, womensTrip } from '../testing/womens-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import type { Portal } from '../portal.ts';

/** The portal that changes something while another process goes on with what it remembers. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

/** Buyer whose steps are all taken by one process. */
const buyerAt = (portal: Portal, tripId: string, actor: Visitor = newBuyer(), phone = newPhone()) => {
  const hold = (seatNo: string) =>
    portal.booking.holdSeats(actor, {
      tripId,
      fromStopNo: 0,
      toStopNo: 2,
      seatNos: [seatNo],
      language: 'en',
      key: randomUUID(),
    });
  const details = (bookingId: string, name = 'Tasnim Rahman', by = portal) =>
    by.booking.enterDetails(actor, {
      tripId,
      bookingId,
      name,
      phone,
      email: '',
      passengers: [],
      termsAccepted: true,
      language: 'en',
    });
  return {
    actor,
    phone,
    hold,
    details,
    holdWithDetails: async (seatNo: string) => {
      const { bookingId } = await hold(seatNo);
      await details(bookingId);
      return bookingId;
    },
    pay: (bookingId: string) =>
      portal.payment.startPayment(actor, { tripId, bookingId, method: 'bkash', key: randomUUID() }),
    settle: async (tranId: string) => {
      await world.gateway.behave({ ipn: 'none' }, tranId);
      const { fields } = await world.gateway.choose(tranId);
      const form = new URLSearchParams(fields);
      await portal.payment.receiveCallback(stranger(newAddress()), { kind: 'return', tranId, form });
    },
  };
};

/** Lets a process remember what a trip sells. */
const warm = (portal: Portal, tripId: string) => buyerAt(portal, tripId).hold('I4');

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (thrown) {
    if (isProblem(thrown)) return thrown.code;
    throw thrown;
  }
};

const stateOf = async (bookingId: string): Promise<string | undefined> => {
  const row = await world.db
    .selectFrom('booking')
    .select('state')
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return row?.state;
};

/** Ends the time for which a payment keeps its seats. */
const letSeatsLapse = async (bookingId: string): Promise<void> => {
  await world.db
    .updateTable('tripSeat')
    .set({ expiresAt: new Date(Date.now() - 60_000) })
    .where('bookingId', '=', bookingId)
    .execute();
};

type Scenario = {
  name: string;
  /** Runs the scenario in this process and returns its outcome. */
  happens: (process: Portal) => Promise<unknown>;
  ends: unknown;
  /** Guards without which the outcome is `wrong`. */
  guards: Guard[];
  wrong: unknown;
};

const holding = 'insert into booking (';
const opening = 'insert into payment (';
const selling = 'insert into ticket (';

const scenarios: Scenario[] = [
  {
    name: 'another cancels the trip: nobody holds a seat of it',
    happens: async (process) => {
      const stage = await runTrip(world);
      await warm(process, stage.tripId);
      await stage.change({ kind: 'cancel', reason: 'breakdown' });
      return codeOf(buyerAt(process, stage.tripId).hold('B3'));
    },
    ends: 'trip-not-on-sale',
    guards: [{ statement: holding, guard: 's.trip_version = given.trip_version' }],
    wrong: 'done',
  },
  {
    name: 'another says that the date opens later: nobody holds a seat before',
    happens: async (process) => {
      const { tripId, actor } = await runTrip(world);
      await warm(process, tripId);
      const date = serviceDateOf(tripId);
      await world.portal.saleWindow.setWindows(actor, {
        reach: 'own',
        from: date,
        until: date,
        way: 'days-before',
        daysBefore: '1',
        time: '8:00 am',
      });
      return codeOf(buyerAt(process, tripId).hold('B3'));
    },
    ends: 'sale-not-open',
    guards: [{ statement: holding, guard: 's.trip_version = given.trip_version' }],
    wrong: 'done',
  },
  {
    name: 'another suspends the company: nobody holds a seat',
    happens: async (process) => {
      const { tripId, operatorId } = await sampleTrip(world.db);
      const admin = await makeAdmin(world, await signUpPerson(world));
      await warm(process, tripId);
      await world.portal.operator.decideOperator(admin.actor, {
        operatorId,
        event: 'suspend',
        reason: 'Fitness certificate has run out',
        seenState: 'verified',
      });
      return codeOf(buyerAt(process, tripId).hold('B3'));
    },
    ends: 'trip-not-on-sale',
    guards: [{ statement: holding, guard: "o.state = 'verified'" }],
    wrong: 'done',
  },
  {
    name: 'another holds for the same browser: its hold grows',
    happens: async (process) => {
      const { tripId } = await sampleTrip(world.db);
      const here = buyerAt(process, tripId);
      await warm(process, tripId);
      const { bookingId } = await buyerAt(world.portal, tripId, here.actor).hold('B3');
      const grown = await here.hold('B4');
      return grown.bookingId === bookingId && grown.seats.map(({ seatNo }) => seatNo);
    },
    ends: ['B3', 'B4'],
    guards: [
      {
        statement: holding,
        guard: 'unpaid_source.version = excluded.version - 1',
      },
    ],
    wrong: false,
  },
  {
    name: 'another sells four seats to the number: a fifth is not paid for',
    happens: async (process) => {
      const [{ tripId }, other] = [await sampleTrip(world.db), await sampleTrip(world.db)];
      await warm(process, tripId);
      const here = buyerAt(process, tripId);
      const bookingId = await here.holdWithDetails('B3');
      const sold = await startPaying(world, {
        tripId: other.tripId,
        seatNos: ['A1', 'A2', 'A3', 'A4'],
        phone: here.phone,
      });
      const { returnUrl, fields } = await world.gateway.choose(sold.tranId);
      await returnFromGateway(returnUrl, fields);
      return codeOf(here.pay(bookingId));
    },
    ends: 'phone-limit',
    guards: [
      { statement: opening, guard: 'phone_day.version = excluded.version - 1' },
      {
        statement: opening,
        guard: 'and o.booking_id <> g.booking_id',
        becomes: 'and false',
      },
    ],
    wrong: 'done',
  },
  {
    name: 'another renames the passenger: the ticket says the new name',
    happens: async (process) => {
      const { tripId } = await sampleTrip(world.db);
      await warm(process, tripId);
      const here = buyerAt(process, tripId);
      const bookingId = await here.holdWithDetails('B3');
      await here.details(bookingId, 'Rahima Begum', world.portal);
      const { tranId } = await here.pay(bookingId);
      await here.settle(tranId);
      const ticket = await world.db
        .selectFrom('ticket')
        .select('passengerName')
        .where('bookingId', '=', bookingId)
        .executeTakeFirst();
      return ticket?.passengerName;
    },
    ends: 'Rahima Begum',
    guards: [
      { statement: opening, guard: 'b.version = given.version' },
      { statement: selling, guard: 'b.version = given.version' },
    ],
    wrong: 'Tasnim Rahman',
  },
  {
    name: 'another keeps the seat beside a woman from now on, and sells to one: a man does not pay for it',
    happens: async (process) => {
      const { tripId, actor } = await runTrip(world);
      await warm(process, tripId);
      const here = buyerAt(process, tripId);
      const bookingId = await here.holdWithDetails('B3');
      await world.portal.fleet.protectWomenAlone(actor, { protect: true });
      await buyFor(world, tripId, { B4: 'female' });
      return codeOf(here.pay(bookingId));
    },
    ends: 'women-only-seat',
    guards: [
      {
        statement: opening,
        guard: 'o.protect_women_travelling_alone = given.protects_women_alone',
      },
    ],
    wrong: 'done',
  },
  {
    name: 'another sells the seat beside to a woman after the attempt kept its seats: its money goes back',
    happens: async (process) => {
      const { tripId } = await womensTrip(world, { protectsWomenAlone: true });
      await warm(process, tripId);
      const here = buyerAt(process, tripId);
      const bookingId = await here.holdWithDetails('B3');
      const { tranId } = await here.pay(bookingId);
      await letSeatsLapse(bookingId);
      await buyFor(world, tripId, { B4: 'female' });
      await here.settle(tranId);
      const state = await stateOf(bookingId);
      await workOff(world, tripId);
      return state;
    },
    ends: 'unseated',
    guards: [{ statement: selling, guard: 's.expires_at > clock_timestamp()' }],
    wrong: 'confirmed',
  },
];

test.each(scenarios)('$name', async ({ happens, ends }) => {
  expect(await withoutGuard(world, [], happens)).toEqual(ends);
  await expectBooksToAgree(world);
});

test('each step of a purchase is taken by a process that knows nothing of the one before', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { actor, phone } = buyerAt(world.portal, tripId);
  const elsewhere = <T>(step: (buyer: ReturnType<typeof buyerAt>) => Promise<T>): Promise<T> =>
    withoutGuard(world, [], (portal) => step(buyerAt(portal, tripId, actor, phone)));
  const { bookingId } = await elsewhere((buyer) => buyer.hold('B3'));
  await elsewhere((buyer) => buyer.details(bookingId));
  const { tranId } = await elsewhere((buyer) => buyer.pay(bookingId));
  await elsewhere((buyer) => buyer.settle(tranId));
  expect(await stateOf(bookingId)).toBe('confirmed');
  await expectBooksToAgree(world);
});

test.each(scenarios)('without its guard: $name', async ({ happens, guards, wrong }) => {
  expect(await withoutGuard(world, guards, happens)).toEqual(wrong);
});
