import { digits, type Language, latinDigits } from './language.ts';
import { amountText, formatMoney, parseTypedAmount, paisa } from './money.ts';
import type { RefundPolicy } from './refund/policy.ts';
import { type SettingKey, type Settings, settingTable, type Unit } from './settings.ts';

/** Setting as a form sends it: one field, two for a range, two for each tier (hours, percent). */
export type SettingTyped = readonly string[];
export type SettingFault = 'missing' | 'not-a-number' | 'out-of-limits' | 'order' | 'tiers-order';

/** Undefined if the text is no number. */
const wholeOf = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const percentOf = (text: string): number | undefined => {
  const bare = text.replace(/\s*%$/, '');
  return /^\d{1,3}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : undefined;
};

const tiersOf = (fields: readonly string[]): RefundPolicy | undefined => {
  const tiers: RefundPolicy = [];
  for (let at = 0; at < fields.length; at += 2) {
    const [hours = '', percent = ''] = fields.slice(at, at + 2);
    if (!hours && !percent) continue;
    const [hoursBefore, feeBasisPoints] = [wholeOf(hours), percentOf(percent)];
    if (hoursBefore === undefined || feeBasisPoints === undefined) return undefined;
    tiers.push({ hoursBefore, feeBasisPoints });
  }
  return tiers;
};

const allWhole = (fields: readonly string[]): readonly number[] | undefined => {
  const numbers = fields.map(wholeOf);
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
};

const read = (unit: Unit, fields: readonly string[]): unknown => {
  const [first = ''] = fields;
  switch (unit) {
    case 'taka':
      return parseTypedAmount(first);
    case 'percent':
      return percentOf(first);
    case 'range-of-days':
      return allWhole(fields);
    case 'tiers':
      return tiersOf(fields);
    case 'switch':
      return first === 'on';
    default:
      return wholeOf(first);
  }
};

/** Reads what an admin typed, in Latin or Bangla digits. Returns the value, or its fault. */
export const readSetting = <Key extends SettingKey>(
  key: Key,
  typed: SettingTyped,
): { value: Settings[Key] } | { fault: SettingFault } => {
  const { unit, schema } = settingTable[key];
  const fields = typed.map((field) => latinDigits(field).trim());
  if (fields.every((field) => !field)) return { fault: 'missing' };
  const value = read(unit, fields);
  if (value === undefined) return { fault: 'not-a-number' };
  const valid = schema.safeParse(value);
  if (valid.success) return { value: valid.data as Settings[Key] };
  // A rule about several numbers (custom) has no limit for a single one of them.
  const isOrder = valid.error.issues.every(({ code }) => code === 'custom');
  return { fault: !isOrder ? 'out-of-limits' : unit === 'tiers' ? 'tiers-order' : 'order' };
};

/** Finds the field of the refund policy, among those of its form, from which on it cannot be read. */
export const faultyTierField = (typed: SettingTyped): number => {
  const reads = (fields: SettingTyped): boolean => 'value' in readSetting('refundPolicy', fields);
  for (let at = 0; at < typed.length; at += 2) {
    const upToHere = typed.slice(0, at + 2);
    if (upToHere.every((field) => !field.trim()) || reads(upToHere)) continue;
    // The highest fee may follow every other: if it can be read, only the fee of this line is wrong.
    return reads([...typed.slice(0, at + 1), '100']) ? at + 1 : at;
  }
  return 0;
};

/** Initial values of a setting's form: sent back unchanged, they read as the same value. */
export const formValuesOf = <Key extends SettingKey>(key: Key, value: Settings[Key]): string[] => {
  const { unit } = settingTable[key];
  if (unit === 'taka') return [amountText(paisa(value as number)).replace(/\.00$/, '')];
  if (unit === 'percent') return [String((value as number) / 100)];
  if (unit === 'range-of-days') return (value as readonly number[]).map(String);
  if (unit === 'tiers')
    return (value as RefundPolicy).flatMap(({ hoursBefore, feeBasisPoints }) => [
      String(hoursBefore),
      String(feeBasisPoints / 100),
    ]);
  return [unit === 'switch' ? (value ? 'on' : 'off') : String(value)];
};

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

const words = {
  minutes: { en: ['minute', 'minutes'], bn: ['মিনিট', 'মিনিট'] },
  days: { en: ['day', 'days'], bn: ['দিন', 'দিন'] },
} as const;

const tierText = (tiers: RefundPolicy, language: Language): string =>
  tiers
    .map(({ hoursBefore, feeBasisPoints }) =>
      language === 'en'
        ? `${hoursBefore} h before −${feeBasisPoints / 100}%`
        : `${hoursBefore} ঘণ্টা আগে −${feeBasisPoints / 100}%`,
    )
    .join(', ');

/** Formats a value for its sentence: 12 minutes, ৳20, 5%, 3-14. A switch is on or off in both languages. */
export const settingText = <Key extends SettingKey>(
  key: Key,
  value: Settings[Key],
  language: Language,
): string => {
  const { unit } = settingTable[key];
  if (unit === 'taka') return formatMoney(value as number, language);
  if (unit === 'switch') return value ? 'on' : 'off';
  const text =
    unit === 'minutes' || unit === 'days'
      ? counted(value as number, words[unit][language])
      : unit === 'percent'
        ? `${(value as number) / 100}%`
        : unit === 'tiers'
          ? tierText(value as RefundPolicy, language)
          : [value].flat().join('-');
  return digits(text, language);
};

/** Describes in one sentence what a value means from now on. */
export const settingSentence = <Key extends SettingKey>(
  key: Key,
  value: Settings[Key],
  language: Language,
): string => settingTable[key].says(settingText(key, value, language))[language];
