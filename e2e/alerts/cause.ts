import type { Stage } from './stage.ts';

/** Fault to cause, the alerts that must fire for it, and its repair. */
export type Cause = {
  alerts: readonly string[];
  says: string;
  begin(stage: Stage): Promise<unknown>;
  /** Repair in words; `end` carries it out. */
  mended: string;
  end(stage: Stage): Promise<unknown>;
  /** Earlier cause that this one needs in order to occur. */
  follows?: Cause;
};
