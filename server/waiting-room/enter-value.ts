import { Problem } from '@poth/domain/problem.ts';
import { EnterValueInput } from '@poth/domain/waiting-room/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { writePublicValue } from './lot-store.ts';
import { roomOf } from './room-of.ts';
import { ownerOfRooms } from './rooms-owner.ts';

/**
 * Enters the public value of a lot, from the source that was announced: after the opening, when no place in the lot can be
 * taken any more, and before the lot is drawn. Problems: not-found, already-decided.
 */
export const enterValue = call(
  { gate: 'ownerOrAdmin', input: EnterValueInput, problems: ['not-found', 'already-decided'] },
  async function enterValue({ deps, actor }, { roomId, value }): Promise<void> {
    const room = roomOf(deps, roomId);
    const operatorId = ownerOfRooms(actor, room.operatorId === null ? 'all' : 'own');
    if (operatorId !== room.operatorId) throw new Problem('not-found');
    await transaction(deps.db, async (tx) => {
      if (!(await writePublicValue(tx, { roomId, value }))) throw new Problem('already-decided');
      await recordAct(tx, actor, {
        stream: operatorId === null ? 'portal:waiting-room' : `operator:${operatorId}`,
        act: 'lot-value-entered',
        detail: { roomId, value },
      });
    });
    await deps.rooms.beat();
  },
);
