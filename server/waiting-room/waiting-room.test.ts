import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { provenNumberHours } from '@poth/domain/booking/unpaid.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { withClient } from '../db/testing.ts';
import { buildPortal } from '../portal.ts';
import { aBrowser } from '../testing/browser.ts';
import { holdWithDetails, newBuyer, startPaying } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import {
  anotherProcess,
  enterSale,
  letSecondPass,
  openRoom,
  setUpRoom,
  takePlace,
  withPass,
} from '../testing/waiting-room.ts';
import { createWorld, type World } from '../testing/world.ts';
import { measureRoom } from './admission-store.ts';
import { openLateNumbers } from './late-numbers.ts';
import { commitmentTo, seedOf, shareOf } from './lot-hash.ts';
import { signPass, signPlace, verifyPlaceToken } from './place-token.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

let days = 7;
/** Makes a trip on a date of its own, with the room before its sale. */
const aRoom = async ({ ofItsCompany = false } = {}) => {
  const { tripId, operatorId } = await sampleTrip(world.db, (days += 1));
  const roomId = await setUpRoom(world, tripId, ofItsCompany ? operatorId : null);
  return { tripId, operatorId, roomId };
};
const hold = (actor: Visitor, tripId: string, seatNo: string, portal = world.portal) =>
  portal.booking.holdSeats(actor, {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: [seatNo],
    language: 'en',
    key: randomUUID(),
  });
const withNumber = (phone: string): Visitor => ({
  ...newBuyer(),
  account: { phone, session: { sessionId: randomUUID() } } as NonNullable<Visitor['account']>,
});
const queuesOf = async (roomId: string) =>
  (await world.portal.waitingRoom.viewRoom(newBuyer(), { roomId })).queues;
const waiting = { code: 'waiting-room' };

/** Admits all numbers that were given. */
const letAllIn = async (roomId: string): Promise<void> => {
  for (let tick = 0; tick < 12; tick++) await letSecondPass(world, world.deps.rooms, roomId);
};

test('places are taken before the opening, ordered by lot at it, and numbered by arrival after it', async () => {
  const { roomId } = await aRoom();
  const early = await Promise.all(Array.from({ length: 20 }, () => takePlace(world, newBuyer(), roomId)));
  expect(new Set(early.map(({ state, number }) => `${state} ${number}`))).toEqual(new Set(['in-lot null']));
  expect((await queuesOf(roomId)).unproven).toEqual({ counted: 0, late: 0, admitted: 0 });
  await openRoom(world, roomId);
  expect((await queuesOf(roomId)).unproven).toMatchObject({ counted: 20, late: 0 });
  const numberOf = async (place: string) =>
    (await world.portal.waitingRoom.viewPlace(newBuyer(), { roomId, place })).number ?? 0;
  const numbers = await Promise.all(early.map(({ place }) => numberOf(place)));
  const { seed } = await world.portal.waitingRoom.viewLot(newBuyer(), { roomId });
  const byLot = early.toSorted((a, b) => shareOf(seed, a.placeId) - shareOf(seed, b.placeId));
  const inOrder = await Promise.all(byLot.map(({ place }) => numberOf(place)));
  expect(inOrder).toEqual(numbers.toSorted((a, b) => a - b));
  const late = [];
  for (let n = 0; n < 3; n++) late.push((await takePlace(world, newBuyer(), roomId)).number ?? 0);
  expect(late[0]).toBeGreaterThan(20);
  expect(late).toEqual(late.toSorted((a, b) => a - b));
  expect(new Set(late).size).toBe(3);
});

test('one number has one place, in whatever browser, and goes before those without a number', async () => {
  const { tripId, roomId } = await aRoom();
  const phone = '+8801712345678';
  const places = await Promise.all(
    Array.from({ length: 10 }, () => takePlace(world, withNumber(phone), roomId)),
  );
  expect(new Set(places.map(({ placeId }) => placeId)).size).toBe(1);
  const other = await takePlace(world, withNumber('+8801812345678'), roomId);
  const browser = newBuyer();
  const unproven = await takePlace(world, browser, roomId);
  expect(other.placeId).not.toBe(places[0]?.placeId);
  await openRoom(world, roomId);
  expect(await queuesOf(roomId)).toMatchObject({ proven: { counted: 2 }, unproven: { counted: 1 } });
  const first = await world.portal.waitingRoom.viewPlace(newBuyer(), { roomId, place: unproven.place });
  expect(first).toMatchObject({ number: 1, state: 'waiting' });
  await sql`update waiting_room set pace = 0.5 where room_id = ${roomId}`.execute(world.db);
  await world.deps.rooms.beat();
  await letSecondPass(world, world.deps.rooms, roomId);
  const queues = await queuesOf(roomId);
  expect(queues.proven.admitted).toBeGreaterThan(0);
  if (queues.unproven.admitted > 0) expect(queues.proven.admitted).toBe(2);
  await letAllIn(roomId);
  const { pass } = await enterSale(world, browser, roomId, unproven.place);
  expect((await hold(withPass(world, browser, pass), tripId, 'A1')).state).toBe('held');
});

test('a buyer who proves a number while waiting changes to its queue, once', async () => {
  const { roomId } = await aRoom();
  const buyer = newBuyer();
  const { place, queue } = await takePlace(world, buyer, roomId);
  expect(queue).toBe('unproven');
  expect((await takePlace(world, buyer, roomId, { place })).place).toBe(place);
  await sql`insert into buyer_number (buyer_id, number_hash) values (${buyer.buyerId}, 'a hash')`.execute(
    world.db,
  );
  const proven = await takePlace(world, buyer, roomId, { place, hasProvenNumber: true });
  expect(proven.queue).toBe('proven');
  const again = await takePlace(world, buyer, roomId, { place: proven.place, hasProvenNumber: true });
  expect(again.place).toBe(proven.place);
});

test('a seat of the date is held with a pass alone: not of another room, buyer or time, and not a forged one', async () => {
  const { tripId, roomId } = await aRoom();
  const another = await aRoom();
  const buyer = newBuyer();
  const { place } = await takePlace(world, buyer, roomId);
  await openRoom(world, roomId);
  await openRoom(world, another.roomId);
  await expect(hold(buyer, tripId, 'A1')).rejects.toMatchObject({
    ...waiting,
    fields: { address: `/waiting-room/${roomId}` },
  });
  await expect(enterSale(world, buyer, roomId, `${place}x`)).rejects.toMatchObject({
    code: 'waiting-place-unknown',
  });
  await expect(enterSale(world, buyer, another.roomId, place)).rejects.toMatchObject({
    code: 'waiting-place-unknown',
  });
  await letAllIn(roomId);
  const { pass, until } = await enterSale(world, buyer, roomId, place);
  const { linkSigner } = world.deps;
  const forged = `${pass.slice(0, -4)}AAAA`;
  const over = signPass(linkSigner, { roomId, buyerId: buyer.buyerId, until: new Date(Date.now() - 1_000) });
  const ofAnother = signPass(linkSigner, { roomId: another.roomId, buyerId: buyer.buyerId, until });
  for (const token of [forged, over, ofAnother, place])
    await expect(hold(withPass(world, buyer, token), tripId, 'A1')).rejects.toMatchObject(waiting);
  await expect(hold(withPass(world, newBuyer(), pass), tripId, 'A1')).rejects.toMatchObject(waiting);
  await expect(hold(withPass(world, buyer, pass), another.tripId, 'A1')).rejects.toMatchObject(waiting);
  expect((await hold(withPass(world, buyer, pass), tripId, 'A1')).state).toBe('held');
});

test('who holds a seat or pays is never sent to the room', async () => {
  const { tripId, roomId } = await aRoom();
  const [holder, payer] = [newBuyer(), newBuyer()];
  const held = await hold(holder, tripId, 'A1');
  const typed = await holdWithDetails(world, { tripId, seatNos: ['B1'], actor: payer });
  await openRoom(world, roomId);
  await expect(hold(newBuyer(), tripId, 'C1')).rejects.toMatchObject(waiting);
  expect((await hold(holder, tripId, 'A2')).bookingId).toBe(held.bookingId);
  const paying = { tripId, bookingId: typed.bookingId, method: 'bkash' as const, key: randomUUID() };
  expect((await world.portal.payment.startPayment(payer, paying)).tranId).toBeTruthy();
});

test('numbers are admitted in their order, within the free seats, and a number that is not may not enter', async () => {
  const { tripId, roomId } = await aRoom();
  const buyers = Array.from({ length: 60 }, () => newBuyer());
  const places = await Promise.all(buyers.map((buyer) => takePlace(world, buyer, roomId)));
  await openRoom(world, roomId);
  const seen: number[] = [];
  for (let tick = 0; tick < 3; tick++) {
    await letSecondPass(world, world.deps.rooms, roomId);
    seen.push((await queuesOf(roomId)).unproven.admitted);
  }
  // However slow the machine is, no second passes while the places are gone through.
  await sql`update waiting_room set ticked_at = now() + interval '1 hour' where room_id = ${roomId}`.execute(
    world.db,
  );
  await world.deps.rooms.beat();
  const { admitted } = (await queuesOf(roomId)).unproven;
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(admitted).toBeGreaterThan(0);
  expect(admitted).toBeLessThan(60);
  let inside = 0;
  for (const [at, buyer] of buyers.entries()) {
    const { place = '' } = places[at] ?? {};
    const { number, state } = await world.portal.waitingRoom.viewPlace(buyer, { roomId, place });
    expect(state).toBe((number ?? 0) <= admitted ? 'admitted' : 'waiting');
    const entered = await enterSale(world, buyer, roomId, place).catch(({ code }) => code);
    if (state === 'admitted') {
      expect(entered).toHaveProperty('pass');
      inside += 1;
    } else expect(entered).toBe('waiting-room');
  }
  // Buyers who are inside and hold nothing count against the 36 seats.
  await letAllIn(roomId);
  expect((await queuesOf(roomId)).unproven.admitted - admitted).toBeGreaterThan(0);
  await sql`insert into waiting_pass (room_id, place_id, buyer_id, expires_at)
    select ${roomId}, 'p' || n, gen_random_uuid(), now() + interval '5 minutes' from generate_series(1, 40) n`.execute(
    world.db,
  );
  const before = (await queuesOf(roomId)).unproven.admitted;
  await letAllIn(roomId);
  expect((await queuesOf(roomId)).unproven.admitted).toBe(before);
  expect(inside).toBeGreaterThan(0);
  expect(tripId).toBeTruthy();
});

test('a place that came in and takes no seat keeps others out for a minute, and not longer by coming back, as another buyer either', async () => {
  const { roomId } = await aRoom();
  const buyer = newBuyer();
  const { place } = await takePlace(world, buyer, roomId);
  await openRoom(world, roomId);
  await letAllIn(roomId);
  const room = world.deps.rooms.find(roomId);
  if (!room) throw new Error('no room');
  await enterSale(world, buyer, roomId, place);
  expect(await measureRoom(world.db, room)).toMatchObject({ inside: 1 });
  await sql`update waiting_pass set entered_at = entered_at - interval '61 seconds' where room_id = ${roomId}`.execute(
    world.db,
  );
  await enterSale(world, buyer, roomId, place);
  expect(await measureRoom(world.db, room)).toMatchObject({ inside: 0 });
  await sql`update waiting_pass set expires_at = now() where room_id = ${roomId}`.execute(world.db);
  await enterSale(world, newBuyer(), roomId, place);
  expect(await measureRoom(world.db, room)).toMatchObject({ inside: 0 });
});

test('buyers who have held a seat, paid for it or let it go, keep nobody out', async () => {
  const { tripId, roomId } = await aRoom();
  const buyers = Array.from({ length: 4 }, () => newBuyer());
  const places = await Promise.all(buyers.map((buyer) => takePlace(world, buyer, roomId)));
  await openRoom(world, roomId);
  await letAllIn(roomId);
  const room = world.deps.rooms.find(roomId);
  if (!room) throw new Error('no room');
  for (const [at, buyer] of buyers.entries()) {
    const { pass } = await enterSale(world, buyer, roomId, places[at]?.place ?? '');
    const before = await measureRoom(world.db, room);
    expect(before.inside).toBe(1);
    const seatNo = `A${at + 1}`;
    const { bookingId } = await hold(withPass(world, buyer, pass), tripId, seatNo);
    expect(await measureRoom(world.db, room)).toEqual({ inside: 0, seatsFree: before.seatsFree - 1 });
    await world.portal.booking.releaseSeats(buyer, { tripId, bookingId, seatNos: [seatNo] });
    expect(await measureRoom(world.db, room)).toEqual({ ...before, inside: 0 });
  }
});

test('a seat counts as free once it can be sold: when its hold, payment or block is over, swept or not', async () => {
  const { tripId, roomId } = await aRoom();
  const room = world.deps.rooms.find(roomId);
  if (!room) throw new Error('no room');
  const seatsFree = async () => (await measureRoom(world.db, room)).seatsFree;
  // Other companies' coaches run on the date too.
  const all = await seatsFree();
  const taken = ['held', 'paying', 'blocked'];
  for (const [row, state] of taken.entries())
    await sql`update trip_seat set state = ${state}, booking_id = ${randomUUID()}, expires_at = now() + interval '1 minute'
      where trip_id = ${tripId} and seat_no = ${`A${row + 1}`}`.execute(world.db);
  await sql`update trip_seat set state = 'blocked', booking_id = ${randomUUID()}
    where trip_id = ${tripId} and seat_no = 'A4'`.execute(world.db);
  expect(all - (await seatsFree())).toBe(4);
  const left: number[] = [];
  for (const state of taken) {
    await sql`update trip_seat set expires_at = now() where trip_id = ${tripId} and state = ${state}
      and expires_at is not null`.execute(world.db);
    left.push(all - (await seatsFree()));
  }
  // Seats that are kept without an end stay kept.
  expect(left).toEqual([3, 2, 1]);
});

test('nobody is admitted until all who were in the lot have had time to learn their number', async () => {
  const { roomId } = await aRoom();
  await takePlace(world, newBuyer(), roomId);
  await openRoom(world, roomId);
  for (let tick = 0; tick < 3; tick++) {
    await sql`update waiting_room set ticked_at = now() - interval '1 second' where room_id = ${roomId}`.execute(
      world.db,
    );
    await world.deps.rooms.beat();
  }
  expect((await queuesOf(roomId)).unproven).toMatchObject({ counted: 1, admitted: 0 });
  await letSecondPass(world, world.deps.rooms, roomId);
  expect((await queuesOf(roomId)).unproven.admitted).toBe(1);
});

test('the same place lets in one browser at a time: a copied token is refused, the first may come again', async () => {
  const { roomId } = await aRoom();
  const [buyer, thief] = [newBuyer(), newBuyer()];
  const { place } = await takePlace(world, buyer, roomId);
  await openRoom(world, roomId);
  await letAllIn(roomId);
  const both = await Promise.allSettled([
    enterSale(world, buyer, roomId, place),
    enterSale(world, thief, roomId, place),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [winner, loser] = both[0].status === 'fulfilled' ? [buyer, thief] : [thief, buyer];
  expect((await enterSale(world, winner, roomId, place)).pass).toBeTruthy();
  await expect(enterSale(world, loser, roomId, place)).rejects.toMatchObject({ code: 'waiting-place-used' });
  await sql`update waiting_pass set expires_at = now() where room_id = ${roomId}`.execute(world.db);
  expect((await enterSale(world, loser, roomId, place)).pass).toBeTruthy();
});

test('a thousand places of one browser are one, and cookies of many browsers stay behind every proven number', async () => {
  const { roomId } = await aRoom();
  const buyer = newBuyer();
  const places = await Promise.all(Array.from({ length: 1_000 }, () => takePlace(world, buyer, roomId)));
  expect(new Set(places.map(({ placeId }) => placeId)).size).toBe(1);
  await Promise.all(Array.from({ length: 50 }, () => takePlace(world, newBuyer(), roomId)));
  const person = await takePlace(world, withNumber('+8801912345678'), roomId);
  await openRoom(world, roomId);
  expect(await queuesOf(roomId)).toMatchObject({ proven: { counted: 1 }, unproven: { counted: 51 } });
  expect(await world.portal.waitingRoom.viewPlace(buyer, { roomId, place: person.place })).toMatchObject({
    number: 1,
    ahead: 0,
  });
});

test('a browser without a script enters by its cookie; a position is shown only of a place that is named', async () => {
  const { roomId } = await aRoom();
  const [buyer, browser] = [newBuyer(), aBrowser()];
  const { waitingRoom } = world.portal;
  const { place } = await waitingRoom.takePlace(buyer, { roomId }, browser);
  await openRoom(world, roomId);
  await letAllIn(roomId);
  // @ts-expect-error -- the page of a browser without a script reads the cookie itself.
  const unnamed = waitingRoom.viewPlace(buyer, { roomId });
  await expect(unnamed).rejects.toMatchObject({ code: 'invalid-input' });
  expect(await waitingRoom.viewPlace(buyer, { roomId, place })).toMatchObject({ state: 'admitted' });
  expect((await waitingRoom.enterSale(buyer, { roomId }, browser)).pass).toBeTruthy();
});

test('a number that was proved in a browser gives its place for as long as it counts for holds', async () => {
  const { roomId } = await aRoom();
  const queueAfter = async (hours: number) => {
    const buyer = newBuyer();
    await sql`insert into buyer_number (buyer_id, number_hash, proven_at)
      values (${buyer.buyerId}, ${buyer.buyerId}, now() - make_interval(mins => ${hours * 60}::int))`.execute(
      world.db,
    );
    return (await takePlace(world, buyer, roomId, { hasProvenNumber: true })).queue;
  };
  const queues = [await queueAfter(provenNumberHours - 0.1), await queueAfter(provenNumberHours + 0.1)];
  expect(queues).toEqual(['proven', 'unproven']);
});

test('a place is good for a day after the opening and for its own room', async () => {
  const { roomId } = await aRoom();
  const { place, until } = await takePlace(world, newBuyer(), roomId);
  const { linkSigner } = world.deps;
  const opened = verifyPlaceToken(linkSigner, place, { roomId, now: new Date() });
  expect(opened).toMatchObject({ roomId, queue: 'unproven', lateNo: null });
  expect(
    verifyPlaceToken(linkSigner, place, { roomId, now: new Date(until.getTime() + 1_000) }),
  ).toBeUndefined();
  expect(verifyPlaceToken(linkSigner, place, { roomId: randomUUID(), now: new Date() })).toBeUndefined();
  // Number, queue and hash of a place are signed.
  if (!opened) throw new Error('not opened');
  const changed = signPlace(linkSigner, { ...opened, queue: 'proven' }).split('.')[0];
  expect(
    verifyPlaceToken(linkSigner, `${changed}.${place.split('.')[1]}`, { roomId, now: new Date() }),
  ).toBeUndefined();
});

const others: ReturnType<typeof anotherProcess>[] = [];
afterEach(() => {
  for (const { rooms } of others.splice(0)) rooms.stop();
});
const another = () => {
  const deps = anotherProcess(world.deps);
  others.push(deps);
  return { deps, portal: buildPortal(deps) };
};

test('two processes count together, draw one lot and admit in turns; what one was killed with is a count, not a place', async () => {
  const { roomId } = await aRoom();
  const [one, two] = [world, another()];
  await two.deps.rooms.beat();
  const placesIn = (portal: World['portal'], buyers: Visitor[]) =>
    Promise.all(buyers.map((buyer) => takePlace({ portal }, buyer, roomId)));
  const buyers = Array.from({ length: 30 }, () => newBuyer());
  const given = await placesIn(one.portal, buyers.slice(0, 20));
  // Ten browsers ask in both processes, and have one place each.
  const elsewhere = await placesIn(two.portal, buyers.slice(10));
  expect(elsewhere[0]?.placeId).toBe(given[10]?.placeId);
  await Promise.all([one.deps.rooms.beat(), two.deps.rooms.beat()]);
  const killed = another();
  await killed.deps.rooms.beat();
  const lost = await takePlace({ portal: killed.portal }, newBuyer(), roomId);
  killed.deps.rooms.stop();

  await sql`update waiting_room set opens_at = now() - interval '10 seconds' where room_id = ${roomId}`.execute(
    world.db,
  );
  await Promise.all([one.deps.rooms.beat(), two.deps.rooms.beat()]);
  await Promise.all([one.deps.rooms.beat(), two.deps.rooms.beat()]);
  const views = await Promise.all(
    [one, two].map(({ portal }) => portal.waitingRoom.viewRoom(newBuyer(), { roomId })),
  );
  expect(views[0]?.seed).toBe(views[1]?.seed);
  expect(views.map(({ queues }) => queues.unproven.counted)).toEqual([30, 30]);
  const view = await two.portal.waitingRoom.viewPlace(newBuyer(), { roomId, place: lost.place });
  expect(view.number).toBeGreaterThan(0);

  const tickNo = async () =>
    (
      await world.db
        .selectFrom('waitingRoom')
        .select('tickNo')
        .where('roomId', '=', roomId)
        .executeTakeFirstOrThrow()
    ).tickNo;
  await sql`update waiting_room set ticked_at = now() - interval '1 second' where room_id = ${roomId}`.execute(
    world.db,
  );
  const before = await tickNo();
  await Promise.all([one.deps.rooms.beat(), two.deps.rooms.beat()]);
  expect((await tickNo()) - before).toBeLessThanOrEqual(1);
});

test('numbers by arrival are no two browsers’ in two processes', async () => {
  const { roomId } = await aRoom();
  const [one, two] = [openLateNumbers(world.db), openLateNumbers(world.db)];
  const numbers = await Promise.all(
    Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? one : two)(roomId, 'proven')),
  );
  expect(new Set(numbers).size).toBe(500);
  expect(Math.min(...numbers)).toBe(1);
});

test('a slow answer of the database leaves no numbers unused', async () => {
  const { roomId } = await aRoom();
  const nextNumber = openLateNumbers(world.db);
  const numbers = await withClient(world.databaseUrl, async (holder) => {
    await holder.query('begin');
    await holder.query('update waiting_room set proven_late = proven_late where room_id = $1', [roomId]);
    const asked = Array.from({ length: 50 }, () => nextNumber(roomId, 'proven'));
    // Longer than the numbers of a block are kept.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await holder.query('commit');
    return Promise.all(asked);
  });
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  expect(await nextNumber(roomId, 'proven')).toBe(51);
});

test('just before the lot, a crowd is told to look again less often than a few', async () => {
  const { roomId } = await aRoom();
  const lookAgain = async (): Promise<number[]> => {
    await world.deps.rooms.beat();
    const { lookAgainSeconds } = await world.portal.waitingRoom.viewRoom(newBuyer(), { roomId });
    const own = await takePlace(world, newBuyer(), roomId);
    return [lookAgainSeconds, own.lookAgainSeconds];
  };
  await sql`update waiting_room set opens_at = now() + interval '10 seconds' where room_id = ${roomId}`.execute(
    world.db,
  );
  const [few = 0, ownOfFew = 0] = await lookAgain();
  expect(few).toBe(5);
  expect(ownOfFew).toBeLessThanOrEqual(8);
  // The smallest hashes of 100,000 places.
  const last = (1_023 * 2 ** 48) / 100_000;
  await sql`update waiting_room set unproven_smallest = array(select n * ${last / 1_024}::double precision
    from generate_series(1, 1024) n) where room_id = ${roomId}`.execute(world.db);
  const [crowd = 0, ownInCrowd = 0] = await lookAgain();
  expect(crowd).toBe(50);
  expect(ownInCrowd).toBeGreaterThanOrEqual(50);
});

test('the seed comes of the secret that was promised, and anybody can reckon it', async () => {
  const { roomId } = await aRoom();
  await takePlace(world, newBuyer(), roomId);
  const promised = await world.portal.waitingRoom.viewRoom(newBuyer(), { roomId });
  expect(promised.seed).toBeNull();
  await expect(world.portal.waitingRoom.viewLot(newBuyer(), { roomId })).rejects.toMatchObject({
    code: 'lot-not-drawn',
  });
  await openRoom(world, roomId);
  const lot = await world.portal.waitingRoom.viewLot(newBuyer(), { roomId });
  expect(commitmentTo(lot.secret)).toBe(promised.commitment);
  expect(createHash('sha256').update(lot.secret).digest('hex')).toBe(promised.commitment);
  expect(seedOf(lot)).toBe(lot.seed);
  expect(seedOf({ ...lot, publicValue: '1' })).not.toBe(lot.seed);
});

test('a room of one company stands before its coaches alone', async () => {
  const { tripId, roomId } = await aRoom({ ofItsCompany: true });
  const beside = await sampleTrip(world.db, days);
  await openRoom(world, roomId);
  await expect(hold(newBuyer(), tripId, 'A1')).rejects.toMatchObject(waiting);
  expect((await hold(newBuyer(), beside.tripId, 'A1')).state).toBe('held');
});

test('a payment that began before goes on through the gateway', async () => {
  const { tripId, roomId } = await aRoom();
  const { tranId, actor } = await startPaying(world, { tripId, seatNos: ['A1'] });
  await openRoom(world, roomId);
  expect(await world.portal.payment.viewPayment(actor, tranId)).toMatchObject({ bookingState: 'held' });
});
