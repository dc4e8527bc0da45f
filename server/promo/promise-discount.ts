import { discountOf, type PromoFacts, refusalByPhone } from '@poth/domain/promo/discount.ts';
import type { Promo } from '@poth/domain/promo/promo.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { giveBackUse, readPromised, readUsesOfPhone, setPhoneOfUse, takeUse } from './use-store.ts';
import { readPromo } from './store.ts';

type Hold = { tripId: string; bookingId: string; heldUntil: Date };

/**
 * Promises a hold what a code takes off, for as long as the hold lasts: one of the code's uses is kept for it, and an
 * edit of the code changes nothing any more. A hold has one code; another takes its place. Applying the same again
 * changes nothing. Part of a transaction that has the hold locked.
 * Problems: promo-not-yet, promo-over, promo-other-trip, promo-fare-low, promo-used-up.
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
 * Settles whether the number of a booking may have what its hold was promised: so many uses a number, or its first
 * purchase only. Two holds with one number are settled one after the other. A hold without a code passes.
 * Problems: promo-phone-used, promo-not-first.
 */
export const settlePromoOfPhone = async (
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
