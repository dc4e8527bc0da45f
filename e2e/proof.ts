import { stopAfter } from '../bench/stop-after.ts';

/** Proof that runs as a program: it prints each check, and counts. */
export type Proof = {
  check(passed: boolean, line: string): void;
  /** Functions that close what was opened, called in reverse order. */
  closers: (() => unknown)[];
  /**
   * Runs the proof and closes everything, prints `N passed, N failed` as its last line, and exits: with 1 if a check
   * failed. An error of the proof itself counts as a failed check.
   */
  run(prove: () => Promise<void>): Promise<never>;
};

/** Opens a proof without checks so far. */
export const openProof = (): Proof => {
  const count = { passed: 0, failed: 0 };
  const check = (passed: boolean, line: string): void => {
    count[passed ? 'passed' : 'failed'] += 1;
    console.log(passed ? line : `FAILED: ${line}`);
  };
  const closers: (() => unknown)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.toReversed()) await close();
  };
  return {
    check,
    closers,
    run: async (prove) => {
      await stopAfter(closeAll, prove).catch((thrown: unknown) =>
        check(false, thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)),
      );
      console.log(`${count.passed} passed, ${count.failed} failed`);
      process.exit(count.failed > 0 ? 1 : 0);
    },
  };
};
