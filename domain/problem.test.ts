import { expect, test } from 'vitest';
import { Problem, problems, type ProblemCode } from './problem.ts';
import { problemText } from './problem-text.ts';

test('a problem speaks to the reader in both languages', () => {
  const problem = new Problem('seat-taken', { seats: ['B3'] });
  expect(problem.status).toBe(409);
  expect(problemText(problem, 'en')).toContain('B3');
  expect(problemText(new Problem('too-many-seats', { limit: 4 }), 'bn')).toContain('৪টি');
});

test('no sentence speaks of what was typed: a call says it to a program that types nothing', () => {
  for (const code of Object.keys(problems) as ProblemCode[])
    expect(problemText({ code, fields: problems[code].fields }, 'en'), code).not.toMatch(/\btyped?\b/i);
});

test('every field that a sentence names travels with its problem', () => {
  for (const code of Object.keys(problems) as ProblemCode[]) {
    const text = problemText({ code, fields: problems[code].fields }, 'en');
    expect(text, code).not.toContain('undefined');
  }
});
