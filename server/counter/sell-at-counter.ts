import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { holdUntil } from '@poth/domain/booking/hold.ts';
import { SellAtCounterInput } from '@poth/domain/counter/input.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { lockTripForSale, openSale } from './open-sale.ts';
import { openTill } from './open-till.ts';
import { readCustomerAndMoney } from './read-customer.ts';
import { takeMoney } from './take-money.ts';
import { takeSeatsFor, takingProblems } from './take-seats-for.ts';

/** Booking of a counter: its id, and the PNR for people. */
export type CounterBooking = { bookingId: string; pnr: string };

/**
 * Sells seats at a counter of the actor's operator: seats, payment, tickets, ledger and message in one transaction,
 * from the inventory that the web sells from. No service charge. A key sells once.
 */
export const sellAtCounter = call(
  {
    gate: 'seller',
    input: SellAtCounterInput,
    problems: [...takingProblems, 'reference-used'],
  },
  async function sellAtCounter({ deps, actor }, input): Promise<CounterBooking> {
    const { tripId, key } = input;
    const { contact, money } = readCustomerAndMoney(input);
    const sold = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: nameOfActor(actor), key, input }, async (): Promise<CounterBooking> => {
        const now = await databaseNow(tx);
        const seller = await openTill(tx, actor);
        await lockTripForSale(tx, actor, tripId);
        const sale = await openSale(tx, input, now);
        const limits = deps.settings();
        const heldUntil = holdUntil(now, limits);
        const customer = { input, contact, channel: 'counter' as const, heldUntil, limits };
        const booking = await takeSeatsFor(tx, seller, sale, customer);
        await takeMoney(tx, deps, seller, booking, money, now);
        return { bookingId: booking.bookingId, pnr: booking.pnr ?? '' };
      }),
    );
    deps.seatWatch.changed(tripId);
    return sold;
  },
);
