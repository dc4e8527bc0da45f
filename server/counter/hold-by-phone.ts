import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { HoldByPhoneInput } from '@poth/domain/counter/input.ts';
import { phoneHoldUntil } from '@poth/domain/counter/phone-hold.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { lockTripForSale, openSale } from './open-sale.ts';
import { openTill } from './open-till.ts';
import { readCustomer } from './read-customer.ts';
import { streamOfShift } from './seller.ts';
import type { CounterBooking } from './sell-at-counter.ts';
import { takeSeatsFor, takingProblems } from './take-seats-for.ts';

/**
 * Keeps seats for a caller until the promised time, at the latest phoneHoldEndsMinutes before departure; then they are
 * on sale again by themselves, like those of any hold. Returns the booking and the time until which it is really kept.
 */
export const holdByPhone = call(
  {
    gate: 'seller',
    input: HoldByPhoneInput,
    problems: [...takingProblems, 'hold-too-late'],
  },
  async function holdByPhone({ deps, actor }, input): Promise<CounterBooking & { heldUntil: Date }> {
    const { tripId, key } = input;
    const contact = readCustomer(input);
    const held = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: nameOfActor(actor), key, input }, async () => {
        const now = await databaseNow(tx);
        const seller = await openTill(tx, actor);
        await lockTripForSale(tx, actor, tripId);
        const sale = await openSale(tx, input, now);
        const limits = deps.settings();
        const heldUntil = phoneHoldUntil(input.until, sale.departsAt, now, limits);
        if (!heldUntil) throw new Problem('hold-too-late');
        const customer = { input, contact, channel: 'phone' as const, heldUntil, limits };
        const { bookingId, pnr, seats } = await takeSeatsFor(tx, seller, sale, customer);
        await recordAct(tx, actor, {
          stream: streamOfShift(seller.till),
          act: 'phone-held',
          detail: { tripId, bookingId, pnr, seatNos: seats.map(({ seatNo }) => seatNo), heldUntil },
        });
        return { bookingId, pnr: pnr ?? '', heldUntil: heldUntil.toISOString() };
      }),
    );
    deps.seatWatch.changed(tripId);
    return { ...held, heldUntil: new Date(held.heldUntil) };
  },
);
