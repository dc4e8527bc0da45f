import { latinDigits } from '../language.ts';
import { latinise } from './latinise.ts';

/** Background colours of the marks that replace missing logos; white text is readable on each. */
export const markColours = [
  '#00704d',
  '#8a5200',
  '#2453a6',
  '#a3151f',
  '#0f6674',
  '#6a3d9a',
  '#1d5f2f',
  '#8b2f6b',
  '#b3341b',
  '#44546a',
  '#a02050',
  '#3c5a14',
] as const;

const longestSlug = 50;

/** Builds an operator's name in addresses: padma-paribahan. The second operator of that name is padma-paribahan-2. */
export const slugOf = (name: string, number = 1): string => {
  const slug = latinise(latinDigits(name)).replaceAll(' ', '-').slice(0, longestSlug).replace(/-+$/, '');
  return `${slug || 'bus-company'}${number > 1 ? `-${number}` : ''}`;
};

/** Derives the two letters of an operator's mark: of its first two words, or of its only one. */
export const markOf = (name: string): string => {
  const [first = 'bus', second] = latinise(latinDigits(name)).split(' ').filter(Boolean);
  return (second ? `${first[0]}${second[0]}` : first.slice(0, 2)).toUpperCase();
};

/** Chooses the colour of an operator's mark, always the same one for the same operator. */
export const colourOf = (operatorId: string): string => {
  const number = [...operatorId].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  return markColours[number % markColours.length] ?? markColours[0];
};
