import { ListRoomsInput } from '@poth/domain/waiting-room/input.ts';
import { type RoomView, viewOfRoom } from '@poth/domain/waiting-room/room-view.ts';
import { call } from '../call.ts';
import { readOpenings } from '../sale-window/opening-store.ts';
import { ownerOfRooms } from './rooms-owner.ts';

/** Opening that is ahead or lately came, with its room, where it has one. */
export type DeskRoom = { serviceDate: string; opensAt: Date; room: RoomView | null; isOn: boolean };

const dayMs = 24 * 3_600_000;

/** Lists the openings since a day ago, with the waiting room of each. Problems: not-found. */
export const listDeskRooms = call(
  { gate: 'ownerOrAdmin', input: ListRoomsInput, problems: ['not-found'] },
  async function listDeskRooms({ deps: { db, rooms }, actor }, { reach }): Promise<DeskRoom[]> {
    const operatorId = ownerOfRooms(actor, reach);
    const now = rooms.now();
    const since = new Date(now.getTime() - dayMs);
    const openings = await readOpenings(db, { since });
    const own = rooms.all().filter((room) => room.operatorId === operatorId && room.opensAt > since);
    const shown = new Map(
      openings
        .filter((one) => one.operatorId === null || one.operatorId === operatorId)
        // A company's own opening comes last, replacing the one for all: it is the later one.
        .toSorted((one, other) => Number(one.operatorId !== null) - Number(other.operatorId !== null))
        .map(({ serviceDate, opensAt }) => [String(serviceDate), opensAt]),
    );
    for (const { serviceDate, opensAt } of own) if (!shown.has(serviceDate)) shown.set(serviceDate, opensAt);
    return [...shown]
      .map(([serviceDate, opensAt]) => {
        const room = own.find((one) => one.serviceDate === serviceDate);
        return {
          serviceDate,
          opensAt: room?.opensAt ?? opensAt,
          room: room ? viewOfRoom(room, now) : null,
          isOn: room?.isOn ?? false,
        };
      })
      .toSorted((one, other) => one.opensAt.getTime() - other.opensAt.getTime());
  },
);
