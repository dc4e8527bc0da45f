import { WaitlistToken } from '@poth/domain/seat-waitlist/input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { leavePlace } from './pass-on.ts';
import { readPlace } from './read-place.ts';

/** Takes a place off its list; what it was offered passes to the next. Leaving twice is no fault. */
export const leaveWaitlist = call(
  { gate: 'everybody', input: WaitlistToken, unreadable: 'not-found', problems: ['not-found'] },
  async function leaveWaitlist({ deps }, token): Promise<void> {
    const { tripId, entryId } = await readPlace(deps, deps.db, token);
    await transaction(deps.db, (tx) => leavePlace(tx, deps, entryId));
    deps.seatWatch.changed(tripId);
  },
);
