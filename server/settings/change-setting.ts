import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { isSettingKey, type SettingKey } from '@poth/domain/settings.ts';
import { ChangeSettingInput } from '@poth/domain/settings-input.ts';
import { readSetting } from '@poth/domain/settings-typed.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { switchDemonstration } from '../db/seed/switch-demonstration.ts';
import { transaction } from '../db/transaction.ts';
import { dateDefaultCommission } from './commission-store.ts';
import { lockStoredSetting, writeStored } from './store.ts';

/**
 * Changes one setting of the portal from now on: earlier agreements keep their deadline, price and policy; a new
 * default commission counts from tomorrow's coaches on. The audit log records the old and the new value. Switching the
 * demonstration puts its companies on sale or off it.
 */
export const changeSetting = call(
  {
    gate: 'admin',
    input: ChangeSettingInput,
    unreadable: 'not-found',
    problems: [
      'invalid-input', // value, see SettingFault
      'already-decided', // another admin has changed it since the form was drawn
      'not-found', // no such setting
    ],
  },
  async function changeSetting({ deps, actor }, { key, typed, seenVersion }): Promise<{ key: SettingKey }> {
    if (!isSettingKey(key)) throw new Problem('not-found');
    const read = readSetting(key, typed);
    if ('fault' in read) throw new Problem('invalid-input', { faults: { value: read.fault } });
    const became = read.value;
    await transaction(deps.db, async (tx) => {
      const stored = await lockStoredSetting(tx, key);
      if ((stored?.version ?? 0) !== seenVersion) throw new Problem('already-decided');
      const was = stored ? stored.value : deps.settings()[key];
      if (JSON.stringify(was) === JSON.stringify(became)) return;
      if (!(await writeStored(tx, { key, value: became, seenVersion, by: nameOfActor(actor) })))
        throw new Problem('already-decided');
      if (key === 'commissionBasisPoints')
        await dateDefaultCommission(tx, { was: Number(was), became: Number(became), by: nameOfActor(actor) });
      if (key === 'demonstration') await switchDemonstration(tx, became === true);
      await recordAct(tx, actor, {
        stream: 'portal:settings',
        act: 'setting-changed',
        detail: { key, was, became },
      });
    });
    await deps.settings.refresh();
    return { key };
  },
);
