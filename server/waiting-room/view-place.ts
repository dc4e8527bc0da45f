import { Problem } from '@poth/domain/problem.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { viewPlaceCall } from '@poth/domain/waiting-room/api.ts';
import { ViewPlaceInput } from '@poth/domain/waiting-room/input.ts';
import type { PlacePosition } from '@poth/domain/waiting-room/place-position.ts';
import { call } from '../call.ts';
import { verifyPlaceToken } from './place-token.ts';
import { roomOf } from './room-of.ts';
import { currentPosition } from './current-position.ts';

/** Shows the position of a place, from memory. Problems: not-found, waiting-place-unknown. */
export const viewPlace = call(
  { gate: 'everybody', input: ViewPlaceInput, problems: problemsIn(viewPlaceCall.responses) },
  async function viewPlace({ deps }, { roomId, place: token }): Promise<PlacePosition> {
    const room = roomOf(deps, roomId);
    const now = deps.rooms.now();
    const place = verifyPlaceToken(deps.linkSigner, token, { roomId, now });
    if (!place) throw new Problem('waiting-place-unknown');
    return currentPosition(room, place, now);
  },
);
