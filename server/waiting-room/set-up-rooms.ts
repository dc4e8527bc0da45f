import { randomUUID } from 'node:crypto';
import { stageOf } from '@poth/domain/waiting-room/room.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readOpenings } from '../sale-window/opening-store.ts';
import { commitmentTo, drawSecret } from './lot-hash.ts';
import { insertRoom, switchOffUnopenedRoom, moveRoom } from './store.ts';

type Opening = { serviceDate: string; operatorId: string | null; opensAt: Date };

/** Sets up the room of an opening, with a new secret; returns false where it has one. */
export const setUpRoom = (db: Database | Tx, opening: Opening, setBy: string): Promise<boolean> => {
  const secret = drawSecret();
  return insertRoom(db, {
    ...opening,
    roomId: randomUUID(),
    secret,
    commitment: commitmentTo(secret),
    setBy,
  });
};

const isOf = (one: { serviceDate: string; operatorId: string | null }, other: typeof one): boolean =>
  one.serviceDate === other.serviceDate && one.operatorId === other.operatorId;

/**
 * Keeps the rooms with their openings: an opening that an admin has set for all companies gets a room by itself, and a
 * room whose opening is moved or deleted before it comes follows it. Rooms of one company are set up by its owner.
 */
export const syncRoomsWithOpenings = async ({ db, rooms }: Pick<Deps, 'db' | 'rooms'>): Promise<void> => {
  const openings = await readOpenings(db, { since: rooms.now() });
  const known = rooms.all();
  for (const opening of openings)
    if (opening.operatorId === null && !known.some((one) => isOf(one, opening)))
      await setUpRoom(db, opening, 'system');
  const ahead = known.filter((room) => stageOf(room, rooms.now()) === 'before');
  for (const room of ahead) {
    const opening = openingOf(openings, room);
    if (!opening) await switchOffUnopenedRoom(db, room.roomId);
    else if (opening.opensAt.getTime() !== room.opensAt.getTime())
      await moveRoom(db, { ...room, opensAt: opening.opensAt });
  }
};

/** Finds the opening that a room guards: its company's own, else the one for all. */
export const openingOf = (
  openings: readonly Opening[],
  room: { serviceDate: string; operatorId: string | null },
): Opening | undefined =>
  openings.find((one) => isOf(one, room)) ??
  openings.find((one) => isOf(one, { serviceDate: room.serviceDate, operatorId: null }));
