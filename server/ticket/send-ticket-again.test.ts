import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { returnFromGateway, newBuyer, newPhone, startPaying } from '../testing/buyer.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
beforeEach(async () => {
  await world.db.deleteFrom('tryCount').execute();
});
afterAll(() => world.stop());

const buy = async (phone = newPhone()) => {
  const { tripId } = await sampleTrip(world.db);
  const sale = await startPaying(world, { tripId, seatNos: ['B3'], phone });
  const { returnUrl, fields } = await world.gateway.choose(sale.tranId);
  await returnFromGateway(returnUrl, fields);
  const { pnr } = await world.portal.payment.viewPayment(sale.actor, sale.tranId);
  await world.doChores();
  return { ...sale, pnr: pnr ?? '' };
};
type Sale = Awaited<ReturnType<typeof buy>>;

const sendAgain = ({ pnr }: Pick<Sale, 'pnr'>, actor = newBuyer(), key: string = randomUUID()) =>
  world.portal.ticket.sendTicketAgain(actor, { pnr, key });
/** Texts of all SMS that have gone to a number. */
const textsTo = async (phone: string) => {
  await world.doChores();
  return (await world.gateway.messages(phone)).filter(({ kind }) => kind === 'sms').map(({ text }) => text);
};
/** Ends the time windows of the booking's limits, but not those of the number's. */
const letMinutesPass = () => world.db.deleteFrom('tryCount').where('subject', 'like', '%/120').execute();

test('the owner gets the same SMS again, and no second mail', async () => {
  const sale = await buy();
  await sendAgain(sale, sale.actor);
  const [again, first, ...others] = await textsTo(sale.phone);
  expect([again, others]).toEqual([first, []]);
  const mails = await world.gateway.messages(`${sale.phone}@example.com`);
  expect(mails).toHaveLength(1);
});

test('who has only the PNR sends nothing', async () => {
  const sale = await buy();
  await expect(sendAgain(sale)).rejects.toMatchObject({ code: 'not-found' });
  expect(await textsTo(sale.phone)).toHaveLength(1);
});

test('two presses of one button send once, also where the count of tries has begun anew between them', async () => {
  const sale = await buy();
  const key = randomUUID();
  await sendAgain(sale, sale.actor, key);
  await letMinutesPass();
  await sendAgain(sale, sale.actor, key);
  expect(await textsTo(sale.phone)).toHaveLength(2);
});

test('of many wishes at once as many are granted as a booking has room for', async () => {
  const sale = await buy();
  await fillTries(world, 'ticket-sent-again', 'booking', sale.bookingId, 1);
  const ended = await Promise.allSettled([1, 2, 3, 4].map(() => sendAgain(sale, sale.actor)));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await textsTo(sale.phone)).toHaveLength(2);
});

test('a booking is sent three times a day, and tells when it may be again', async () => {
  const sale = await buy();
  for (const _ of [1, 2, 3]) {
    await sendAgain(sale, sale.actor);
    await letMinutesPass();
  }
  await expect(sendAgain(sale, sale.actor)).rejects.toMatchObject({
    code: 'ticket-sent-lately',
    fields: { retryAfterSeconds: expect.any(Number) },
  });
});

test('a number that has had its messages gets no more, whichever ticket they are of', async () => {
  const sale = await buy();
  await fillTries(world, 'ticket-sent-again', 'phone', `+88${sale.phone}`);
  await expect(sendAgain(sale, sale.actor)).rejects.toMatchObject({ code: 'ticket-sent-lately' });
  const other = await buy();
  await sendAgain(other, other.actor);
  expect(await textsTo(other.phone)).toHaveLength(2);
});

test('a ticket that was cancelled is not sent again', async () => {
  const sale = await buy();
  const { tripId, bookingId, actor } = sale;
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
  await expect(sendAgain(sale, actor)).rejects.toMatchObject({ code: 'booking-closed' });
});
