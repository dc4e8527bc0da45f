import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { taka } from '@poth/domain/money.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { holdWithDetails, newPhone } from '../testing/buyer.ts';
import { aCall, aCounter, anAgent, aSale } from '../testing/counter.ts';
import { endingOf } from '../testing/ending.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { readPdf } from '../ticket/read-pdf.testing.ts';
import { ticketDrawing } from '../ticket/ticket-drawing.ts';

const coach = seatsOf(seatLayouts['economy-36']);

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  admin = await makeAdmin(world, await signUpPerson(world, { name: 'Nusrat Jahan' }));
});
afterAll(() => world.stop());

test('a group takes a whole coach in one sale under one number: its tickets, their paper, and its cancelling', async () => {
  const { counter } = world.portal;
  const { tripId, actor } = await aCounter(world);
  const named = { seatNo: 'A1', name: 'Rahima Khatun', kind: 'adult' as const };
  const wish = aSale(tripId, { seatNos: coach, passengers: [named] });
  const { bookingId, pnr } = await counter.sellAtCounter(actor, wish);
  await workOff(world, tripId);
  expect(await endingOf(world, { tripId, bookingId, phone: wish.phone })).toMatchObject({
    booking: 'confirmed',
    seats: 'sold',
    payments: ['paid'],
    tickets: coach.map(() => 'issued'),
    confirmations: [1, 0],
  });
  const { document } = await counter.viewSale(actor, pnr);
  expect(document).toMatchObject({ paidPaisa: taka(36 * 700), channel: 'counter' });
  const names = new Map(document.tickets.map(({ seatNo, passengerName }) => [seatNo, passengerName]));
  expect([names.size, names.get('A1'), names.get('B3')]).toEqual([36, 'Rahima Khatun', 'Nasrin Akter']);
  const file = await world.deps.pdfs.draw(ticketDrawing(document, 'bn', new Date()), 'reader');
  expect((await readPdf(file)).figures).toBe(36);

  const asked = { tripId, bookingId, seatNos: coach };
  const { refundPaisa } = await counter.quoteAtCounter(actor, asked);
  const cancelled = await counter.cancelAtCounter(actor, {
    ...asked,
    shownRefundPaisa: refundPaisa,
    key: randomUUID(),
  });
  expect(cancelled.refundPaisa).toBe(refundPaisa);
  expect(await endingOf(world, { tripId, bookingId, phone: wish.phone })).toMatchObject({
    booking: 'cancelled',
    tickets: coach.map(() => 'void'),
  });
  await expectBooksToAgree(world);
}, 60_000);

test('one number buys at a counter again and again, also what is kept for it by phone', async () => {
  const { counter } = world.portal;
  const { tripId, actor } = await aCounter(world);
  const phone = newPhone();
  await counter.sellAtCounter(actor, aSale(tripId, { phone, seatNos: coach.slice(0, 5) }));
  await counter.sellAtCounter(actor, aSale(tripId, { phone, seatNos: coach.slice(5, 10) }));
  const held = await counter.holdByPhone(actor, aCall(tripId, { phone, seatNos: coach.slice(10, 36) }));
  const { bookingId } = held;
  await counter.collectPhoneHold(actor, {
    tripId,
    bookingId,
    tender: 'cash',
    reference: '',
    key: randomUUID(),
  });
  expect(await endingOf(world, { tripId, bookingId, phone })).toMatchObject({ booking: 'confirmed' });
  await expectBooksToAgree(world);
});

test('what a number has from a counter counts for it on the web, and what it has from the web not at a counter', async () => {
  const { tripId, actor } = await aCounter(world);
  const phone = newPhone();
  await world.portal.counter.sellAtCounter(actor, aSale(tripId, { phone, seatNos: coach.slice(0, 6) }));
  const buyer = await holdWithDetails(world, { tripId, seatNos: ['I3'], phone });
  await expect(
    world.portal.payment.startPayment(buyer.actor, {
      tripId,
      bookingId: buyer.bookingId,
      method: 'bkash',
      key: randomUUID(),
    }),
  ).rejects.toMatchObject({ code: 'phone-limit' });
  await world.portal.counter.sellAtCounter(actor, aSale(tripId, { phone, seatNos: coach.slice(6, 12) }));
});

test('of two counters that sell the same coach at once one sells all of it and the other nothing', async () => {
  const { tripId, operatorId, actor } = await aCounter(world);
  const other = await anAgent(world, operatorId);
  const ends = await Promise.allSettled([
    world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: coach })),
    world.portal.counter.sellAtCounter(other.actor, aSale(tripId, { seatNos: coach.toReversed() })),
    world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: coach.slice(9) })),
  ]);
  const sold = ends.filter(({ status }) => status === 'fulfilled');
  expect(sold).toHaveLength(1);
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'seat-taken' });
  await expectBooksToAgree(world);
});

test('an admin sets how many seats one sale may have; the web’s own limit stays its own', async () => {
  const { tripId, actor } = await aCounter(world);
  const change = { key: 'seatsPerCounterSale' as const, typed: ['১০'], seenVersion: 0 };
  await world.portal.settings.changeSetting(admin.actor, change);
  const sell = (seatNos: string[]) => world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos }));
  await expect(sell(coach.slice(0, 11))).rejects.toMatchObject({
    code: 'too-many-seats',
    fields: { limit: 10 },
  });
  await expect(
    world.portal.counter.holdByPhone(actor, aCall(tripId, { seatNos: coach.slice(0, 11) })),
  ).rejects.toMatchObject({ code: 'too-many-seats', fields: { limit: 10 } });
  await sell(coach.slice(0, 10));
  await expect(holdWithDetails(world, { tripId, seatNos: coach.slice(10, 15) })).rejects.toMatchObject({
    code: 'too-many-seats',
    fields: { limit: 4 },
  });
});
