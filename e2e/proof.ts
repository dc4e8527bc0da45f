import { stopAfter } from '../bench/stop-after.ts';

/** A proof that is a program of its own: it tells each thing that it has looked at, and counts. */
export type Proof = {
  check(passed: boolean, line: string): void;
  /** Acts that end what was opened; the last one opened ends first. */
  closers: (() => unknown)[];
  /**
   * Runs the proof and ends what it has opened, prints `N passed, N failed` as its last line, and ends the program: with 1
   * where something does not hold. A fault of the proof itself is one that failed.
   */
  run(prove: () => Promise<void>): Promise<never>;
};

/** Opens a proof in which nothing is counted yet. */
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
