import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Deps } from '../deps.ts';
import { verifyPassToken } from '../waiting-room/place-token.ts';
import { commitmentTo, drawSecret } from '../waiting-room/lot-hash.ts';
import { openRooms, type Rooms } from '../waiting-room/rooms.ts';
import { insertRoom } from '../waiting-room/store.ts';
import { aBrowser } from './browser.ts';
import type { World } from './world.ts';

/** Sets up the waiting room of a trip's date, an hour before its opening. `operatorId`: null for all companies. */
export const setUpRoom = async (
  { db, deps }: Pick<World, 'db' | 'deps'>,
  tripId: string,
  operatorId: string | null = null,
): Promise<string> => {
  const [roomId, secret] = [randomUUID(), drawSecret()];
  const serviceDate = `${tripId.slice(0, 4)}-${tripId.slice(4, 6)}-${tripId.slice(6, 8)}`;
  const opensAt = new Date(Date.now() + 3_600_000);
  const commitment = commitmentTo(secret);
  const room = { roomId, serviceDate, operatorId, opensAt, secret, commitment, setBy: 'test' };
  if (!(await insertRoom(db, room))) throw new Error('there is a room already');
  await deps.rooms.beat();
  return roomId;
};

/** Opens a room, `secondsAgo` seconds ago. */
export const openRoom = async (
  { db, deps }: Pick<World, 'db' | 'deps'>,
  roomId: string,
  secondsAgo = 10,
): Promise<void> => {
  await deps.rooms.beat();
  await sql`update waiting_room set opens_at = now() - make_interval(secs => ${secondsAgo}::int), ticked_at = null
    where room_id = ${roomId}`.execute(db);
  await deps.rooms.beat();
};

/** Lets a second pass for a room, two minutes after its lot was drawn, and then does what happens in each second. */
export const letSecondPass = async (
  { db }: Pick<World, 'db'>,
  rooms: Rooms,
  roomId: string,
): Promise<void> => {
  await sql`update waiting_room set ticked_at = now() - interval '1 second',
    drawn_at = least(drawn_at, now() - interval '2 minutes') where room_id = ${roomId} and drawn_at is not null`.execute(
    db,
  );
  await rooms.beat();
};

/** A visitor with the passes that a token gives. */
export const withPass = (world: Pick<World, 'deps'>, actor: Visitor, token: string): Visitor => ({
  ...actor,
  passes: [verifyPassToken(world.deps.linkSigner, token)].flatMap((pass) => pass ?? []),
});

export const takePlace = (world: Pick<World, 'portal'>, actor: Visitor, roomId: string, more: object = {}) =>
  world.portal.waitingRoom.takePlace(actor, { roomId, ...more }, aBrowser());

export const enterSale = (world: Pick<World, 'portal'>, actor: Visitor, roomId: string, place: string) =>
  world.portal.waitingRoom.enterSale(actor, { roomId, place }, aBrowser());

/** Makes the deps of another process over the same database, with rooms of its own. */
export const anotherProcess = (deps: Deps): Deps => ({
  ...deps,
  rooms: openRooms(deps.db, deps.settings, deps.log),
});
