import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { expect, test } from 'vitest';
import { dayByKey } from './calendar-keys.ts';

// A Friday, the last day of its week.
const friday = '2026-11-27' as DhakaDate;

test.each([
  ['ArrowLeft', false, '2026-11-26'],
  ['ArrowRight', false, '2026-11-28'],
  ['ArrowUp', false, '2026-11-20'],
  ['ArrowDown', false, '2026-12-04'],
  ['Home', false, '2026-11-21'],
  ['End', false, '2026-11-27'],
  ['PageUp', false, '2026-10-27'],
  ['PageDown', false, '2026-12-27'],
  ['PageDown', true, '2027-11-27'],
  ['Enter', false, undefined],
])('%s (with Shift: %s) moves to %s', (key, shift, to) => expect(dayByKey(friday, key, shift)).toBe(to));
