import type { Language } from '../language.ts';
import type { StopPoint } from './trip.ts';

/** Joins a counter's name and address; an address that begins with the name is shown alone. */
export const counterText = (
  { name, address }: Pick<StopPoint, 'name' | 'address'>,
  language: Language,
): string =>
  address[language].startsWith(name[language])
    ? address[language]
    : `${name[language]}, ${address[language]}`;
