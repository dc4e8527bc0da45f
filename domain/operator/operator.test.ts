import { expect, test } from 'vitest';
import { unreachable } from '../machine.ts';
import { decisionsIn, readReason } from './decision.ts';
import { operatorLife } from './lifecycle.ts';
import { colourOf, markColours, markOf, slugOf } from './mark.ts';

test('every state of a company can be reached, and in each an admin may do what its life allows', () => {
  expect(unreachable(operatorLife, 'submitted')).toEqual([]);
  expect(decisionsIn('submitted')).toEqual(['verify', 'reject']);
  expect(decisionsIn('rejected')).toEqual([]);
  expect(decisionsIn('verified')).toEqual(['suspend']);
  expect(decisionsIn('suspended')).toEqual(['restore']);
});

test('who is rejected or suspended is told why', () => {
  expect(readReason('reject', '  ')).toEqual({ fault: 'reason-missing' });
  expect(readReason('suspend', 'x'.repeat(501))).toEqual({ fault: 'reason-long' });
  expect(readReason('suspend', ' Licence has run out ')).toEqual({ reason: 'Licence has run out' });
  expect(readReason('verify', '')).toEqual({ reason: null });
});

test('a name in either script gives an address and a mark', () => {
  expect([slugOf('Padma Paribahan'), markOf('Padma Paribahan')]).toEqual(['padma-paribahan', 'PP']);
  expect([slugOf('পদ্মা পরিবহন', 2), markOf('পদ্মা পরিবহন')]).toEqual(['padma-paribahan-2', 'PP']);
  expect([slugOf('শ্যামলী'), slugOf("Cox's Café"), slugOf('১০১ কোচ')]).toEqual([
    'shyamali',
    'coxs-cafe',
    '101-koch',
  ]);
  expect([slugOf('东方'), markOf('Ena')]).toEqual(['bus-company', 'EN']);
});

test('an operator keeps its colour', () => {
  expect(markColours).toContain(colourOf('a4c1'));
  expect(colourOf('a4c1')).toBe(colourOf('a4c1'));
});
