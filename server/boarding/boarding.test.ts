import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { BoardingMark } from '@poth/domain/boarding/input.ts';
import { type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { verifyAsync } from '@noble/ed25519';
import { splitTicketCode } from '@poth/domain/ticket/ticket-code.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToAgree } from '../testing/books.ts';
import { aCall, anAgent } from '../testing/counter.ts';
import { readPdf } from '../ticket/read-pdf.testing.ts';
import { departIn } from '../testing/move-trip.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let stage: RunningTripStage;
let conductor: Visitor;

beforeAll(async () => {
  world = await createWorld({ chores: false });
  stage = await runTrip(world);
  await departIn(world, stage.tripId, 45);
  conductor = await stage.hire('conductor');
});
afterAll(() => world.stop());

const ticketOf = async (tripId: string, seatNo: string) =>
  world.db
    .selectFrom('ticket')
    .selectAll()
    .where('tripId', '=', tripId)
    .where('seatNo', '=', seatNo)
    .orderBy('issuedAt', 'desc')
    .executeTakeFirstOrThrow();
const board = (ticketId: string, scanId: string = randomUUID()): BoardingMark => ({
  kind: 'board',
  scanId,
  ticketId,
  way: 'code',
  at: new Date().toISOString(),
});
const undo = (ticketId: string, undoes: string): BoardingMark => ({
  ...board(ticketId),
  kind: 'undo',
  undoes,
});
const send = async (
  marks: BoardingMark[],
  { actor = conductor, tripId = stage.tripId, deviceId = 'phone-1' } = {},
) => {
  const { verdicts } = await world.portal.boarding.markBoarding(actor, { tripId, deviceId, marks });
  return verdicts.map(({ verdict }) => verdict);
};

test('two phones and the same ticket: one lets in, the other is a second use, sent twice it stays one', async () => {
  const buyer = await stage.sell(['A1', 'A2']);
  const [a1, a2] = [await ticketOf(stage.tripId, 'A1'), await ticketOf(stage.tripId, 'A2')];
  const [first, second] = [board(a1.ticketId), board(a1.ticketId)];
  const answers = await Promise.all([
    send([first]),
    send([second], { actor: stage.actor, deviceId: 'phone-2' }),
  ]);
  expect(answers.flat().toSorted()).toEqual(['boarded', 'second-use']);
  expect(await send([first])).toEqual(answers[0]);
  expect(await send([second])).toEqual(answers[1]);
  const flagged = answers[0]?.[0] === 'boarded' ? second : first;
  const list = await world.portal.boarding.viewBoarding(conductor, stage.tripId);
  expect(list.flags).toMatchObject([
    { scanId: flagged.scanId, seatNo: 'A1', verdict: 'second-use', first: { by: expect.any(String) } },
  ]);
  expect((await world.portal.boarding.viewManifest(stage.actor, stage.tripId)).flags).toHaveLength(1);

  // A mark, its undo and another mark arrive in one request; sending the first again does not board a second time.
  const [wrong, right] = [board(a2.ticketId), board(a2.ticketId)];
  const back = undo(a2.ticketId, wrong.scanId);
  expect(await send([wrong, back])).toEqual(['boarded', 'undone']);
  expect(await send([wrong])).toEqual(['boarded']);
  expect((await ticketOf(stage.tripId, 'A2')).state).toBe('issued');
  expect(await send([wrong, back, right])).toEqual(['boarded', 'undone', 'boarded']);
  expect(await send([undo(a1.ticketId, flagged.scanId)])).toEqual(['undone']);
  const after = await world.portal.boarding.viewBoarding(conductor, stage.tripId);
  expect(after.flags).toEqual([]);
  expect(after.riders.map(({ seatNo, state }) => [seatNo, state])).toEqual([
    ['A1', 'boarded'],
    ['A2', 'boarded'],
  ]);
  const acts = await world.db
    .selectFrom('auditLog')
    .select('act')
    .where('act', '=', 'boarding-undone')
    .execute();
  expect(acts).toHaveLength(2);

  // A passenger who is aboard sees it on the ticket, and gets no money back for it.
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', buyer.bookingId)
    .executeTakeFirstOrThrow();
  const shown = await world.portal.ticket.viewTicket(buyer.actor, pnr ?? '');
  expect(shown.tickets.map(({ state }) => state)).toEqual(['boarded', 'boarded']);
});

test('the phone has what it needs: the code of a ticket checks against the key in the list', async () => {
  const { code, ticketId } = await ticketOf(stage.tripId, 'A1');
  const read = splitTicketCode(code);
  const { keys } = await world.portal.boarding.viewBoarding(conductor, stage.tripId);
  const key = keys.find(({ keyId }) => keyId === read?.fields.keyId);
  const bytes = Uint8Array.from(Buffer.from(key?.key ?? '', 'hex'));
  if (!read) throw new Error('no code');
  expect(read.fields).toMatchObject({ ticketId, tripId: stage.tripId, seatNo: 'A1' });
  expect(await verifyAsync(read.signature, read.payload, bytes, { zip215: false })).toBe(true);
  const forged = read.payload.with(40, (read.payload[40] ?? 0) ^ 1);
  expect(await verifyAsync(read.signature, forged, bytes, { zip215: false })).toBe(false);
});

test('a conductor calls who is missing and sees nothing of money; another operator’s trip is not there', async () => {
  const mine = await world.portal.boarding.viewManifest(conductor, stage.tripId);
  expect(mine).toMatchObject({ seesMoney: false, lastStopNo: 2 });
  expect(mine.rows).toMatchObject([
    { seatNo: 'A1', phone: expect.stringMatching(/^\+8801/), paidPaisa: null, state: 'boarded' },
    { seatNo: 'A2', duePaisa: null },
  ]);
  const theirs = await world.portal.boarding.viewManifest(stage.actor, stage.tripId);
  expect(theirs.rows[0]).toMatchObject({ paidPaisa: 72_000, duePaisa: 0, channel: 'web' });
  const csv = await world.portal.boarding.exportManifest(stage.actor, {
    tripId: stage.tripId,
    language: 'en',
  });
  expect(csv).toMatch(
    /A1,Tasnim Rahman,01\d{9},Dhaka – Naogaon,Dhaka counter,Naogaon counter,.*,Aboard,Adult,Web,720,0/,
  );
  for (const language of ['en', 'bn'] as const) {
    const file = await world.portal.boarding.printManifest(conductor, { tripId: stage.tripId, language });
    const { pages, text } = readPdf(file);
    expect(pages).toBe(1);
    expect(text).toContain('Tasnim Rahman');
    expect(text).toContain(language === 'en' ? 'Passenger list' : 'যাত্রী তালিকা'.normalize('NFC'));
    // Phone numbers are removed first: they may contain the digits of the fare.
    expect(text.replaceAll(/[\d০-৯]{5}-?[\d০-৯]{6}/g, '')).not.toMatch(/72,?0|৭২০/);
  }
  const date = dhakaDate(new Date(Date.now() + 7 * 86_400_000));
  const { trips } = await world.portal.boarding.listManifests(conductor, { date });
  expect(trips).toMatchObject([{ tripId: stage.tripId, sold: 2, boarded: 2, missed: 0, seatCount: 36 }]);

  const other = await runTrip(world);
  const { boarding } = world.portal;
  const calls = [
    () => boarding.viewManifest(other.actor, stage.tripId),
    () => boarding.viewBoarding(other.actor, stage.tripId),
    () => boarding.leaveStop(other.actor, { tripId: stage.tripId, stopNo: 0 }),
    () => send([board(randomUUID())], { actor: other.actor }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'not-found' });
  // A ticket of this trip is unknown at the door of another trip; a trip of next week does not board yet.
  const { ticketId } = await ticketOf(stage.tripId, 'A1');
  const there = { actor: other.actor, tripId: other.tripId };
  await other.sell(['A1']);
  const next = await ticketOf(other.tripId, 'A1');
  expect(await send([board(ticketId), board(next.ticketId)], there)).toEqual(['unknown', 'too-early']);
  await expect(
    world.portal.boarding.leaveStop(other.actor, { tripId: other.tripId, stopNo: 0 }),
  ).rejects.toMatchObject({ code: 'coach-not-due' });
  // A character that PostgreSQL cannot store is the phone's fault, not the portal's.
  const strange = send([board(ticketId)], { deviceId: 'phone\u0000' });
  await expect(strange).rejects.toMatchObject({ code: 'invalid-input' });
});

test('the list of today names the coaches of the day before until they have arrived', async () => {
  const late = await runTrip(world, -1);
  const { tripId, actor } = late;
  const list = async (date?: DhakaDate) => {
    const { underWay, trips } = await world.portal.boarding.listManifests(actor, { date });
    return { underWay: underWay.map((trip) => trip.tripId), trips: trips.map((trip) => trip.tripId) };
  };
  await departIn(world, tripId, 30);
  expect(await list()).toEqual({ underWay: [tripId], trips: [] });
  expect(await list(serviceDateOf(tripId))).toEqual({ underWay: [], trips: [tripId] });
  await departIn(world, tripId, 5, 2);
  expect(await list()).toEqual({ underWay: [tripId], trips: [] });
  await departIn(world, tripId, -5, 2);
  expect(await list()).toEqual({ underWay: [], trips: [] });
  await late.change({ kind: 'delay', delayMinutes: 30, reason: 'traffic' });
  expect(await list()).toEqual({ underWay: [tripId], trips: [] });
  await late.change({ kind: 'cancel', reason: 'breakdown' });
  expect(await list()).toEqual({ underWay: [], trips: [] });
});

test('the list of today begins with the coaches that have not left', async () => {
  const [first, second, third] = [await runTrip(world, 0), await runTrip(world, 0), await runTrip(world, 0)];
  const { tripId, actor, operatorId } = first;
  for (const other of [second, third])
    await sql`update trip set operator_id = ${operatorId} where trip_id = ${other.tripId}`.execute(world.db);
  await departIn(world, tripId, -90);
  await departIn(world, second.tripId, -10);
  await departIn(world, third.tripId, 30);
  const list = async (date?: DhakaDate) => {
    const { trips } = await world.portal.boarding.listManifests(actor, { date });
    return trips.map((trip) => [trip.tripId, trip.hasLeft]);
  };
  const [late, ahead] = [
    [second.tripId, false],
    [third.tripId, false],
  ];
  expect(await list()).toEqual([late, ahead, [tripId, true]]);
  await sql`update trip set state = 'departed' where trip_id = ${second.tripId}`.execute(world.db);
  expect(await list(serviceDateOf(tripId))).toEqual([ahead, [tripId, true], [second.tripId, true]]);
});

test('a ticket that was cancelled meanwhile is flagged, and stays void', async () => {
  const buyer = await stage.sell(['B1']);
  const { ticketId } = await ticketOf(stage.tripId, 'B1');
  await world.portal.refund.cancelAndRefund(buyer.actor, {
    tripId: stage.tripId,
    bookingId: buyer.bookingId,
    seatNos: ['B1'],
    shownRefundPaisa: 0,
    termsAccepted: true,
    key: randomUUID(),
  });
  expect(await send([board(ticketId)])).toEqual(['void']);
  expect((await ticketOf(stage.tripId, 'B1')).state).toBe('void');
  const { flags } = await world.portal.boarding.viewBoarding(conductor, stage.tripId);
  expect(flags).toMatchObject([{ seatNo: 'B1', verdict: 'void', first: null }]);
});

test('the coach leaves: who is not aboard did not come, later stops go on, and who was let in before still counts', async () => {
  const [late, onward] = [await stage.sell(['C1']), await stage.sell(['D1'], 1, 2)];
  const { boarding } = world.portal;
  const leave = (stopNo: number) => boarding.leaveStop(conductor, { tripId: stage.tripId, stopNo });
  await expect(leave(1)).rejects.toMatchObject({ code: 'coach-not-due' });
  await expect(leave(2)).rejects.toMatchObject({ code: 'not-found' });
  const both = await Promise.all([leave(0), leave(0)]);
  expect(both.map(({ missed }) => missed).toSorted()).toEqual([0, 1]);
  const [c1, d1] = [await ticketOf(stage.tripId, 'C1'), await ticketOf(stage.tripId, 'D1')];
  expect([c1.state, d1.state]).toEqual(['no-show', 'issued']);
  const { state, stops } = await boarding.viewBoarding(conductor, stage.tripId);
  expect([state, stops.map(({ closedAt }) => closedAt !== null)]).toEqual(['departed', [true, false]]);

  // A phone without a network had let C1 in before the coach left.
  const scan = board(c1.ticketId);
  expect(await send([scan, board(d1.ticketId)])).toEqual(['boarded', 'boarded']);
  expect(await send([undo(c1.ticketId, scan.scanId)])).toEqual(['undone']);
  expect((await ticketOf(stage.tripId, 'C1')).state).toBe('no-show');
  expect([late.bookingId, onward.bookingId]).toHaveLength(2);
  const { rows } = await sql<{ act: string; detail: object }>`
    select act, detail from audit_log where act = 'trip-departed'`.execute(world.db);
  expect(rows).toMatchObject([{ detail: { tripId: stage.tripId, stopNo: 0, missed: 1 } }]);
});

test('of a departure and a cancellation at once, one is refused; a trip that is off lets nobody in', async () => {
  const race = await runTrip(world);
  await departIn(world, race.tripId, 45);
  const { ticketId } = await race.sell(['A1']).then(() => ticketOf(race.tripId, 'A1'));
  const outcomes = await Promise.allSettled([
    world.portal.boarding.leaveStop(race.actor, { tripId: race.tripId, stopNo: 0 }),
    race.change({ kind: 'cancel', reason: 'breakdown' }),
  ]);
  const refused = outcomes.filter((one) => one.status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'trip-over' } }]);
  const { state } = await world.portal.boarding.viewBoarding(race.actor, race.tripId);
  const at = { actor: race.actor, tripId: race.tripId };
  expect(await send([board(ticketId)], at)).toEqual([state === 'cancelled' ? 'void' : 'boarded']);
  await expectBooksToAgree(world);
});

test('the process where a coach leaves answers nothing older from memory', async () => {
  const { tripId, actor } = await runTrip(world);
  await departIn(world, tripId, 45);
  const { touches } = world.deps;
  const before = touches.newest();
  expect(touches.isTouched([tripId], before)).toBe(false);
  await world.portal.boarding.leaveStop(actor, { tripId, stopNo: 0 });
  expect(touches.isTouched([tripId], before)).toBe(true);
});

test('what is due for the seats of a caller adds up to the price, whatever the charge', async () => {
  const { tripId, operatorId, actor } = await runTrip(world);
  const agent = await anAgent(world, operatorId);
  const call = aCall(tripId, { seatNos: ['B1', 'B2', 'B3'] });
  const { bookingId } = await world.portal.counter.holdByPhone(agent.actor, call);
  await sql`update booking set service_charge_paisa = 2000 where booking_id = ${bookingId}`.execute(world.db);
  const { rows } = await world.portal.boarding.viewManifest(actor, tripId);
  expect(rows.map(({ seatNo, duePaisa }) => [seatNo, duePaisa])).toEqual([
    ['B1', 70_668],
    ['B2', 70_666],
    ['B3', 70_666],
  ]);
});
