import { settingKeys } from '@poth/domain/settings.ts';
import type { ViewedSetting } from '@poth/domain/settings/viewed-setting.ts';
import { call } from '../call.ts';
import { readStored } from './store.ts';

/** Shows an admin every setting of the portal as it is now, in the order of their table. */
export const viewSettings = call({ gate: 'admin' }, async function viewSettings({ deps }): Promise<
  readonly ViewedSetting[]
> {
  await deps.settings.refresh();
  const stored = new Map((await readStored(deps.db)).map((row) => [row.key, row]));
  const now = deps.settings();
  return settingKeys.map((key) => {
    const row = stored.get(key);
    const { version = 0, changedAt = null, byName = null } = row ?? {};
    return { key, value: now[key], version, changedAt, byName };
  });
});
