import type { Language } from '../language.ts';
import type { StopPoint } from './trip.ts';

/** A counter's name with its address, which may begin with that name. */
export const counterText = (
  { name, address }: Pick<StopPoint, 'name' | 'address'>,
  language: Language,
): string =>
  address[language].startsWith(name[language])
    ? address[language]
    : `${name[language]}, ${address[language]}`;
