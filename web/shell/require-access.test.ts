import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { gateOfPattern } from './require-access.ts';

const patternsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => (children ? patternsOf(children) : [path ?? '/']));

test('every route is listed with a gate, in both languages', () => {
  const patterns = patternsOf(routes);
  expect(patterns.length).toBeGreaterThan(200);
  expect(patterns).toContain('bn/admin/settings');
  expect(patterns.filter((pattern) => gateOfPattern(pattern) === undefined)).toEqual([]);
});

test('an unknown address has a page for everybody, and a route that is not listed has no gate', () => {
  expect(['*', '/admin/*', '/bn/admin/*'].map(gateOfPattern)).toEqual([
    'everybody',
    'everybody',
    'everybody',
  ]);
  expect(gateOfPattern('/admin/not-listed')).toBeUndefined();
});
