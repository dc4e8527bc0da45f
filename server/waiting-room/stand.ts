import type { Place } from '@poth/domain/waiting-room/place.ts';
import { hashRange } from '@poth/domain/waiting-room/smallest-hashes.ts';
import { type Standing, standingOf } from '@poth/domain/waiting-room/standing.ts';
import { countedHash, shareOf } from './lot-hash.ts';
import type { RoomRow } from './store.ts';

/** Returns the position of a place at this moment, computed from its token and what the process knows of the room. */
export const stand = (room: RoomRow, place: Place, now: Date): Standing =>
  standingOf(room, place, {
    share: room.seed === null ? null : shareOf(room.seed, place.placeId),
    spread: countedHash(place.placeId) / hashRange,
    now,
  });
