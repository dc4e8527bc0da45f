import type { Actor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import { type Seller, sellerOf } from './seller.ts';
import { lockOpenShift, type Till } from './shift-life-store.ts';

/** Seller with an open till. */
export type AtTill = Seller & { till: Till };

/**
 * Returns the actor as a seller whose shift cannot close until this transaction ends. Problems: sign-in-required,
 * not-found, no-shift.
 */
export const openTill = async (tx: Tx, actor: Actor): Promise<AtTill> => {
  const seller = sellerOf(actor);
  const till = await lockOpenShift(tx, seller);
  if (!till) throw new Problem('no-shift');
  return { ...seller, till };
};
