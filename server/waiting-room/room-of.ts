import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { RoomRow } from './store.ts';

/** Returns the room of an id, as this process knows it. Problems: not-found. */
export const roomOf = ({ rooms }: Pick<Deps, 'rooms'>, roomId: string): RoomRow => {
  const room = rooms.find(roomId);
  if (!room) throw new Problem('not-found');
  return room;
};
