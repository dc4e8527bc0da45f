import { randomUUID } from 'node:crypto';
import { verifyAsync } from '@noble/ed25519';
import { judgeScan } from '@poth/domain/boarding/judge-scan.ts';
import { applyMarks } from '@poth/domain/boarding/apply-marks.ts';
import { splitTicketCode } from '@poth/domain/ticket/ticket-code.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { anonymiseBookings } from '../privacy/booking-store.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { departIn } from '../testing/move-trip.ts';
import { pnrOf } from '../testing/rebooking.ts';
import { runTrip } from '../testing/running-trip.ts';
import { buyFor, womensTrip } from '../testing/womens-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

type Wish = { name?: string; phone?: string; gender?: 'female' | 'male' | null; key?: string };
const wish = (pnr: string, seatNo: string, more: Wish = {}) => ({
  pnr,
  seatNo,
  name: 'Rokeya Khatun',
  phone: '',
  gender: null,
  key: randomUUID(),
  ...more,
});
const ticketsOf = (bookingId: string) =>
  world.db
    .selectFrom('ticket')
    .select(['ticketId', 'seatNo', 'issueNo', 'state', 'passengerName', 'code'])
    .where('bookingId', '=', bookingId)
    .orderBy('seatNo')
    .orderBy('issueNo')
    .execute();
const told = async (number: string) =>
  (await world.gateway.messages(number)).map(({ text }) => text).join('\n');

/** Reads a code as a phone at the door does, with the keys of its list. */
const readCode = async (code: string, keys: readonly { keyId: string; key: string }[]) => {
  const split = splitTicketCode(code);
  if (!split) throw new Error('no ticket');
  const { fields, signature, payload } = split;
  const key = keys.find(({ keyId }) => keyId === fields.keyId)?.key ?? '';
  const bytes = Uint8Array.from(Buffer.from(key, 'hex'));
  return { fields, genuine: await verifyAsync(signature, payload, bytes, { zip215: false }) };
};

test('a seat gets another name once: a new code, the old one void, and both numbers are told', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  const pnr = await pnrOf(world, buyer.bookingId);
  const [before] = (await world.portal.ticket.viewTicket(buyer.actor, pnr)).tickets;
  const phone = newPhone();
  const asked = wish(pnr, 'B3', { phone });
  await world.portal.renaming.renamePassenger(buyer.actor, asked);
  await world.portal.renaming.renamePassenger(buyer.actor, asked);
  expect(await ticketsOf(buyer.bookingId)).toMatchObject([
    { seatNo: 'B3', issueNo: 1, state: 'void', passengerName: 'Tasnim Rahman' },
    { seatNo: 'B3', issueNo: 2, state: 'issued', passengerName: 'Rokeya Khatun' },
    { seatNo: 'B4', issueNo: 1, state: 'issued' },
  ]);
  const after = await world.portal.ticket.viewTicket(buyer.actor, pnr);
  expect(after.tickets.map(({ seatNo, passengerName }) => [seatNo, passengerName])).toEqual([
    ['B3', 'Rokeya Khatun'],
    ['B4', 'Tasnim Rahman'],
  ]);
  expect(after.tickets[0]?.code).not.toBe(before?.code);
  const again = (more: Wish) => world.portal.renaming.renamePassenger(buyer.actor, wish(pnr, 'B3', more));
  await expect(again({})).rejects.toMatchObject({ code: 'rename-closed' });
  await expect(again({ key: asked.key })).rejects.toMatchObject({ code: 'key-reused' });
  expect((await world.portal.renaming.viewRenaming(buyer.actor, pnr)).seats).toEqual([
    { seatNo: 'B4', name: 'Tasnim Rahman' },
  ]);
  await workOff(world, stage.tripId);
  expect(await told(buyer.phone)).toMatch(/Seat B3 is in the name of Rokeya Khatun now/);
  expect(await told(phone)).toMatch(/seat B3 .* is in your name/);
  // No word that the buyer typed reaches a stranger's number.
  expect(await told(phone)).not.toMatch(/Rokeya/);

  await world.portal.renaming.renamePassenger(buyer.actor, wish(pnr, 'B4', { phone: buyer.phone }));
  await workOff(world, stage.tripId);
  // A new passenger with the buyer's own number is not told a second time.
  const messages = (await world.gateway.messages(buyer.phone)).filter(({ kind }) => kind === 'sms');
  expect(messages.filter(({ text }) => /B4 .*is in (the|your) name/.test(text))).toHaveLength(1);
  await expectBooksToAgree(world);
});

test('at the door the new code opens and the old one is void, also where the list was read before', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await departIn(world, stage.tripId, 5 * 60);
  const pnr = await pnrOf(world, buyer.bookingId);
  const [old] = await ticketsOf(buyer.bookingId);
  const { code: oldCode = '', ticketId: oldId = '' } = old ?? {};
  const readList = () => world.portal.boarding.viewBoarding(stage.actor, stage.tripId);
  const stale = await readList();
  const phone = newPhone();
  await world.portal.renaming.renamePassenger(buyer.actor, wish(pnr, 'B3', { phone }));
  const list = await readList();
  const newCode = (await ticketsOf(buyer.bookingId)).find(({ issueNo }) => issueNo === 2);
  const judge = async (code: string, by: typeof list, marks: Parameters<typeof applyMarks>[1] = []) =>
    judgeScan(await readCode(code, by.keys), by, applyMarks(by, marks), { now: by.at, stopNo: 0 }).verdict;
  expect(await judge(oldCode, list)).toBe('void');
  expect(await judge(newCode?.code ?? '', list)).toBe('boarded');
  const listed = list.riders.filter(({ seatNo, state }) => seatNo === 'B3' && state !== 'void');
  expect(listed).toMatchObject([{ name: 'Rokeya Khatun', phone: expect.stringContaining(phone.slice(-8)) }]);

  // Phone without a network: lets the new code in as one bought later, and then the old one is void there too.
  expect(await judge(newCode?.code ?? '', stale)).toBe('unknown-ticket');
  const { fields } = await readCode(newCode?.code ?? '', stale.keys);
  const letIn = {
    kind: 'board' as const,
    scanId: randomUUID(),
    ticketId: fields.ticketId,
    way: 'code' as const,
    at: new Date().toISOString(),
    tripId: stage.tripId,
    sentAt: null,
    stranger: { seatNo: 'B3', issueNo: 2, fromStopNo: 0, toStopNo: 2 },
  };
  expect(await judge(oldCode, stale, [letIn])).toBe('void');
  // A passenger whom such a phone let in with the old code is flagged as soon as the phone syncs.
  const mark = (ticketId: string) => ({
    kind: 'board' as const,
    scanId: randomUUID(),
    ticketId,
    way: 'code' as const,
    at: new Date().toISOString(),
  });
  const { verdicts } = await world.portal.boarding.markBoarding(stage.actor, {
    tripId: stage.tripId,
    deviceId: 'phone-1',
    marks: [mark(oldId), mark(fields.ticketId)],
  });
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['void', 'boarded']);
  await expect(world.portal.renaming.renamePassenger(buyer.actor, wish(pnr, 'B3'))).rejects.toMatchObject({
    code: 'rename-closed',
  });
  await workOff(world, stage.tripId);
  await expectBooksToAgree(world);
});

test('it is refused three hours before the coach leaves, to strangers, and with what is no name or number', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3']);
  const pnr = await pnrOf(world, buyer.bookingId);
  const rename = (more: Wish = {}, actor = buyer.actor) =>
    world.portal.renaming.renamePassenger(actor, wish(pnr, 'B3', more));
  await expect(rename({ name: ' ', phone: '0171' })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { name: 'name-missing', phone: 'phone-too-short-7' } },
  });
  await expect(rename({}, newBuyer())).rejects.toMatchObject({ code: 'not-found' });
  await departIn(world, stage.tripId, 170);
  await expect(rename()).rejects.toMatchObject({ code: 'rename-closed' });
  expect((await world.portal.renaming.viewRenaming(buyer.actor, pnr)).seats).toEqual([]);
  await departIn(world, stage.tripId, 190);
  await rename();
});

test('the new ticket is cancelled and paid back as the one before it, and an erased booking keeps no name of anybody', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  const { tripId, bookingId, actor } = buyer;
  const pnr = await pnrOf(world, bookingId);
  await world.portal.renaming.renamePassenger(actor, wish(pnr, 'B3', { phone: newPhone() }));
  const { refundPaisa } = await world.portal.refund.quoteRefund(actor, {
    tripId,
    bookingId,
    seatNos: ['B3'],
  });
  await world.portal.refund.cancelAndRefund(actor, {
    tripId,
    bookingId,
    seatNos: ['B3'],
    shownRefundPaisa: refundPaisa,
    termsAccepted: true,
    key: randomUUID(),
  });
  expect((await world.portal.ticket.viewTicket(actor, pnr)).tickets.map(({ state }) => state)).toEqual([
    'void',
    'issued',
  ]);
  await expect(world.portal.renaming.renamePassenger(actor, wish(pnr, 'B3'))).rejects.toMatchObject({
    code: 'rename-closed',
  });
  await workOff(world, tripId);
  await expectBooksToAgree(world);
  await transaction(world.db, (tx) => anonymiseBookings(tx, [{ tripId, bookingId }]));
  const { rows } = await sql`
    select 1 from booking_seat where booking_id = ${bookingId} and (passenger_name <> '' or passenger_phone is not null)
    union all select 1 from ticket where booking_id = ${bookingId} and passenger_name <> ''`.execute(
    world.db,
  );
  expect(rows).toEqual([]);
  await expect(world.portal.renaming.renamePassenger(actor, wish(pnr, 'B4'))).rejects.toMatchObject({
    code: 'rename-closed',
  });
});

test('a seat that is kept for women stays theirs; a man may be followed by a man', async () => {
  const marked = await womensTrip(world, { marks: { A1: 'women' } });
  const woman = await buyFor(world, marked.tripId, { A1: 'female' });
  const pnr = await pnrOf(world, woman.bookingId);
  const rename = (gender: 'female' | 'male' | null) =>
    world.portal.renaming.renamePassenger(woman.actor, wish(pnr, 'A1', { gender }));
  await expect(rename('male')).rejects.toMatchObject({ code: 'women-only-seat', fields: { seats: ['A1'] } });
  await expect(rename(null)).rejects.toMatchObject({ code: 'women-only-seat' });
  await rename('female');

  const { tripId } = await womensTrip(world, { protectsWomenAlone: true });
  const man = await buyFor(world, tripId, { B2: 'male' });
  const alone = await buyFor(world, tripId, { B1: 'female' });
  const beside = await buyFor(world, tripId, { C1: 'female' });
  const other = await buyFor(world, tripId, { C2: 'female' });
  const renameOf = async (buyer: typeof man, seatNo: string, gender: 'female' | 'male') =>
    world.portal.renaming.renamePassenger(
      buyer.actor,
      wish(await pnrOf(world, buyer.bookingId), seatNo, { gender }),
    );
  await renameOf(man, 'B2', 'male');
  await expect(renameOf(other, 'C2', 'male')).rejects.toMatchObject({ code: 'women-only-seat' });
  await renameOf(beside, 'C1', 'female');
  await renameOf(other, 'C2', 'female');
  await expect(renameOf(alone, 'B1', 'female')).resolves.toEqual({ seatNo: 'B1' });
  await workOff(world, tripId);
  await expectBooksToAgree(world);
});
