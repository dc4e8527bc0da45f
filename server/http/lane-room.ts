import { AsyncLocalStorage } from 'node:async_hooks';
import type { Lane } from './request-lanes.ts';

/** Room that a request has taken in a lane. */
type Room = { lane: Pick<Lane, 'leave' | 'comeBack'>; waits: number; isOver: boolean };

const rooms = new AsyncLocalStorage<Room>();

/** Runs a request that has taken room in a lane, and leaves the lane once it is done. */
export const runInRoom = async (lane: Room['lane'], work: () => Promise<void>): Promise<void> => {
  const room: Room = { lane, waits: 0, isOver: false };
  try {
    await rooms.run(room, work);
  } finally {
    room.isOver = true;
    if (room.waits === 0) lane.leave();
  }
};

/**
 * Awaits what costs nothing but time, and gives the room of the request to others meanwhile: slow answers on purpose, however
 * many, keep nobody out. Outside of a request it only waits.
 */
export const waitOutsideLane = async (wait: Promise<unknown>): Promise<void> => {
  const room = rooms.getStore();
  if (!room || room.isOver) return void (await wait);
  room.waits += 1;
  if (room.waits === 1) room.lane.leave();
  try {
    await wait;
  } finally {
    room.waits -= 1;
    if (room.waits === 0 && !room.isOver) room.lane.comeBack();
  }
};
