import { type Actor, buyerOf } from '@poth/domain/identity/actor.ts';
import { fitsUnpaid, unpaidLimits } from '@poth/domain/booking/unpaid.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { numberHashOf, sourceOf } from './unpaid-source.ts';
import { countByNumber, countUnpaid, findBuyerNumber, windowOf, writeUnpaid } from './unpaid-store.ts';

type Hold = { tripId: string; bookingId: string; heldUntil: Date };

/**
 * Counts a hold against the limits on unpaid seats of its trip. Where address, network or browser have no room for it,
 * the proven number counts instead: the account's, or the one that the browser has proved by a code. seats: of the hold,
 * with those it is about to take. Runs before the seats are taken, in their transaction.
 * Problems: number-proof-needed (no number is proven), unpaid-limit (the number has no room either).
 */
export const limitUnpaid = async (
  tx: Tx,
  deps: Pick<Deps, 'linkSigner' | 'settings'>,
  actor: Actor,
  hold: Hold,
  seats: number,
): Promise<void> => {
  if (actor.kind === 'system') throw new Problem('not-allowed');
  const settings = deps.settings();
  const limits = unpaidLimits(settings);
  const window = windowOf(settings);
  const source = sourceOf(deps.linkSigner, actor, hold.tripId);
  await writeUnpaid(tx, { ...hold, ...source, seats });
  const had = await countUnpaid(tx, hold, { ...source, numberHash: null }, window);
  if ((['address', 'network', 'buyer'] as const).every((by) => fitsUnpaid(had[by], seats, limits[by])))
    return;

  const phone = actor.account?.phone;
  const numberHash = phone ? numberHashOf(deps.linkSigner, phone) : await findBuyerNumber(tx, buyerOf(actor));
  if (!numberHash) throw new Problem('number-proof-needed');
  await countByNumber(tx, hold, numberHash);
  const { number } = await countUnpaid(tx, hold, { ...source, numberHash }, window);
  if (!fitsUnpaid(number, seats, limits.number)) throw new Problem('unpaid-limit', { limit: limits.number });
};
