import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { SwitchRoomInput, valueWaitMinutes } from '@poth/domain/waiting-room/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readOpenings } from '../sale-window/opening-store.ts';
import { openingOf, setUpRoom } from './set-up-rooms.ts';
import { switchRoom as writeSwitch } from './store.ts';
import { ownerOfRooms } from './rooms-owner.ts';

/**
 * Switches the waiting room of an opening on or off: an admin for all companies, an owner for the own coaches. The
 * source of the lot's public value is given before the opening, once. Problems: not-found (no opening is ahead or the
 * room is another company's), already-decided (its opening has passed).
 */
export const switchRoom = call(
  { gate: 'ownerOrAdmin', input: SwitchRoomInput, problems: ['not-found', 'already-decided'] },
  async function switchRoom({ deps, actor }, { serviceDate, reach, isOn, valueSource }): Promise<void> {
    const operatorId = ownerOfRooms(actor, reach);
    const openings = await readOpenings(deps.db, { since: deps.rooms.now() });
    const opening = openingOf(openings, { serviceDate, operatorId });
    const known = deps.rooms
      .all()
      .some((room) => room.serviceDate === serviceDate && room.operatorId === operatorId);
    if (!opening && !known) throw new Problem('not-found');
    const setBy = nameOfActor(actor);
    await transaction(deps.db, async (tx) => {
      if (opening) await setUpRoom(tx, { ...opening, operatorId }, setBy);
      const typed = { valueSource: valueSource.trim() || null, valueWaitMinutes };
      const switched = await writeSwitch(tx, { serviceDate, operatorId, isOn, setBy, ...typed });
      if (!switched) throw new Problem('already-decided');
      await recordAct(tx, actor, {
        stream: operatorId === null ? 'portal:waiting-room' : `operator:${operatorId}`,
        act: 'waiting-room-switched',
        detail: { serviceDate, isOn, ...switched },
      });
    });
    await deps.rooms.beat();
  },
);
