import { Problem } from '@poth/domain/problem.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { enterSaleCall } from '@poth/domain/waiting-room/api.ts';
import { EnterSaleInput } from '@poth/domain/waiting-room/input.ts';
import { roomAddress } from '@poth/domain/waiting-room/room-address.ts';
import { browserCall } from '../call.ts';
import { issuePass } from './admission-store.ts';
import { setTokenCookie, verifyPlaceToken, signPass, readTokenCookie } from './place-token.ts';
import { roomOf } from './room-of.ts';
import { currentPosition } from './current-position.ts';

/**
 * Admits a place to the sale: gives this buyer a pass for the date of the room, for some minutes. The same place lets
 * in one buyer at a time. wayIn: address that the browser came from. Problems: not-found, waiting-place-unknown,
 * waiting-room (its number is not admitted yet), waiting-place-used.
 */
export const enterSale = browserCall(
  { gate: 'everybody', input: EnterSaleInput, problems: problemsIn(enterSaleCall.responses) },
  async function enterSale(
    { deps, actor, browser },
    { roomId, place: token },
  ): Promise<{ pass: string; until: Date; wayIn: string | null }> {
    const { db, linkSigner, publicUrl, rooms } = deps;
    const room = roomOf(deps, roomId);
    const now = rooms.now();
    const brought = token ?? readTokenCookie(publicUrl, browser, 'place', roomId);
    const place = verifyPlaceToken(linkSigner, brought, { roomId, now });
    if (!place) throw new Problem('waiting-place-unknown');
    const { state } = currentPosition(room, place, now);
    if (state === 'in-lot' || state === 'waiting')
      throw new Problem('waiting-room', { address: roomAddress(roomId) });
    const { buyerId } = actor;
    const until = await issuePass(
      db,
      { roomId, placeId: place.placeId, buyerId },
      deps.settings().passMinutes,
    );
    if (!until) throw new Problem('waiting-place-used');
    const pass = signPass(linkSigner, { roomId, buyerId, until });
    const seconds = (until.getTime() - now.getTime()) / 1_000;
    setTokenCookie(publicUrl, browser, { kind: 'pass', roomId, token: pass, seconds });
    return { pass, until, wayIn: readTokenCookie(publicUrl, browser, 'way-in', roomId) ?? null };
  },
);
