/** A consonant with all that joins it: a nukta, further consonants by hasanta, vowel signs, chandrabindu and the like. */
const cluster =
  /[\u0985-\u09b9\u09ce\u09dc-\u09e1](?:\u09bc|\u09cd[\u200c\u200d]?(?:[\u0995-\u09b9\u09dc-\u09df]\u09bc?)?)*[\u0981-\u0983\u09be-\u09cc\u09d7]*/g;

/** Splits a Bengali text into the clusters that a font draws as one. */
export const clustersOf = (text: string): string[] => text.match(cluster) ?? [];
