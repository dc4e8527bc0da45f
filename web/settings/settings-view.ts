import { digits, type Language } from '@poth/domain/language.ts';
import { formatTaka } from '@poth/domain/money.ts';
import {
  type SettingGroup,
  type SettingKey,
  settingGroups,
  settingTable,
  type Unit,
} from '@poth/domain/settings.ts';
import { settingSentence, settingText, formValuesOf } from '@poth/domain/settings-typed.ts';
import type { ViewedSetting } from '@poth/domain/settings/viewed-setting.ts';
import { momentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { settingsText } from './text.ts';

/** A setting as its row shows it. */
export type SettingView = {
  key: SettingKey;
  unit: Unit;
  label: string;
  value: string;
  says: string;
  typed: string[];
  limits: string | null;
  version: number;
  changed: string | null;
};

const limitsText = (key: SettingKey, language: Language): string | null => {
  const { unit, least, most } = settingTable[key];
  if (unit === 'switch' || unit === 'tiers') return null;
  const written = (limit: number) =>
    unit === 'taka'
      ? formatTaka(limit, language)
      : digits(unit === 'percent' ? limit / 100 : limit, language);
  return textIn(language, settingsText).limits(written(least), written(most));
};

const settingView = (
  { key, value, version, changedAt, byName }: ViewedSetting,
  language: Language,
): SettingView => {
  const t = textIn(language, settingsText);
  const { unit, label } = settingTable[key];
  const text = settingText(key, value, language);
  return {
    key,
    unit,
    label: label[language],
    value: text === 'on' || text === 'off' ? t.fields[text] : text,
    says: settingSentence(key, value, language),
    typed: formValuesOf(key, value),
    limits: limitsText(key, language),
    version,
    changed: changedAt && t.changed(byName ?? t.gone, momentText(changedAt, language, 'year')),
  };
};

/** Every setting under its heading. */
export const settingsView = (
  settings: readonly ViewedSetting[],
  language: Language,
): { group: SettingGroup; rows: SettingView[] }[] =>
  settingGroups.map((group) => ({
    group,
    rows: settings
      .filter(({ key }) => settingTable[key].group === group)
      .map((setting) => settingView(setting, language)),
  }));
