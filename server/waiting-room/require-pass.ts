import { Problem } from '@poth/domain/problem.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { hasPassFor } from '@poth/domain/waiting-room/pass.ts';
import { roomsBefore } from '@poth/domain/waiting-room/room.ts';
import { roomAddress } from '@poth/domain/waiting-room/room-address.ts';
import type { Deps } from '../deps.ts';

/**
 * Refuses a buyer without a pass where a waiting room guards the seats of a trip; decides from memory. A buyer who
 * holds a seat already needs none: hold-seats.ts. Problems: waiting-room, with its address.
 */
export const requirePass = (
  { rooms }: Pick<Deps, 'rooms'>,
  { buyerId, passes = [] }: Visitor,
  { tripId, ...sale }: { tripId: string; operatorId: string; opensAt: Date | null },
): void => {
  const now = rooms.now();
  const before = roomsBefore(rooms.all(), { ...sale, serviceDate: serviceDateOf(tripId) }, now);
  const [first] = before;
  if (first && !hasPassFor(passes, before, buyerId, now))
    throw new Problem('waiting-room', { address: roomAddress(first.roomId) });
};
