import { type Actor, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { BookingRef } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { applyPromoCall, removePromoCall } from '@poth/domain/promo/api.ts';
import { parsePromoCode } from '@poth/domain/promo/promo.ts';
import { ApplyPromoInput } from '@poth/domain/promo/promo-input.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { returnTry, chargeTry } from '../rate-limit/count-try.ts';
import { promiseDiscount, checkPromoForPhone } from '../promo/promise-discount.ts';
import { readPromoFacts } from '../promo/promo-facts-store.ts';
import { readPromoByCode } from '../promo/store.ts';
import { giveBackUse } from '../promo/use-store.ts';
import { isBeingPaid } from '../seating/store.ts';
import { lockOwnHold, refusePartPaid } from './lock-own-hold.ts';
import { type BookingRow, raiseVersion } from './store.ts';

/**
 * Locks a hold whose price may still change: once a payment has been started, the amount that it asked for is fixed.
 */
const lockUnpaid = async (tx: Tx, actor: Actor, ref: BookingRef, now: Date): Promise<BookingRow> => {
  const booking = await lockOwnHold(tx, actor, ref, now);
  refusePartPaid(booking);
  if (booking.extended || (await isBeingPaid(tx, booking))) throw new Problem('booking-closed');
  return booking;
};

/** Finds the promo code that was typed. Guesses are counted; a code that exists costs none. */
const findPromo = async (deps: Deps, actor: Actor, typed: string): Promise<string> => {
  const subjects = trySubjectsOf(actor);
  await chargeTry(deps.db, 'promo-code', subjects);
  const code = parsePromoCode(typed);
  const promo = code && (await readPromoByCode(deps.db, code));
  if (!promo) throw new Problem('promo-unknown');
  await returnTry(deps.db, 'promo-code', subjects);
  return promo.promoId;
};

/**
 * Applies a promo code to a buyer's own hold: lowers its price for as long as the hold, or the payment that follows,
 * lasts, and reserves a use of the code. Limits by phone number are checked as soon as the number is known.
 */
export const applyPromo = call(
  {
    gate: 'everybody',
    input: ApplyPromoInput,
    problems: problemsIn(applyPromoCall.responses),
  },
  async function applyPromo({ deps, actor }, { code, ...ref }): Promise<void> {
    await transaction(deps.db, async (tx) => lockUnpaid(tx, actor, ref, await databaseNow(tx)));
    const promoId = await findPromo(deps, actor, code);
    await transaction(deps.db, async (tx) => {
      const now = await databaseNow(tx);
      const booking = await lockUnpaid(tx, actor, ref, now);
      const facts = await readPromoFacts(tx, booking);
      if (!facts) throw new Problem('not-found');
      await promiseDiscount(tx, promoId, booking, facts, now);
      if (booking.contact) await checkPromoForPhone(tx, booking, booking.contact.phone);
      await raiseVersion(tx, booking);
    });
  },
);

/** Takes the promo code off a buyer's own hold and frees its use for others. Removing none is no fault. */
export const removePromo = call(
  {
    gate: 'everybody',
    input: BookingRef,
    problems: problemsIn(removePromoCall.responses),
  },
  async function removePromo({ deps, actor }, ref): Promise<void> {
    await transaction(deps.db, async (tx) => {
      await giveBackUse(tx, await lockUnpaid(tx, actor, ref, await databaseNow(tx)));
    });
  },
);
