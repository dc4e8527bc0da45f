import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './runtime.mjs';

/** Reads the report that a suite wrote; undefined if it ended before writing one. */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Failed tests in a report of Vitest, each with the beginning of its message; a file that does not load counts as one. */
export function failuresOf({ testResults = [] }) {
  const lines = (text) => text.split('\n').slice(0, 4).join('\n  ');
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${relative(root, name)}\n  ${lines(message)}`];
    return failed.map(
      (test) => `${relative(root, name)} › ${test.fullName}\n  ${lines(test.failureMessages.join('\n'))}`,
    );
  });
}
