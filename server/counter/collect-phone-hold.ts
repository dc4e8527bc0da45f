import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { CollectPhoneHoldInput } from '@poth/domain/counter/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { refuseWomensSeats } from '../seating/womens-seats.ts';
import { lockPhoneHold } from './lock-phone-hold.ts';
import { lockTripForSale, openSale } from './open-sale.ts';
import { openTill } from './open-till.ts';
import { readMoney } from './read-customer.ts';
import type { CounterBooking } from './sell-at-counter.ts';
import { takeMoney } from './take-money.ts';

/** Takes the money for seats that were kept for a caller; afterwards the booking is a sale like any other. */
export const collectPhoneHold = call(
  {
    gate: 'seller',
    input: CollectPhoneHoldInput,
    problems: [
      'invalid-input', // reference
      'not-found',
      'no-shift',
      'hold-expired',
      'booking-closed',
      'trip-not-on-sale',
      'coach-left',
      'women-only-seat',
      'reference-used',
      'key-reused',
    ],
  },
  async function collectPhoneHold({ deps, actor }, input): Promise<CounterBooking> {
    const { tripId, key } = input;
    const money = readMoney(input);
    const sold = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: nameOfActor(actor), key, input }, async (): Promise<CounterBooking> => {
        const now = await databaseNow(tx);
        const seller = await openTill(tx, actor);
        await lockTripForSale(tx, actor, tripId);
        const booking = await lockPhoneHold(tx, actor, input, now);
        await openSale(tx, booking, now);
        if (!booking.contact) throw new Problem('not-found');
        await refuseWomensSeats(tx, booking);
        await takeMoney(tx, deps, seller, booking, money, now);
        return { bookingId: booking.bookingId, pnr: booking.pnr ?? '' };
      }),
    );
    deps.seatWatch.changed(tripId);
    return sold;
  },
);
