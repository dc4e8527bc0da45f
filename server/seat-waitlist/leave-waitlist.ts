import { WaitlistToken } from '@poth/domain/seat-waitlist/input.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { leavePlace } from './pass-on.ts';
import { readPlace } from './read-place.ts';

/** Removes a place from its list; seats offered to it pass to the next place. Repeating it is no error. */
export const leaveWaitlist = call(
  { gate: 'everybody', input: WaitlistToken, unreadable: 'not-found', problems: ['not-found'] },
  async function leaveWaitlist({ deps }, token): Promise<void> {
    const { tripId, entryId } = await readPlace(deps, deps.db, token);
    await transaction(deps.db, (tx) => leavePlace(tx, deps, entryId));
    deps.seatWatch.changed(tripId);
  },
);
