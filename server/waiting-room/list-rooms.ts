import { problemsIn } from '@poth/domain/contract.ts';
import { type RoomView, viewOfRoom } from '@poth/domain/waiting-room/room-view.ts';
import { listRoomsCall } from '@poth/domain/waiting-room/api.ts';
import { call } from '../call.ts';

/** Lists the waiting rooms that are ahead, open or lately over, from memory. */
export const listRooms = call(
  { gate: 'everybody', problems: problemsIn(listRoomsCall.responses) },
  async function listRooms({ deps: { rooms } }): Promise<RoomView[]> {
    return rooms
      .all()
      .filter(({ isOn }) => isOn)
      .map((room) => viewOfRoom(room, rooms.now()));
  },
);
