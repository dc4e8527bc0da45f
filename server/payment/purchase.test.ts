import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer, returnFromGateway, eventually, startPaying } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

test('two seats from hold to ticket, message, look-up, cancellation of one and its refund', async () => {
  const { tripId } = await sampleTrip(world.db);
  const buyer = await startPaying(world, { tripId, seatNos: ['B3', 'B4'] });
  const { actor, tranId, bookingId } = buyer;
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  const answer = await returnFromGateway(returnUrl, fields);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/pay/wait/${tranId}`);
  expect(answer.headers.get('set-cookie')).toBeNull();

  const payment = await world.portal.payment.viewPayment(actor, tranId);
  expect(payment).toMatchObject({ paymentState: 'paid', bookingState: 'confirmed' });
  const ticket = await world.portal.ticket.viewTicket(actor, payment.pnr ?? '');
  expect(ticket.tickets.map(({ seatNo, state }) => `${seatNo} ${state}`)).toEqual(['B3 issued', 'B4 issued']);
  expect(ticket.paidPaisa).toBe(2 * (70_000 + 2_000));

  const phone = `+88${buyer.phone}`;
  const sms = await eventually(
    async () => (await world.gateway.messages(phone)).find(({ text }) => text.includes('ticket')),
    'the SMS',
  );
  expect(sms.text).toContain('/t/');
  const mail = await eventually(
    async () => (await world.gateway.messages(`${buyer.phone}@example.com`))[0],
    'the mail',
  );
  expect(mail.attachments.map(({ name }) => name)).toEqual([
    'B3.png',
    'B4.png',
    `poth-${payment.pnr}.pdf`,
    `poth-${payment.pnr}.ics`,
  ]);

  const masked = await world.portal.ticket.lookUpTicket(newBuyer(), {
    pnr: payment.pnr ?? '',
    phone: buyer.phone,
  });
  expect(masked).toMatchObject({ masked: true, contactName: 'T•••' });
  expect(masked.tickets.every(({ code }) => code === null)).toBe(true);

  const asked = { tripId, bookingId, seatNos: ['B4'] };
  const quote = await world.portal.refund.quoteRefund(actor, asked);
  expect(quote.refundPaisa).toBe(66_500);
  const cancel = { ...asked, shownRefundPaisa: quote.refundPaisa, termsAccepted: true, key: randomUUID() };
  const first = await world.portal.refund.cancelAndRefund(actor, cancel);
  expect(await world.portal.refund.cancelAndRefund(actor, cancel)).toEqual(first);

  const settled = await eventually(
    async () => {
      const [refund] = (await world.portal.ticket.viewTicket(actor, payment.pnr ?? '')).refunds;
      return refund?.state === 'settled' && refund;
    },
    'the refund to settle',
    15_000,
  );
  expect(settled).toMatchObject({ amountPaisa: 66_500, seatNos: ['B4'] });
  const [paid] = (await world.gateway.ledger(tranId)).payments;
  expect(paid?.refunds.map(({ amount, status }) => [amount, status])).toEqual([['665.00', 'refunded']]);
  const { seats } = await world.portal.seating.viewSeatMap(newBuyer(), {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
  });
  expect([seats.B3, seats.B4]).toEqual(['sold', 'available']);
});

test('a failed payment leaves the hold, and a second try buys the ticket', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { actor, tranId, bookingId } = await startPaying(world, { tripId, seatNos: ['A1'] });
  const failed = await world.gateway.choose(tranId, 'fail');
  await returnFromGateway(failed.returnUrl, failed.fields);
  expect(await world.portal.payment.viewPayment(actor, tranId)).toMatchObject({
    paymentState: 'failed',
    bookingState: 'held',
  });

  const { paymentId } = await world.portal.payment.startPayment(actor, {
    tripId,
    bookingId,
    method: 'card',
    key: randomUUID(),
  });
  const again = await world.db
    .selectFrom('payment')
    .select('tranId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  const paid = await world.gateway.choose(again.tranId);
  await returnFromGateway(paid.returnUrl, paid.fields);
  expect(await world.portal.payment.viewPayment(actor, again.tranId)).toMatchObject({
    bookingState: 'confirmed',
  });
});

test('after a failed payment seats may change; the old attempt paid late goes back, the new one buys', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { actor, tranId, bookingId } = await startPaying(world, { tripId, seatNos: ['D1', 'D2'] });
  const release = { tripId, bookingId, seatNos: ['D2'] };
  await expect(world.portal.booking.releaseSeats(actor, release)).rejects.toMatchObject({
    code: 'booking-closed',
  });
  const failed = await world.gateway.choose(tranId, 'fail');
  await returnFromGateway(failed.returnUrl, failed.fields);
  await world.portal.booking.releaseSeats(actor, release);

  const late = await world.gateway.choose(tranId);
  await returnFromGateway(late.returnUrl, late.fields);
  expect(await world.portal.payment.viewPayment(actor, tranId)).toMatchObject({
    paymentState: 'paid',
    bookingState: 'held',
  });

  const start = { tripId, bookingId, method: 'card' as const, key: randomUUID() };
  const { paymentId } = await world.portal.payment.startPayment(actor, start);
  const again = await world.db
    .selectFrom('payment')
    .select(['tranId', 'amountPaisa'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  expect(again.amountPaisa).toBe(72_000);
  const paid = await world.gateway.choose(again.tranId);
  await returnFromGateway(paid.returnUrl, paid.fields);
  const { pnr, bookingState } = await world.portal.payment.viewPayment(actor, again.tranId);
  expect(bookingState).toBe('confirmed');
  const returned = await eventually(
    async () =>
      (await world.portal.ticket.viewTicket(actor, pnr ?? '')).refunds.find(
        ({ state }) => state === 'settled',
      ),
    'the old payment to go back',
    15_000,
  );
  expect(returned.amountPaisa).toBe(144_000);
});
