import { type Dice, oneOf } from '../../server/db/seed/dice.ts';
import type { Step } from './step.ts';

/** How long steps take while nothing disturbs them, and a moment in which one is under way. */
export type StepTimes = {
  note(step: Step, ms: number): void;
  /** A random moment: so many milliseconds after the step's begin. */
  momentOf(step: Step): number;
};

/** Time assumed of a step that nobody has timed, for it waits until the very end. */
const unknownMs = 1_000;

/** Draws each moment from the time that the same step took one of the times before. */
export const timeSteps = (dice: Dice): StepTimes => {
  const timesMs = new Map<Step, number[]>();
  return {
    note: (step, ms) => timesMs.set(step, [...(timesMs.get(step) ?? []), ms]),
    momentOf: (step) => dice() * oneOf(dice, timesMs.get(step) ?? [unknownMs]),
  };
};
