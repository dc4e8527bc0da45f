import type { Place } from '@poth/domain/waiting-room/place.ts';
import { hashRange } from '@poth/domain/waiting-room/smallest-hashes.ts';
import { type PlacePosition, positionOfPlace } from '@poth/domain/waiting-room/place-position.ts';
import { countedHash, shareOf } from './lot-hash.ts';
import type { RoomRow } from './store.ts';

/** Returns the position of a place at this moment, computed from its token and what the process knows of the room. */
export const currentPosition = (room: RoomRow, place: Place, now: Date): PlacePosition =>
  positionOfPlace(room, place, {
    share: room.seed === null ? null : shareOf(room.seed, place.placeId),
    spread: countedHash(place.placeId) / hashRange,
    now,
  });
