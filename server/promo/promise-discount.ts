import { discountOf, type PromoFacts, refusalByPhone } from '@poth/domain/promo/discount.ts';
import type { Promo } from '@poth/domain/promo/promo.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { giveBackUse, readPromised, readUsesOfPhone, setPhoneOfUse, takeUse } from './use-store.ts';
import { readPromo } from './store.ts';

type Hold = { tripId: string; bookingId: string; heldUntil: Date };

/**
 * Promises a hold the discount of a code for as long as the hold lasts: keeps one of the code's uses for it, and later
 * edits of the code do not change it. A hold has one code; another replaces it, and applying the same code again
 * changes nothing. Runs in a transaction that has locked the hold. Problems: promo-not-yet, promo-over,
 * promo-other-trip, promo-fare-low, promo-used-up.
 */
export const promiseDiscount = async (
  tx: Tx,
  promoId: string,
  hold: Hold,
  facts: PromoFacts,
  now: Date,
): Promise<void> => {
  const before = await readPromised(tx, hold);
  if (before?.promoId === promoId) return;
  const promo = await readPromo(tx, promoId, 'locked');
  if (!promo) throw new Problem('promo-unknown');
  refuse(promo, facts, now);
  if (before) await giveBackUse(tx, hold);
  const { terms } = promo;
  if (!(await takeUse(tx, promo, { ...hold, terms, expiresAt: hold.heldUntil })))
    throw new Problem('promo-used-up');
};

const refuse = (promo: Promo, facts: PromoFacts, now: Date): void => {
  const outcome = discountOf(promo, facts, now);
  if (!('refusal' in outcome)) return;
  if (outcome.refusal === 'fare-low')
    throw new Problem('promo-fare-low', { leastFareTaka: Math.ceil(promo.terms.leastFarePaisa / 100) });
  throw new Problem(`promo-${outcome.refusal}`);
};

/**
 * Checks that the phone number of a booking may have the discount promised to its hold, by the code's limit per number
 * and its first-purchase rule. The code's lock lets two holds with one number be checked one after the other. A hold
 * without a code passes. Problems: promo-phone-used, promo-not-first.
 */
export const checkPromoForPhone = async (
  tx: Tx,
  booking: { tripId: string; bookingId: string },
  phone: string,
): Promise<void> => {
  const promised = await readPromised(tx, booking);
  const promo = promised && (await readPromo(tx, promised.promoId, 'locked'));
  if (!promo) return;
  const refusal = refusalByPhone(promo, await readUsesOfPhone(tx, promo.promoId, phone, booking));
  if (refusal) throw new Problem(`promo-${refusal}`);
  await setPhoneOfUse(tx, booking, phone);
};
