import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { type Dice, diceOf, oneOf } from '../db/seed/dice.ts';
import { transaction } from '../db/transaction.ts';
import { takeSeats } from '../seating/store.ts';
import { returnFromGateway, newBuyer, typeDetails, newPhone } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

/** Longest age of an answer to a client that has bought nothing, in milliseconds. */
const oldestMs = 1_000;
/** Tolerance between the clocks of database and process for states that expire, in milliseconds. */
const clockMs = 20;
const steps = 160;
const unseenEvery = 20;
const seatNos = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];
const journey = { fromStopNo: 0, toStopNo: 2 };

type View = 'available' | 'held' | 'sold';
/** State of a seat since some moment between notBefore and surely. */
type Since = { view: View; notBefore: number; surely: number };

let worlds: World[];
let tripId: string;
let date: string;
beforeAll(async () => {
  const first = await createWorld({ chores: false });
  worlds = [first, await createWorld({ chores: false, beside: first })];
  ({ tripId } = await sampleTrip(first.db));
  const { departsAt } = await first.db
    .selectFrom('tripStop')
    .select('departsAt')
    .where('tripId', '=', tripId)
    .where('stopNo', '=', 0)
    .executeTakeFirstOrThrow();
  date = dhakaDate(departsAt);
});
afterAll(async () => {
  for (const world of worlds.toReversed()) await world.stop();
});

/** Opens a record of the state of each seat, as the writer knows it. */
const openBook = () => {
  const lives = new Map<string, Since[]>(
    seatNos.map((seatNo) => [seatNo, [{ view: 'available', notBefore: 0, surely: 0 }]]),
  );
  const lifeOf = (seatNo: string): Since[] => lives.get(seatNo) ?? [];
  return {
    write: (seatNo: string, since: Since) => lifeOf(seatNo).push(since),
    now: (seatNo: string): View | undefined => lifeOf(seatNo).at(-1)?.view,
    /** Lists the states that a seat may have had at any moment of a span. */
    within: (seatNo: string, from: number, until: number): View[] =>
      lifeOf(seatNo)
        .filter(({ notBefore }, at) => {
          const isOver = (lifeOf(seatNo)[at + 1]?.surely ?? Number.POSITIVE_INFINITY) < from;
          return notBefore <= until && !isOver;
        })
        .map(({ view }) => view),
  };
};
type Book = ReturnType<typeof openBook>;

type Buyer = { actor: Visitor; seatNo: string; bookingId: string };

/** Changes a seat and records the moments between which the change became visible. */
const recordChange = async (
  book: Book,
  seatNo: string,
  view: View,
  act: () => Promise<unknown>,
): Promise<void> => {
  const notBefore = Date.now();
  await act();
  book.write(seatNo, { view, notBefore, surely: Date.now() });
};

const hold = async ({ portal }: World, book: Book, seatNo: string): Promise<Buyer> => {
  const actor = newBuyer();
  let bookingId = '';
  await recordChange(book, seatNo, 'held', async () => {
    const wish = { tripId, ...journey, seatNos: [seatNo], language: 'en' as const, key: randomUUID() };
    ({ bookingId } = await portal.booking.holdSeats(actor, wish));
  });
  return { actor, seatNo, bookingId };
};

/** Holds a seat briefly; the end of the hold is not written to the database. */
const holdForAMoment = async ({ db, deps }: World, book: Book, seatNo: string, ms: number): Promise<void> => {
  const until = new Date(Date.now() + ms);
  await recordChange(book, seatNo, 'held', async () => {
    const claim = { tripId, seatNos: [seatNo], legNos: [0, 1] };
    await transaction(db, (tx) => takeSeats(tx, claim, randomUUID(), until));
    deps.seatWatch.changed(tripId);
  });
  const end = until.getTime();
  book.write(seatNo, { view: 'available', notBefore: end - clockMs, surely: end + clockMs });
};

const buy = async (world: World, book: Book, { actor, seatNo, bookingId }: Buyer): Promise<void> => {
  await typeDetails(world, { actor, tripId, bookingId, phone: newPhone() });
  const pay = { tripId, bookingId, method: 'bkash' as const, key: randomUUID() };
  const { paymentId } = await world.portal.payment.startPayment(actor, pay);
  const { tranId } = await world.db
    .selectFrom('payment')
    .select('tranId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  await recordChange(book, seatNo, 'sold', async () => {
    const { returnUrl, fields } = await world.gateway.choose(tranId);
    await returnFromGateway(returnUrl, fields);
  });
};

const ask = async ({ publicUrl }: World, path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${publicUrl}/api${path}`, { headers })).json();

/** Reads the map; own: as the seat's buyer, to whom no answer may be outdated. Returns the states that are wrong. */
const lookAtMap = async (world: World, book: Book, own?: Buyer): Promise<string[]> => {
  const headers = own ? { cookie: `buyer=${world.deps.linkSigner.sign('buyer', own.actor.buyerId)}` } : {};
  const beganAt = Date.now();
  const { seats } = await ask(world, `/trips/${tripId}/seats?from=0&to=2`, headers);
  const allowed = (seatNo: string) => book.within(seatNo, own ? beganAt : beganAt - oldestMs, Date.now());
  return seatNos.flatMap((seatNo) =>
    allowed(seatNo).includes(seats[seatNo])
      ? []
      : [`${seatNo} is told ${seats[seatNo]}, and is ${allowed(seatNo).join(' or ')}`],
  );
};

/** Compares the seats left in a search with the record. Returns what is wrong. */
const lookAtSearch = async (world: World, book: Book): Promise<string[]> => {
  const from = Date.now() - oldestMs;
  const { offers } = await ask(world, `/trips?from=dhaka&to=naogaon&date=${date}`);
  const states = seatNos.map((seatNo) => book.within(seatNo, from, Date.now()));
  const surelyGone = states.filter((state) => !state.includes('available')).length;
  const perhapsGone = states.filter((state) => state.some((view) => view !== 'available')).length;
  const gone = 36 - offers[0].seatsLeft;
  return surelyGone <= gone && gone <= perhapsGone
    ? []
    : [`${gone} seats are told as gone, ${surelyGone} to ${perhapsGone} are`];
};

const lookByAll = async (book: Book): Promise<string[]> => {
  const looks = worlds.flatMap((world) => [lookAtMap(world, book), lookAtSearch(world, book)]);
  return (await Promise.all(looks)).flat();
};

/** Tells whether a seat is free by every clock: a brief hold expires by the database's. */
const isSurelyFree = (book: Book, seatNo: string): boolean =>
  book.within(seatNo, Date.now() - clockMs, Date.now()).join() === 'available';

/** Changes a seat that all processes have in memory through one of them, and reads again at the longest age of an answer. */
const changeUnseen = async (dice: Dice, book: Book, held: Map<string, Buyer>): Promise<string[]> => {
  const wrong = [...(await lookByAll(book)), ...(await lookByAll(book))];
  const seatNo = seatNos.find((one) => isSurelyFree(book, one));
  if (seatNo) held.set(seatNo, await hold(oneOf(dice, worlds), book, seatNo));
  await wait(oldestMs);
  return [...wrong, ...(await lookByAll(book))];
};

/** Runs one step: changes a seat, or reads, through one process. */
const step = async (dice: Dice, book: Book, held: Map<string, Buyer>): Promise<string[]> => {
  const [world, seatNo] = [oneOf(dice, worlds), oneOf(dice, seatNos)];
  const other = worlds.find((one) => one !== world)!;
  const [buyer, chance] = [held.get(seatNo), dice()];
  if (chance < 0.3) return lookAtMap(world, book);
  if (chance < 0.55) return lookAtSearch(world, book);
  const lookAsOwner = async (owner: Buyer) => (dice() < 0.5 ? lookAtMap(other, book, owner) : []);
  if (buyer && book.now(seatNo) === 'held') {
    held.delete(seatNo);
    if (chance < 0.75) {
      await buy(world, book, buyer);
      return lookAsOwner(buyer);
    }
    await recordChange(book, seatNo, 'available', () =>
      world.portal.booking.releaseSeats(buyer.actor, {
        tripId,
        bookingId: buyer.bookingId,
        seatNos: [seatNo],
      }),
    );
    return lookAsOwner(buyer);
  }
  if (!isSurelyFree(book, seatNo)) return [];
  if (chance < 0.7) {
    await holdForAMoment(world, book, seatNo, 200 + 1_000 * dice());
    return [];
  }
  const begun = await hold(world, book, seatNo);
  held.set(seatNo, begun);
  return lookAsOwner(begun);
};

test('sales and looks through two processes: no answer is older than a second, none shows one’s own seat free', async () => {
  const dice = diceOf('stale reads');
  const [book, held, wrong] = [openBook(), new Map<string, Buyer>(), [] as string[]];
  for (let done = 1; done <= steps; done += 1) {
    const next = done % unseenEvery === 0 ? changeUnseen : step;
    wrong.push(...(await next(dice, book, held)));
  }
  expect(wrong).toEqual([]);
  expect(seatNos.filter((seatNo) => book.now(seatNo) === 'sold').length).toBeGreaterThan(2);
});
