import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { TranId } from '@poth/domain/payment/input.ts';
import { addDays, DhakaDate } from '@poth/domain/dhaka.ts';
import { tripIdOf } from '@poth/domain/trip/trip-id.ts';
import { expect, test } from 'vitest';
import { newTranId, paymentIdOf, parseTranId } from './tran-id.ts';

const someTrip = fc
  .tuple(fc.integer({ min: 0, max: 65_535 }), fc.uuid())
  .map(([days, random]) => tripIdOf(addDays(DhakaDate.parse('2000-01-01'), days), random));

test('an id says the trip of its attempt, and the attempt, in thirty letters', () => {
  fc.assert(
    fc.property(someTrip, (tripId) => {
      const tranId = newTranId(tripId);
      expect(TranId.parse(tranId)).toHaveLength(30);
      expect(parseTranId(tranId)).toEqual({ tripId, paymentId: paymentIdOf(tranId) });
    }),
  );
});

test('two attempts at a trip have ids of their own', () => {
  const tripId = tripIdOf(DhakaDate.parse('2026-11-27'), randomUUID());
  const ids = new Set(Array.from({ length: 1_000 }, () => newTranId(tripId)));
  expect(ids.size).toBe(1_000);
});

test.each([
  ['T5F3A', 'an id from before'],
  ['T'.padEnd(30, 'Z'), 'more than an id can say'],
  ['P'.padEnd(30, '1'), 'another letter'],
  ['T'.padEnd(30, 'é'), 'no digits'],
])('%s says nothing: %s', (tranId) => expect(parseTranId(tranId)).toBeUndefined());
