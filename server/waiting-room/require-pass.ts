import { Problem } from '@poth/domain/problem.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { letsIn } from '@poth/domain/waiting-room/pass.ts';
import { roomsBefore } from '@poth/domain/waiting-room/room.ts';
import { roomAddress } from '@poth/domain/waiting-room/room-address.ts';
import type { Deps } from '../deps.ts';

/**
 * Refuses a buyer without a pass where the seats of a trip have a waiting room before them, from memory. A seat that
 * somebody holds already asks for none: hold-seats.ts. Problems: waiting-room, with its address.
 */
export const requirePass = (
  { rooms }: Pick<Deps, 'rooms'>,
  { buyerId, passes = [] }: Visitor,
  { tripId, ...sale }: { tripId: string; operatorId: string; opensAt: Date | null },
): void => {
  const now = rooms.now();
  const before = roomsBefore(rooms.all(), { ...sale, serviceDate: serviceDateOf(tripId) }, now);
  const [first] = before;
  if (first && !letsIn(passes, before, buyerId, now))
    throw new Problem('waiting-room', { address: roomAddress(first.roomId) });
};
