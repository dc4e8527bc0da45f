import type { Place } from './place.ts';

/** Apostrophes that Unicode classifies as letters; the others are punctuation. */
const letterApostrophes = /[\u02B9-\u02BF]/gu;
const notInAName = /[^\p{L}\p{M}\p{N}]/gu;

/**
 * Strips a name to what distinguishes places: lower-case letters and digits, without spaces, hyphens, apostrophes and
 * joiners. NFC leaves one spelling of য়, ড় and ঢ়, which keyboards send as one code point or two.
 */
export const bareName = (typed: string): string =>
  typed.normalize('NFC').toLowerCase().replace(letterApostrophes, '').replace(notInAName, '');

/** Lists the bare names of a place: of its id, both names, and its old and other spellings. */
export const bareNames = (place: Place): string[] =>
  [place.placeId, place.name.en, place.name.bn, ...place.aliases].map(bareName);

/**
 * Counts the typing errors between two names: a letter left out, added, wrong, or swapped with its neighbour (the
 * optimal string alignment distance). Returns limit + 1 for anything above the limit.
 */
const editDistance = (one: string, other: string, limit: number): number => {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const wrong = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] && row > 1 && column > 1;
      line[column] = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + wrong,
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, line];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
};

/** Returns how many typing errors are tolerated in a name of this length. */
const forgiven = (letters: number): number => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0);

/**
 * Counts the typing errors between a typed name and the nearest of some names, all bare; undefined when none is near
 * enough. Two errors are tolerated only after a correct first letter: Kaliganj is not Habiganj.
 */
export const distanceToNames = (names: readonly string[], typed: string): number | undefined => {
  const limit = forgiven(Array.from(typed).length);
  const distances = names.map((name) => {
    const slips = editDistance(typed, name, limit);
    return slips > limit || (slips > 1 && name[0] !== typed[0]) ? Number.POSITIVE_INFINITY : slips;
  });
  const fewest = Math.min(...distances);
  return Number.isFinite(fewest) ? fewest : undefined;
};

/** Counts the typing errors between a typed name and the nearest of a place's names. */
export const distanceToPlace = (place: Place, typed: string): number | undefined =>
  distanceToNames(bareNames(place), typed);
