import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const asserts = ({ category, steps }: Pick<TestStep, 'category' | 'steps'>): boolean =>
  category === 'expect' || steps.some(asserts);

/** Fails a run in which a journey passed without any assertion, like Vitest's requireAssertions. */
export default class AssertionsReporter implements Reporter {
  private readonly idle: string[] = [];

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !steps.some(asserts))
      this.idle.push(test.titlePath().filter(Boolean).join(' › '));
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.idle.length === 0) return undefined;
    console.error(`\nThese passed and asserted nothing:\n${this.idle.join('\n')}`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
