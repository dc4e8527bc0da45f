import { problemsIn } from '@poth/domain/contract.ts';
import { viewRoomCall } from '@poth/domain/waiting-room/api.ts';
import { RoomInput } from '@poth/domain/waiting-room/input.ts';
import { type RoomView, viewOfRoom } from '@poth/domain/waiting-room/room-view.ts';
import { call } from '../call.ts';
import { roomOf } from './room-of.ts';

/** Shows a waiting room, the same to everybody, from memory. Problems: not-found. */
export const viewRoom = call(
  {
    gate: 'everybody',
    input: RoomInput,
    problems: problemsIn(viewRoomCall.responses),
    unreadable: 'not-found',
  },
  async function viewRoom({ deps }, { roomId }): Promise<RoomView> {
    return viewOfRoom(roomOf(deps, roomId), deps.rooms.now());
  },
);
