import { choreNames } from '@poth/domain/back-office/health.ts';
import { expect, test } from 'vitest';
import { choreName } from './health-text.ts';

test.each(choreNames)('the chore %s is described in words, in both languages', (name) => {
  expect(choreName(name, 'en')).toMatch(/^[A-Z][a-z]+ [a-zA-Z ]+$/);
  expect(choreName(name, 'bn')).toMatch(/^[\p{Script=Bengali} ]+$/u);
});

test('a chore of an earlier version keeps its name', () => {
  expect(choreName('constructor', 'bn')).toBe('constructor');
});
