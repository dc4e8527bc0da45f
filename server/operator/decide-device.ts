import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { DecideDeviceInput } from '@poth/domain/identity/staff-device.ts';
import { Problem } from '@poth/domain/problem.ts';
import { letDeviceIn, shutDevice } from '../identity/device-store.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { companyToStaff } from './staff-company.ts';

const acts = {
  'let-in': 'device-let-in',
  refuse: 'device-refused',
  'take-back': 'device-taken-back',
} as const;

/**
 * Lets a device of the owner's staff in, refuses it, or revokes it: a revoked device's desk is shut from its next
 * request.
 */
export const decideDevice = call(
  {
    gate: 'operatorOwnerFresh',
    input: DecideDeviceInput,
    unreadable: 'not-found',
    problems: [
      'not-found', // no such device, or changed since the owner saw it
    ],
  },
  function decideDevice({ deps: { db }, actor }, { deviceId, code, decision }): Promise<void> {
    return transaction(db, async (tx) => {
      const { operatorId } = companyToStaff(actor);
      const device = { deviceId, operatorId, code };
      const userId =
        decision === 'let-in'
          ? await letDeviceIn(tx, { ...device, by: nameOfActor(actor) })
          : await shutDevice(tx, { ...device, isIn: decision === 'take-back' });
      if (!userId) throw new Problem('not-found');
      const detail = { deviceId, userId };
      await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: acts[decision], detail });
    });
  },
);
