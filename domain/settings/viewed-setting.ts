import type { SettingKey, Settings } from '../settings.ts';

/** Setting with the person who changed it last; version 0: never changed. */
export type ViewedSetting = {
  key: SettingKey;
  value: Settings[SettingKey];
  version: number;
  changedAt: Date | null;
  byName: string | null;
};
