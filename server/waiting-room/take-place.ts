import { addMinutes } from '@poth/domain/add-minutes.ts';
import type { Account } from '@poth/domain/identity/account.ts';
import { Problem } from '@poth/domain/problem.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { takePlaceCall } from '@poth/domain/waiting-room/api.ts';
import { TakePlaceInput } from '@poth/domain/waiting-room/input.ts';
import type { Place, QueueName } from '@poth/domain/waiting-room/place.ts';
import { stageOf } from '@poth/domain/waiting-room/room.ts';
import type { PlacePosition } from '@poth/domain/waiting-room/place-position.ts';
import { type BrowserContext, browserCall } from '../call.ts';
import { numberHashOf, sealedHash } from '../identity/number-hash.ts';
import { readProvenNumber } from '../identity/proven-number-store.ts';
import { setTokenCookie, verifyPlaceToken, signPlace, readTokenCookie } from './place-token.ts';
import { roomOf } from './room-of.ts';
import { currentPosition } from './current-position.ts';

/** A place with its token and its position. */
export type GivenPlace = PlacePosition & { place: string; placeId: string; until: Date };

/** Hours after the opening for which a place is valid. */
const goodHours = 24;

/** Returns the hash of the proven number: the account's, else the one that the browser has proved, if it says so. */
const numberOf = async (
  { deps, actor }: Pick<BrowserContext, 'deps' | 'actor'>,
  hasProvenNumber: boolean,
): Promise<string | undefined> => {
  const phone: Account['phone'] | undefined = actor.account?.phone;
  if (phone) return numberHashOf(deps.linkSigner, phone);
  return hasProvenNumber ? readProvenNumber(deps.db, actor.buyerId) : undefined;
};

/**
 * Takes a place in a waiting room: by a proven number, which has one place in the lot and one number after the opening, in
 * whatever browsers; without a number by the browser. A place that the browser already has stays until it has proved a
 * number. A row is written for a proven place after the opening alone. Problems: not-found, room-over.
 */
export const takePlace = browserCall(
  { gate: 'everybody', input: TakePlaceInput, problems: problemsIn(takePlaceCall.responses) },
  async function takePlace({ deps, actor, browser }, input): Promise<GivenPlace> {
    const { rooms, linkSigner, publicUrl } = deps;
    const room = roomOf(deps, input.roomId);
    const [now, roomId] = [rooms.now(), room.roomId];
    const stage = stageOf(room, now);
    if (stage === 'off') throw new Problem('room-over');
    const brought = input.place ?? readTokenCookie(publicUrl, browser, 'place', roomId);
    const had = verifyPlaceToken(linkSigner, brought, { roomId, now });
    const numberHash =
      had?.queue === 'proven' ? undefined : await numberOf({ deps, actor }, input.hasProvenNumber);
    const answer = (place: Place): GivenPlace => {
      const { placeId, until } = place;
      return { ...currentPosition(room, place, now), place: signPlace(linkSigner, place), placeId, until };
    };
    if (had && !numberHash) return answer(had);
    const queue: QueueName = numberHash ? 'proven' : 'unproven';
    const subject = numberHash ? `number ${numberHash}` : `buyer ${actor.buyerId}`;
    const placeId = sealedHash(linkSigner, `place ${roomId} ${subject}`);
    if (stage === 'before') rooms.count(roomId, queue, placeId);
    const place: Place = {
      roomId,
      queue,
      placeId,
      lateNo: stage === 'before' ? null : await rooms.numberLate(roomId, queue, placeId),
      until: addMinutes(room.opensAt, goodHours * 60),
    };
    const given = answer(place);
    const seconds = (place.until.getTime() - now.getTime()) / 1_000;
    setTokenCookie(publicUrl, browser, { kind: 'place', roomId, token: given.place, seconds });
    return given;
  },
);
