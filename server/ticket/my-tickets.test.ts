import { randomUUID } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { TicketSection } from '@poth/domain/ticket/my-tickets.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { recognise } from '../identity/recognise.ts';
import {
  returnFromGateway,
  holdWithDetails,
  newBuyer,
  newPhone,
  startPaying,
  typeDetails,
} from '../testing/buyer.ts';
import { signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterEach(() => {
  world.deps.now = () => new Date();
});
afterAll(() => world.stop());

const pay = async (tranId: string): Promise<void> => {
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
};

const buy = async (wish: Parameters<typeof startPaying>[1]) => {
  const buyer = await startPaying(world, wish);
  await pay(buyer.tranId);
  const { pnr } = await world.portal.payment.viewPayment(buyer.actor, buyer.tranId);
  return { ...buyer, pnr: pnr ?? '' };
};

const list = (actor: Visitor, section: TicketSection = 'upcoming', pages = 1) =>
  world.portal.ticket.listMyTickets(actor, { section, pages });

const pnrsOf = async (actor: Visitor, section: TicketSection = 'upcoming', pages = 1) =>
  (await list(actor, section, pages)).tickets.map(({ pnr }) => pnr);

test('who buys signed in goes on to the ticket, and finds it under Tickets from any browser of the account', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { actor } = await signUpPerson(world);
  const { pnr, tranId } = await buy({ tripId, seatNos: ['B3', 'B4'], actor });
  expect(await world.portal.payment.viewPayment(actor, tranId)).toMatchObject({ bookingState: 'confirmed' });
  expect(await world.portal.ticket.viewTicket(actor, pnr)).toMatchObject({ masked: false });

  const atHome = { ...newBuyer(), account: actor.account };
  const { counts, tickets } = await list(atHome);
  expect(counts).toEqual({ upcoming: 1, past: 0, cancelled: 0 });
  expect(tickets).toMatchObject([
    {
      pnr,
      state: 'confirmed',
      validity: 'valid',
      from: { en: 'Dhaka' },
      to: { en: 'Naogaon' },
      operator: { en: 'Desh Travels' },
      coachNumber: 'DT-4021',
      boarding: { name: { en: 'Dhaka counter' } },
      seatNos: ['B3', 'B4'],
      canDownload: true,
      canCancel: true,
    },
  ]);
  expect(await world.portal.ticket.viewTicket(atHome, pnr)).toMatchObject({ masked: false });
});

test('another account sees nothing of it, and neither does the bare cookie of the browser that bought', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { actor } = await signUpPerson(world);
  const { pnr, tranId, bookingId } = await buy({ tripId, seatNos: ['A1'], actor });
  const stranger = await signUpPerson(world, { name: 'Sakib Hasan' });
  const onTheSameBrowser = { ...actor, account: stranger.actor.account };
  const signedOut = { ...actor, account: null };
  for (const other of [stranger.actor, onTheSameBrowser, signedOut]) {
    const refused = { code: 'not-found' };
    await expect(world.portal.ticket.viewTicket(other, pnr)).rejects.toMatchObject(refused);
    await expect(world.portal.ticket.downloadTicket(other, { pnr, language: 'en' })).rejects.toMatchObject(
      refused,
    );
    await expect(world.portal.payment.viewPayment(other, tranId)).rejects.toMatchObject(refused);
    await expect(world.portal.payment.viewCheckout(other, { tripId, bookingId })).rejects.toMatchObject(
      refused,
    );
    const asked = { tripId, bookingId, seatNos: ['A1'] };
    await expect(world.portal.refund.quoteRefund(other, asked)).rejects.toMatchObject(refused);
    const cancel = { ...asked, shownRefundPaisa: 0, termsAccepted: true, key: randomUUID() };
    await expect(world.portal.refund.cancelAndRefund(other, cancel)).rejects.toMatchObject(refused);
  }
  expect(await pnrsOf(stranger.actor)).toEqual([]);
  await expect(list(signedOut)).rejects.toMatchObject({ code: 'sign-in-required' });
});

test('after log-out the browser is a new buyer and nobody is signed in', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { actor, browser } = await signUpPerson(world);
  const { pnr } = await buy({ tripId, seatNos: ['A1'], actor });
  const before = browser.copy();
  await world.portal.identity.signOut(actor, browser);
  expect(browser.headers.get('cookie')).toBe('');
  const { account } = await recognise(world.deps)(before);
  await expect(world.portal.ticket.viewTicket({ ...actor, account }, pnr)).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('whose it is is decided where the details are entered: not at the hold, and not by logging in later', async () => {
  const { tripId } = await sampleTrip(world.db);
  const person = await signUpPerson(world);
  const guest = { ...person.actor, account: null };
  const early = await buy({ tripId, seatNos: ['A1'], actor: guest });
  expect(await pnrsOf(person.actor)).toEqual([]);
  expect(await world.portal.ticket.viewTicket(guest, early.pnr)).toMatchObject({ masked: false });

  const hold = { tripId, fromStopNo: 0, toStopNo: 2, seatNos: ['A2'], language: 'en' as const };
  const { bookingId } = await world.portal.booking.holdSeats(guest, { ...hold, key: randomUUID() });
  const onHold = { actor: person.actor, tripId, bookingId, phone: newPhone() };
  await typeDetails(world, onHold);
  await typeDetails(world, onHold);
  expect(await world.db.selectFrom('accountBooking').select('bookingId').execute()).toContainEqual({
    bookingId,
  });
  await expect(typeDetails(world, { ...onHold, actor: guest })).rejects.toMatchObject({ code: 'not-found' });
});

test('a hold that one account made its own is in the way of another on the same browser, not in its hands', async () => {
  const { tripId } = await sampleTrip(world.db);
  const [{ actor }, other] = [await signUpPerson(world), await signUpPerson(world)];
  const { bookingId } = await holdWithDetails(world, { tripId, seatNos: ['C1'], actor });
  const next = { ...actor, account: other.actor.account };
  const journey = { tripId, fromStopNo: 0, toStopNo: 2 };
  expect(await world.portal.booking.viewHold(next, journey)).toBeUndefined();
  expect(await world.portal.booking.viewHold(actor, journey)).toMatchObject({ bookingId });
  const wish = { ...journey, language: 'en' as const };
  await expect(
    world.portal.booking.holdSeats(next, { ...wish, seatNos: ['C1'], key: randomUUID() }),
  ).rejects.toMatchObject({ code: 'seat-taken' });
  const own = await world.portal.booking.holdSeats(next, { ...wish, seatNos: ['C2'], key: randomUUID() });
  expect(own.bookingId).not.toBe(bookingId);
});

test('journeys ahead come first, the next one on top; cancelled and seatless ones stand apart, past ones by the clock', async () => {
  const { actor } = await signUpPerson(world);
  const [soon, later] = [await sampleTrip(world.db, 3), await sampleTrip(world.db, 9)];
  const last = await buy({ tripId: later.tripId, seatNos: ['A1', 'A2'], actor });
  const first = await buy({ tripId: soon.tripId, seatNos: ['A1'], actor });
  expect(await pnrsOf(actor)).toEqual([first.pnr, last.pnr]);

  const late = await startPaying(world, { tripId: soon.tripId, seatNos: ['D1'], actor });
  await world.age(soon.tripId, late.bookingId, 60);
  await world.doChores();
  await holdWithDetails(world, { tripId: soon.tripId, seatNos: ['D1'] });
  await pay(late.tranId);
  const [unseated] = (await list(actor, 'cancelled')).tickets;
  expect(unseated).toMatchObject({ state: 'unseated', validity: null, seatNos: ['D1'], canDownload: false });

  const asked = { tripId: later.tripId, bookingId: last.bookingId, seatNos: ['A2'] };
  const cancel = async (seatNos: string[]) => {
    const { refundPaisa } = await world.portal.refund.quoteRefund(actor, { ...asked, seatNos });
    const input = {
      ...asked,
      seatNos,
      shownRefundPaisa: refundPaisa,
      termsAccepted: true,
      key: randomUUID(),
    };
    await world.portal.refund.cancelAndRefund(actor, input);
  };
  await cancel(['A2']);
  expect((await list(actor)).tickets[1]).toMatchObject({
    pnr: last.pnr,
    seatNos: ['A1'],
    refunds: [{ seatNos: ['A2'], state: 'requested', atCounter: false, sentAt: null, settledAt: null }],
    canCancel: true,
  });
  await cancel(['A1']);
  const [cancelled] = (await list(actor, 'cancelled')).tickets;
  const { refunds } = await world.portal.ticket.viewTicket(actor, last.pnr);
  expect(cancelled?.refunds).toEqual(refunds);
  expect(refunds).toHaveLength(2);
  expect(cancelled).toMatchObject({
    pnr: last.pnr,
    state: 'cancelled',
    validity: 'cancelled',
    seatNos: ['A1', 'A2'],
    canDownload: true,
    canCancel: false,
  });

  world.deps.now = () => new Date(Date.now() + 30 * 86_400_000);
  expect((await list(actor, 'past')).tickets).toMatchObject([
    { pnr: first.pnr, validity: 'expired', canCancel: false },
  ]);
  expect((await list(actor)).counts).toEqual({ upcoming: 0, past: 1, cancelled: 2 });
});

test('a delay moves every time of the journey, and the journey stays ahead until then', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { actor } = await signUpPerson(world);
  const { pnr } = await buy({ tripId, seatNos: ['A1'], actor });
  const [onTime] = (await list(actor)).tickets;
  await world.db.updateTable('trip').set({ delayMinutes: 90 }).where('tripId', '=', tripId).execute();
  const [late] = (await list(actor)).tickets;
  const { boarding, dropping } = await world.portal.ticket.viewTicket(actor, pnr);
  expect(late).toMatchObject({ delayMinutes: 90, boarding, dropping });
  const published = onTime?.boarding.at.getTime() ?? 0;
  expect(late?.boarding.at.getTime()).toBe(published + 90 * 60_000);
  world.deps.now = () => new Date(published + 60 * 60_000);
  expect((await list(actor)).counts).toMatchObject({ upcoming: 1, past: 0 });
});

test('a hold that was never paid is no ticket', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { actor } = await signUpPerson(world);
  await holdWithDetails(world, { tripId, seatNos: ['A1'], actor });
  expect(await list(actor)).toEqual({ counts: { upcoming: 0, past: 0, cancelled: 0 }, tickets: [] });
});

test('twenty to a page, and all that were shown stay when more are asked for', async () => {
  const { actor } = await signUpPerson(world);
  // Two dates, since an account may pay for at most twelve seats on one.
  for (const [daysAhead, rows] of [
    [7, ['A', 'B', 'C']],
    [8, ['D', 'E', 'F']],
  ] as const) {
    const { tripId } = await sampleTrip(world.db, daysAhead);
    for (const row of rows)
      for (const column of row === 'F' ? [1] : [1, 2, 3, 4])
        await buy({ tripId, seatNos: [row + column], actor });
  }
  const first = await pnrsOf(actor);
  expect(first).toHaveLength(20);
  const all = await pnrsOf(actor, 'upcoming', 2);
  expect(all).toHaveLength(21);
  expect(all.slice(0, 20)).toEqual(first);
  expect((await list(actor)).counts.upcoming).toBe(21);
}, 60_000);
