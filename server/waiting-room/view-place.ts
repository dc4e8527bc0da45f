import { Problem } from '@poth/domain/problem.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { viewPlaceCall } from '@poth/domain/waiting-room/api.ts';
import { PlaceInput } from '@poth/domain/waiting-room/input.ts';
import type { Standing } from '@poth/domain/waiting-room/standing.ts';
import { call } from '../call.ts';
import { openPlace } from './place-token.ts';
import { roomOf } from './room-of.ts';
import { stand } from './stand.ts';

/** Shows the position of a place, from memory. Problems: not-found, waiting-place-unknown. */
export const viewPlace = call(
  { gate: 'everybody', input: PlaceInput, problems: problemsIn(viewPlaceCall.responses) },
  async function viewPlace({ deps }, { roomId, place: token }): Promise<Standing> {
    const room = roomOf(deps, roomId);
    const now = deps.rooms.now();
    const place = openPlace(deps.linkSigner, token, { roomId, now });
    if (!place) throw new Problem('waiting-place-unknown');
    return stand(room, place, now);
  },
);
