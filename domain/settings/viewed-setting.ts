import type { SettingKey, Settings } from '../settings.ts';

/** A setting with who changed it last; version 0: nobody has. */
export type ViewedSetting = {
  key: SettingKey;
  value: Settings[SettingKey];
  version: number;
  changedAt: Date | null;
  byName: string | null;
};
