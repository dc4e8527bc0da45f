import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { buyerOf } from '@poth/domain/identity/actor.ts';
import type { DetailFaults } from '@poth/domain/booking/details.ts';
import { extendForPayment, protectedUntil } from '@poth/domain/booking/hold.ts';
import { StartPaymentInput } from '@poth/domain/booking/input.ts';
import { priceOf } from '@poth/domain/booking/price.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { startPaymentCall } from '@poth/domain/payment/api.ts';
import { Problem } from '@poth/domain/problem.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { recordMove } from '../audit-log/record-move.ts';
import { lockOwnHold } from '../booking/lock-own-hold.ts';
import { moveHoldEnd } from '../booking/hold-store.ts';
import { phoneHasRoom, wishOf } from '../booking/phone-limit.ts';
import { type BookingRow, readSale } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { once } from '../db/once.ts';
import { transaction, TryAgain } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { keepPromise, settlePromoOfPhone } from '../promo/promise-discount.ts';
import { keepSeats } from '../seating/store.ts';
import { refuseWomensSeats } from '../seating/womens-seats.ts';
import { closeDeadOpening } from './close-dead-opening.ts';
import { type GatewayPage, openAtGateway } from './open-at-gateway.ts';
import { openAttemptOf } from './store.ts';

/** 26 letters and digits: within every gateway's limit, and nobody guesses one. */
const newTranId = (): string => `T${randomBytes(13).toString('hex').toUpperCase().slice(0, 25)}`;

/** Who pays has said who travels in each seat; one that was added since is asked about first. */
const refuseUnnamedSeats = ({ seats }: BookingRow): void => {
  const faults: DetailFaults = {};
  for (const { seatNo, passengerName } of seats)
    if (!passengerName) faults[`passenger-${seatNo}`] = 'name-missing';
  if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
};

/** The first payment of a hold moves its end once, and from now on nobody can take its seats. */
const protectSeats = async (tx: Tx, deps: Deps, booking: BookingRow): Promise<Date> => {
  const settings = deps.settings();
  const heldUntil = extendForPayment(booking, settings);
  const claim = {
    tripId: booking.tripId,
    seatNos: booking.seats.map((seat) => seat.seatNo),
    legNos: legsOf(booking),
  };
  const kept = await keepSeats(tx, claim, booking.bookingId, 'paying', protectedUntil(heldUntil, settings));
  if (kept !== claim.seatNos.length * claim.legNos.length) {
    const sale = await readSale(tx, booking);
    throw new Problem(sale?.cancelled ? 'trip-not-on-sale' : 'hold-expired');
  }
  await tx
    .updateTable('booking')
    .set({ heldUntil, extended: true, version: sql<number>`version + 1` })
    .where('tripId', '=', booking.tripId)
    .where('bookingId', '=', booking.bookingId)
    .execute();
  await moveHoldEnd(tx, booking, protectedUntil(heldUntil, settings));
  return heldUntil;
};

/**
 * Fixes the price that an attempt asks for: that of the seats, less what a promo code was promised to take off; the
 * promise lasts until nobody can pay any more without being late. Where it is another than an earlier attempt asked for,
 * that one pays for this booking no more. Answers the price and what it is the price of.
 */
const fixPrice = async (tx: Tx, deps: Deps, booking: BookingRow, openUntil: Date) => {
  const { tripId, bookingId, seats, chargePerSeatPaisa } = booking;
  const settings = deps.settings();
  const promised = await keepPromise(tx, booking, protectedUntil(openUntil, settings));
  const price = priceOf(seats, chargePerSeatPaisa ?? settings.serviceChargePerSeat, promised?.terms);
  const { farePaisa, serviceChargePaisa, discountPaisa } = price;
  const isOther =
    booking.farePaisa !== farePaisa ||
    booking.serviceChargePaisa !== serviceChargePaisa ||
    booking.discountPaisa !== discountPaisa;
  const contentsNo = booking.contentsNo + (isOther ? 1 : 0);
  await tx
    .updateTable('booking')
    .set({
      farePaisa,
      serviceChargePaisa,
      discountPaisa,
      promoId: discountPaisa > 0 ? (promised?.promoId ?? null) : null,
      contentsNo,
    })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();
  return { amountPaisa: price.totalPaisa, contentsNo };
};

const newAttempt = async (
  tx: Tx,
  deps: Deps,
  booking: BookingRow,
  input: StartPaymentInput,
): Promise<string> => {
  const { tripId, bookingId } = booking;
  const openUntil = await protectSeats(tx, deps, booking);
  const pays = await fixPrice(tx, deps, booking, openUntil);
  const [paymentId, tranId] = [randomUUID(), newTranId()];
  await tx.insertInto('tranDirectory').values({ tranId, tripId, paymentId }).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment')
    .values({
      tripId,
      paymentId,
      bookingId,
      gateway: deps.gateway.name,
      tranId,
      method: input.method,
      ...pays,
      state: 'created',
      openUntil,
      askAt: sql<Date>`now() + interval '30 seconds'`,
    })
    // payment_one_open: another tab was faster, and its attempt is gone on with.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new TryAgain();
  const by = booking.buyerId;
  await recordMove(tx, {
    tripId,
    subject: 'payment',
    subjectId: paymentId,
    event: 'create',
    from: null,
    to: 'created',
    by,
  });
  return paymentId;
};

/**
 * Starts paying a hold and answers the gateway's page to send the buyer to, and the number to follow the attempt by.
 * A booking has one open attempt: a second click or tab gets its page, whatever way to pay it asks for, and waits for it
 * where it is being opened. The attempt is written down before the gateway hears of it.
 */
export const startPayment = call(
  {
    gate: 'everybody',
    input: StartPaymentInput,
    problems: problemsIn(startPaymentCall.responses),
  },
  async function startPayment({ deps, actor }, input): Promise<{ paymentId: string } & GatewayPage> {
    const { tripId } = input;
    const { paymentId } = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: buyerOf(actor), key: input.key, input }, async () => {
        const booking = await lockOwnHold(tx, actor, input, await databaseNow(tx));
        if (!booking.contact || !booking.pnr)
          throw new Problem('invalid-input', { faults: { name: 'name-missing' } });
        refuseUnnamedSeats(booking);
        const underWay = await openAttemptOf(tx, tripId, booking.bookingId);
        if (underWay && !(await closeDeadOpening(tx, underWay))) return { paymentId: underWay.paymentId };

        const { seatsPerPhone } = deps.settings();
        const wish = wishOf(booking);
        if (wish && !(await phoneHasRoom(tx, wish, seatsPerPhone, booking)))
          throw new Problem('phone-limit', { limit: seatsPerPhone });
        await refuseWomensSeats(tx, booking);
        await settlePromoOfPhone(tx, booking, booking.contact.phone);
        return { paymentId: await newAttempt(tx, deps, booking, input) };
      }),
    );
    deps.seatWatch.changed(tripId);
    return { paymentId, ...(await openAtGateway(deps, { tripId, paymentId })) };
  },
);
