import type { HoldSeatsInput } from '@poth/domain/booking/input.ts';
import type { Context } from '../call.ts';
import { retrying } from '../db/transaction.ts';
import { numberHashOf } from '../identity/number-hash.ts';
import { rememberProvenNumber } from '../identity/proven-number-store.ts';
import { decideHold } from './decide-hold.ts';
import type { BookingRow } from './store.ts';
import { sourceOf } from './unpaid-source.ts';
import { readAndRememberHoldFacts, type Offered, writeHold, writeNewHold } from './write-hold.ts';

/**
 * Holds the seats of an offer for the buyer who has its link, at their price and by the rules of every hold. The step
 * that writes the hold takes the offer too, so it is taken once, and not after it is over. No waiting room applies.
 * Each retry reads the offer again by `readOffer`, which refuses once it is over. Problems: those of `holdSeats` and of
 * `readOffer`.
 */
export const holdOffered = async (
  { deps, actor }: Context,
  input: HoldSeatsInput,
  { phone, readOffer }: { phone: string; readOffer: () => Promise<Offered> },
): Promise<BookingRow> => {
  const source = sourceOf(deps.linkSigner, actor, input.tripId);
  const asking = { deps, actor, source };
  // The link came to this number by SMS: the number counts where the network has no room for more unpaid seats.
  await rememberProvenNumber(deps.db, actor.buyerId, numberHashOf(deps.linkSigner, phone));
  const held = await retrying(async () => {
    const facts = await readAndRememberHoldFacts(asking, input);
    const offered = facts.earlier === null ? await readOffer() : undefined;
    const taken = facts.taken.filter((seatNo) => !offered?.seatNos.includes(seatNo));
    const seen = { ...facts, taken };
    const decided = decideHold(seen, actor.buyerId, input, deps.settings());
    if ('answered' in decided) return decided.answered;
    const write = decided.isNew ? writeNewHold : writeHold;
    return write(asking, input, { ...decided, facts: seen }, offered);
  });
  deps.seatWatch.changed(input.tripId);
  return held;
};
