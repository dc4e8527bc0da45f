import type { Bilingual, Language } from '@poth/domain/language.ts';

/** Name of a route as desks show it, with dashes between its places: "Dhaka – Bogura" of "Dhaka-Bogura". */
export const routeNameText = (name: Bilingual, language: Language): string =>
  name[language].replaceAll('-', ' – ');
