import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

test.each(['/tickets', '/bn/search?from=dhaka&to=sylhet', '/checkout/a/b#pay', '/login?to=%2Ftickets'])(
  '%s is a way back',
  (to) => expect(wayBack(to)).toBe(to),
);

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\tevil',
  ' /tickets',
  'javascript:alert(1)',
  '/x/..//evil.example',
  `/${'x'.repeat(3_000)}`,
])('%j leads home', (to) => expect(wayBack(to)).toBe('/'));
