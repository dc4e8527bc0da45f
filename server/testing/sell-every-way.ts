import { randomUUID } from 'node:crypto';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { chores } from '../chores.ts';
import { returnFromGateway, holdWithDetails, newBuyer, startPaying } from './buyer.ts';
import { aCall, aCounter, aSale } from './counter.ts';
import type { Outcome } from './gateway-control.ts';
import { makeAdmin, signUpPerson } from './people.ts';
import { typedPromo } from './promo.ts';
import type { World } from './world.ts';

const atGateway = async (world: World, tranId: string, outcome: Outcome): Promise<void> => {
  const { returnUrl, fields } = await world.gateway.choose(tranId, outcome);
  await returnFromGateway(returnUrl, fields);
};

/** Looks for a coach as a visitor does. */
const search = async (world: World, tripId: string): Promise<void> => {
  const { search: ask, seating } = world.portal;
  const [visitor, journey] = [newBuyer(), { tripId, fromStopNo: 0, toStopNo: 2 }];
  const day = {
    from: { placeId: 'dhaka' },
    to: { placeId: 'naogaon' },
    date: addDays(dhakaDate(new Date()), 7),
  };
  await ask.searchTrips(visitor, { ...day, period: null, coachType: null });
  await ask.countSeatsLeft(visitor, day);
  await ask.compareDays(visitor, day);
  await ask.viewOffer(visitor, journey);
  await seating.viewSeatMap(visitor, journey);
};

/** Holds seats, changes them and lets go of them. */
const changeMind = async (world: World, tripId: string): Promise<void> => {
  const { booking, payment } = world.portal;
  const actor = newBuyer();
  const hold = (seatNos: string[]) =>
    booking.holdSeats(actor, {
      tripId,
      fromStopNo: 0,
      toStopNo: 1,
      seatNos,
      language: 'bn',
      key: randomUUID(),
    });
  const { bookingId, boardingCounterId, droppingCounterId } = await hold(['I1']);
  await hold(['I2']);
  await booking.choosePoints(actor, { tripId, bookingId, boardingCounterId, droppingCounterId });
  await payment.viewCheckout(actor, { tripId, bookingId });
  await booking.releaseSeats(actor, { tripId, bookingId, seatNos: ['I1'] });
  await booking.releaseSeats(actor, { tripId, bookingId, seatNos: ['I2'] });
};

/** Buys as a guest, finds the ticket again and cancels a seat of it. */
const buyAsGuest = async (world: World, tripId: string): Promise<void> => {
  const { ticket, payment, refund } = world.portal;
  const { actor, bookingId, tranId, phone } = await startPaying(world, { tripId, seatNos: ['B3', 'B4'] });
  await atGateway(world, tranId, 'success');
  const { pnr } = await payment.viewPayment(actor, tranId);
  await ticket.lookUpTicket(newBuyer(), { pnr: pnr ?? '', phone });
  await ticket.viewTicket(actor, pnr ?? '');
  const seat = { tripId, bookingId, seatNos: ['B4'] };
  const { refundPaisa: shownRefundPaisa } = await refund.quoteRefund(actor, seat);
  await refund.cancelAndRefund(actor, { ...seat, shownRefundPaisa, termsAccepted: true, key: randomUUID() });
};

/** Buys signed in, with a promo code. */
const buySignedIn = async (world: World, tripId: string): Promise<void> => {
  const { booking, payment, promo, ticket } = world.portal;
  const admin = await makeAdmin(world, await signUpPerson(world));
  const typed = typedPromo();
  await promo.savePromo(admin.actor, typed);
  const { actor } = await signUpPerson(world);
  const { bookingId } = await holdWithDetails(world, { tripId, seatNos: ['C1'], actor });
  await booking.applyPromo(actor, { tripId, bookingId, code: typed.code });
  const key = randomUUID();
  const { tranId } = await payment.startPayment(actor, { tripId, bookingId, method: 'card', key });
  await atGateway(world, tranId, 'success');
  await ticket.listMyTickets(actor, { section: 'upcoming', pages: 1 });
};

/** Fails to pay; the hold lapses. */
const failToPay = async (world: World, tripId: string): Promise<void> => {
  const { bookingId, tranId } = await startPaying(world, { tripId, seatNos: ['D1'] });
  await atGateway(world, tranId, 'fail');
  await world.age(tripId, bookingId, 60);
};

const rest = ['A', 'G', 'H'].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));

/** Sells at a counter, takes a ticket back, keeps seats for callers, and sells on until the coach is half full. */
const sellAtCounter = async (world: World, { tripId, actor }: Awaited<ReturnType<typeof aCounter>>) => {
  const { counter } = world.portal;
  const sold = await counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['E1', 'E2'] }));
  await counter.viewSale(actor, sold.pnr);
  const back = { tripId, bookingId: sold.bookingId, seatNos: ['E2'] };
  const { refundPaisa: shownRefundPaisa } = await counter.quoteAtCounter(actor, back);
  await counter.cancelAtCounter(actor, { ...back, shownRefundPaisa, key: randomUUID() });
  const keep = (seatNos: string[]) => counter.holdByPhone(actor, aCall(tripId, { seatNos }));
  const { bookingId } = await keep(['F1']);
  const cash = { tender: 'cash' as const, reference: '', key: randomUUID() };
  await counter.collectPhoneHold(actor, { tripId, bookingId, ...cash });
  await counter.releasePhoneHold(actor, { tripId, bookingId: (await keep(['F2'])).bookingId });
  for (const seatNo of rest) await counter.sellAtCounter(actor, aSale(tripId, { seatNos: [seatNo] }));
};

/** Chores that follow a sale within seconds. */
const following = ['outbox', 'payments', 'refunds', 'holds', 'unpaid', 'reviews'];

/** Sells seats in every possible way, from the search to the chores that follow. */
export const sellEveryWay = async (world: World): Promise<void> => {
  await world.gateway.behave({ refundSettleMs: 0 });
  const desk = await aCounter(world);
  const { tripId } = desk;
  await search(world, tripId);
  await changeMind(world, tripId);
  await buyAsGuest(world, tripId);
  await buySignedIn(world, tripId);
  await failToPay(world, tripId);
  await sellAtCounter(world, desk);
  for (const { name, run } of chores(world.deps, world.deps.log)) if (following.includes(name)) await run();
};
