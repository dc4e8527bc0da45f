import type { Stage } from './stage.ts';

/** Something that goes wrong, the alerts that must tell of it, and how it is put right again. */
export type Cause = {
  alerts: readonly string[];
  says: string;
  begin(stage: Stage): Promise<unknown>;
  /** In words, and in fact. */
  mended: string;
  end(stage: Stage): Promise<unknown>;
};

/** Says that a cause cannot be brought about on this machine, and why. */
export class CannotCause extends Error {}
