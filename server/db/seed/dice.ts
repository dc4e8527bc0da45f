import { createHash } from 'node:crypto';

/** Draws numbers from 0 up to 1 that look random and are reproducible for a subject. */
export type Dice = () => number;

/** Dice of a subject: the mulberry32 generator, started from a hash of the subject. */
export const diceOf = (subject: string): Dice => {
  let state = createHash('sha256').update(subject).digest().readUInt32BE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Picks one of several things, each with equal probability. */
export const oneOf = <Thing>(dice: Dice, things: readonly Thing[]): Thing => {
  const thing = things[Math.floor(dice() * things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
};
