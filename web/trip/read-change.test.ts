import { expect, test } from 'vitest';
import { counterKey, type TripAction, readChange } from './read-change.ts';

const read = (tripAction: TripAction, query: string) => readChange(tripAction, new URLSearchParams(query));
const id = '0c1b1c53-7f8e-4a58-8f0e-7d1f60c8b001';
const other = '0c1b1c53-7f8e-4a58-8f0e-7d1f60c8b002';

test('a delay in digits of either language', () => {
  const change = { kind: 'delay', delayMinutes: 90, reason: 'traffic' };
  expect(read('delay', 'minutes=90&reason=traffic').change).toEqual(change);
  expect(read('delay', 'minutes=৯০&reason=traffic').change).toEqual(change);
});

test('before it is sent nothing is wrong; then every field says what is', () => {
  expect(read('delay', '')).toMatchObject({ change: null, faults: {} });
  expect(read('delay', 'minutes=abc&reason=')).toMatchObject({
    change: null,
    faults: { minutes: true, reason: true },
  });
  expect(read('delay', 'minutes=1441&reason=ferry').faults).toEqual({ minutes: true });
  expect(read('coach', 'coach=&reason=breakdown').faults).toEqual({ coach: true });
});

test('a counter by its stop, and how much earlier the coach is at the other', () => {
  const query = new URLSearchParams({
    counter: counterKey(1, id),
    to: other,
    later: '−১০',
    reason: 'operations',
  });
  expect(readChange('counter', query).change).toEqual({
    kind: 'counter',
    stopNo: 1,
    counterId: id,
    toCounterId: other,
    minutesLater: -10,
    reason: 'operations',
  });
});
