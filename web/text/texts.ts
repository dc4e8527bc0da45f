import type { Bilingual, Language } from '@poth/domain/language.ts';
import { useLanguage } from './language.ts';

type Leaf = Bilingual | ((...values: never[]) => Bilingual);
/** Texts by name; a plain string is the same in every language: a name, an address, an icon. */
type Table = { readonly [name: string]: string | Leaf | Table | readonly (Leaf | Table)[] };

/** Table of texts in one language. */
export type InLanguage<T> = T extends Bilingual
  ? string
  : T extends (...values: infer Values) => Bilingual
    ? (...values: Values) => string
    : T extends string
      ? T
      : { readonly [Name in keyof T]: InLanguage<T[Name]> };

/** Declares the texts of a noun in English and Bangla; tables and lists may nest. */
export const texts = <const T extends Table>(table: T): T => table;

const isLeaf = (value: object): value is Bilingual => 'en' in value && 'bn' in value;

const say = (value: unknown, language: Language): unknown => {
  if (typeof value === 'function') return (...values: unknown[]) => say(value(...values), language);
  if (typeof value !== 'object' || value === null) return value;
  if (isLeaf(value)) return value[language];
  if (Array.isArray(value)) return value.map((entry) => say(entry, language));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, say(entry, language)]));
};

const said: Record<Language, WeakMap<object, unknown>> = { en: new WeakMap(), bn: new WeakMap() };

/** Texts of a noun in one language, outside components. */
export const textIn = <T extends Table>(language: Language, table: T): InLanguage<T> => {
  const known = said[language].get(table) ?? say(table, language);
  said[language].set(table, known);
  return known as InLanguage<T>;
};

/** Texts of a noun in the language of the page. */
export const useText = <T extends Table>(table: T): InLanguage<T> => textIn(useLanguage(), table);
