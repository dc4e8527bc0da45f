import { type Dice, oneOf } from '../../server/db/seed/dice.ts';
import type { Step } from './step.ts';

/** Durations of undisturbed steps, and a random moment within one. */
export type StepTimes = {
  note(step: Step, ms: number): void;
  /** Random moment, in milliseconds after the step's start. */
  momentOf(step: Step): number;
};

/** Duration assumed for a step that was never timed, because it comes at the very end. */
const unknownMs = 1_000;

/** Draws each moment from one of the step's earlier durations. */
export const timeSteps = (dice: Dice): StepTimes => {
  const timesMs = new Map<Step, number[]>();
  return {
    note: (step, ms) => timesMs.set(step, [...(timesMs.get(step) ?? []), ms]),
    momentOf: (step) => dice() * oneOf(dice, timesMs.get(step) ?? [unknownMs]),
  };
};
