import { Problem } from '@poth/domain/problem.ts';
import { WaitlistToken } from '@poth/domain/seat-waitlist/input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { passOn } from './pass-on.ts';
import { readPlace } from './read-place.ts';

/**
 * Declines an offer, which passes to the next; the place waits again at the end of its list. A late answer counts like
 * none.
 */
export const passOffer = call(
  {
    gate: 'everybody',
    input: WaitlistToken,
    unreadable: 'not-found',
    problems: ['not-found', 'offer-over'],
  },
  async function passOffer({ deps }, token): Promise<void> {
    const { tripId, offer } = await readPlace(deps, deps.db, token);
    if (!offer) throw new Problem('offer-over');
    const passed = await transaction(deps.db, (tx) =>
      passOn(tx, deps, { tripId, offerId: offer.offerId }, 'declined'),
    );
    if (!passed) throw new Problem('offer-over');
    deps.seatWatch.changed(tripId);
  },
);
