import type { Stage } from './stage.ts';

/** Something that goes wrong, the alerts that must tell of it, and how it is put right again. */
export type Cause = {
  alerts: readonly string[];
  says: string;
  begin(stage: Stage): Promise<unknown>;
  /** In words, and in fact. */
  mended: string;
  end(stage: Stage): Promise<unknown>;
  /** Cause without which this one does not come about. */
  follows?: Cause;
};
